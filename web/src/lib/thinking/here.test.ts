// Where searches for the viewer run.
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../device/settings.svelte";
import { note, searchesHere } from "./here";

/** What a browser says of a device with so many cores; `charging` undefined: it says nothing of the battery. */
function device(hardwareConcurrency: number, charging?: boolean): Navigator {
  const battery = charging === undefined ? {} : { getBattery: () => Promise.resolve({ charging }) };
  return { hardwareConcurrency, ...battery } as unknown as Navigator;
}

afterEach(() => {
  settings.thinking = "auto";
  note(1000, 1);
});

describe("searches", () => {
  it("run on a device with cores to spare that is charging", async () => {
    expect(await searchesHere(device(8, true))).toBe(true);
    expect(await searchesHere(device(2, true))).toBe(false);
    expect(await searchesHere(device(8, false))).toBe(false);
  });

  it("run on the server where the browser says nothing of the battery", async () => {
    expect(await searchesHere(device(8))).toBe(false);
  });

  it("run where the owner of the device wants it", async () => {
    settings.thinking = "here";
    expect(await searchesHere(device(1, false))).toBe(true);
    settings.thinking = "server";
    expect(await searchesHere(device(8, true))).toBe(false);
  });

  it("leave a device that was slow, until it was quick again", async () => {
    note(100, 1);
    expect(await searchesHere(device(8, true))).toBe(false);
    settings.thinking = "here";
    expect(await searchesHere(device(8, true))).toBe(true);
    settings.thinking = "auto";
    note(400, 2);
    expect(await searchesHere(device(8, true))).toBe(true);
  });
});
