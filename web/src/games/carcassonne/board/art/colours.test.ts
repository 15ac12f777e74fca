// Meadow, town, road, water and table are told apart by lightness alone, however somebody sees colours: by the very values in use.
import { describe, expect, it } from "vitest";
import css from "./tile.css?raw";
import defs from "./Defs.svelte?raw";

type Colour = readonly [number, number, number];

/** What the eye makes of red, green and blue light, by Machado, Oliveira and Fernandes (2009), where one kind of cone is missing. */
const EYES: Record<string, readonly [Colour, Colour, Colour]> = {
  "every colour": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red": [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  "no green": [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  "no blue": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** How much of the lightness is that of red, green and blue: greyscale is this alone. */
const LIGHTNESS: Colour = [0.2126, 0.7152, 0.0722];
const GROUNDS = ["meadow", "town", "road", "water", "table"];
const LEAST = 1.8;
const STANDS_OUT = 1.4;

function times([a, b, c]: Colour, [x, y, z]: Colour): number {
  return a * x + b * y + c * z;
}

/** A colour of the stylesheet as light, by day and by night. */
function colours(name: string): [Colour, Colour] {
  const found = new RegExp(`--cc-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  if (!found) throw new Error(`no colour ${name}`);
  return found.slice(1).map(light) as [Colour, Colour];
}

function light(hex: string): Colour {
  const parts = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
  return parts.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)) as unknown as Colour;
}

/** How light a colour is to somebody, from 0 to 1. */
function lightness(colour: Colour, eye: readonly [Colour, Colour, Colour]): number {
  const seen = eye.map((row) => Math.min(1, Math.max(0, times(row, colour)))) as unknown as Colour;
  return times(LIGHTNESS, seen);
}

describe("the hatching of what is lit", () => {
  it.each(["meadow", "town", "water"])("stands out from %s by day and at night, for everybody", (ground) => {
    const hatching = /id="cc-lit"[^]*?stroke="var\(--cc-(\w+)\)"/.exec(defs)?.[1] ?? "";
    for (const eye of Object.values(EYES))
      for (const theme of [0, 1] as const) {
        const seen = [hatching, ground].map((name) => lightness(colours(name)[theme], eye) + 0.05);
        expect(Math.max(...seen) / Math.min(...seen)).toBeGreaterThanOrEqual(STANDS_OUT);
      }
  });
});

describe.each(Object.entries(EYES))("eyes that see %s", (_, eye) => {
  it.each([
    ["by day", 0],
    ["at night", 1],
  ] as const)("tells the grounds apart %s", (_, theme) => {
    const seen = GROUNDS.map((name) => ({ name, light: lightness(colours(name)[theme], eye) }));
    seen.sort((a, b) => a.light - b.light);
    for (const [i, darker] of seen.slice(0, -1).entries()) {
      const lighter = seen[i + 1] as (typeof seen)[number];
      const contrast = (lighter.light + 0.05) / (darker.light + 0.05);
      expect(contrast, `${darker.name} and ${lighter.name}`).toBeGreaterThanOrEqual(LEAST);
    }
    const [spent = 0, marker = 0] = ["spent", "pest"].map((name) => lightness(colours(name)[theme], eye) + 0.05);
    expect(spent / marker, "a plague tile that is laid, and a marker").toBeGreaterThanOrEqual(LEAST);
  });
});
