import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { all, ICONS } from "./pictures.js";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47];

/** Width and height, as the head of a PNG tells them. */
function sizeOf(png) {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

it("draws icons for phones and what is shown of a link, in the sizes that are named", async () => {
  const files = await all();
  for (const png of Object.values(files)) expect([...png.slice(0, 4)]).toEqual(SIGNATURE);
  for (const side of ICONS) expect(sizeOf(files[`icon-${side}.png`])).toEqual([side, side]);
  expect(sizeOf(files["preview.png"])).toEqual([1200, 630]);
  // The letters are drawn as well: without them it is a third smaller
  expect(files["preview.png"].length).toBeGreaterThan(60_000);
  expect(files["preview.png"].length).toBeLessThan(200_000);

  const page = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  const manifest = JSON.parse(readFileSync(new URL("../public/manifest.webmanifest", import.meta.url), "utf8"));
  const named = [...page.matchAll(/"\/([\w-]+\.png)"/g)].map(([, name]) => name);
  named.push(...manifest.icons.map(({ src }) => src).filter((src) => src.endsWith(".png")));
  expect(named.sort()).toEqual(Object.keys(files).sort());
});
