import { beforeAll, expect, it, vi } from "vitest";

beforeAll(() => {
  vi.stubGlobal("location", { origin: "https://example.org" });
});

const RECORD = JSON.stringify({
  game: "rattus",
  format: 1,
  names: ["Ada", null],
  answers: Array(200).fill("take king"),
});

async function links(): Promise<typeof import("./links")> {
  return await import("./links");
}

it("a link brings back the game and the moment", async () => {
  const { linkTo, readLink } = await links();
  const { hash } = new URL(await linkTo(RECORD, 12));
  expect(await readLink(hash)).toEqual({
    record: RECORD,
    game: "rattus",
    names: ["Ada", null],
    at: 12,
    isRunning: false,
  });
  expect(hash.length).toBeLessThan(RECORD.length / 5);
});

it("a link to a game in play says so", async () => {
  const { linkTo, readLink } = await links();
  const text = JSON.stringify({ game: "rattus", names: ["Ada", "Novice"], bots: [null, "novice"], record: {} });
  expect(await readLink(new URL(await linkTo(text, null)).hash)).toMatchObject({ record: text, isRunning: true });
});

it("a link to the end has no moment", async () => {
  const { linkTo, readLink } = await links();
  expect((await readLink(new URL(await linkTo(RECORD, null)).hash)).at).toBeNull();
});

it("a link may lead to the server that the site belongs to", async () => {
  const { linkTo } = await links();
  expect(await linkTo(RECORD, 12, "/games/")).toMatch(/^https:\/\/example\.org\/games\/#game=.*&at=12$/);
});

it("a link that lost its end is broken, and so is one to something else", async () => {
  const { linkTo, readLink } = await links();
  const { hash } = new URL(await linkTo(RECORD, null));
  for (const damaged of [hash.slice(0, -9), "#game=", "#game=!!!", `${hash}&at=soon`])
    await expect(readLink(damaged)).rejects.toMatchObject({ fault: "broken" });
});

it("a link that is too long is refused before it is unpacked, and so is one that unpacks to too much", async () => {
  const { linkTo, readLink } = await links();
  await expect(readLink(`#game=${"A".repeat(40_000)}`)).rejects.toMatchObject({ fault: "too-long" });
  const { hash } = new URL(await linkTo(JSON.stringify({ game: "rattus", more: " ".repeat(2_000_000) }), null));
  await expect(readLink(hash)).rejects.toMatchObject({ fault: "too-long" });
});
