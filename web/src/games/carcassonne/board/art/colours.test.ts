// Meadow, town, road, water and table are told apart by lightness alone, however somebody sees colours: by the very values in use.
import { describe, expect, it } from "vitest";
import css from "./tile.css?raw";
import defs from "./Defs.svelte?raw";

const [app = ""] = Object.values(
  import.meta.glob<string>("/src/app.css", { query: "?raw", import: "default", eager: true }),
);

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
const SEATS = [0, 1, 2, 3, 4, 5];
/** In OKLab; letters, shapes and hatching tell them apart as well. */
const APART = 0.08;

function times([a, b, c]: Colour, [x, y, z]: Colour): number {
  return a * x + b * y + c * z;
}

/** A colour of the stylesheet as light, by day and by night. */
function colours(name: string): [Colour, Colour] {
  return hexes(css, `cc-${name}`).map((hex) => light(parts(hex))) as [Colour, Colour];
}

/** The colour in which a seat owns fields. */
function owned(seat: number): [Colour, Colour] {
  const share = Number(
    new RegExp(`--cc-own-${seat}: color-mix\\(in srgb, var\\(--seat-${seat}\\), white (\\d+)%`).exec(css)?.[1],
  );
  const mixed = (part: number) => part * (1 - share / 100) + share / 100;
  return hexes(app, `seat-${seat}`).map((hex) => light(parts(hex).map(mixed))) as [Colour, Colour];
}

function hexes(sheet: string, name: string): string[] {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(sheet);
  if (!found) throw new Error(`no colour ${name}`);
  return found.slice(1);
}

function parts(hex: string): number[] {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255);
}

function light(parts: readonly number[]): Colour {
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

it.each(SEATS)("what marks the fields of seat %i stands out from a river by day and at night", (seat) => {
  for (const theme of [0, 1] as const) {
    const eye = EYES["every colour"] as (typeof EYES)[string];
    const [owner, water] = [owned(seat), colours("water")].map((it) => lightness(it[theme], eye) + 0.05) as [
      number,
      number,
    ];
    expect(Math.max(owner, water) / Math.min(owner, water)).toBeGreaterThanOrEqual(LEAST);
  }
});

/** How far apart two colours look to somebody: the distance in OKLab. */
function apart(one: Colour, other: Colour, eye: readonly [Colour, Colour, Colour]): number {
  const [a, b] = [one, other].map((it) =>
    oklab(eye.map((row) => Math.min(1, Math.max(0, times(row, it)))) as unknown as Colour),
  );
  return Math.hypot(...[0, 1, 2].map((i) => (a?.[i] ?? 0) - (b?.[i] ?? 0)));
}

/** Björn Ottosson's OKLab (2020) of light. */
function oklab(seen: Colour): Colour {
  const cones: Colour[] = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ];
  const lms = cones.map((row) => Math.cbrt(times(row, seen))) as unknown as Colour;
  const axes: Colour[] = [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ];
  return axes.map((row) => times(row, lms)) as unknown as Colour;
}

describe.each(Object.entries(EYES))("eyes that see %s", (_, eye) => {
  it.each([
    ["by day", 0],
    ["at night", 1],
  ] as const)("tell the seats apart by their colours %s", (_, theme) => {
    const seats = SEATS.map((seat) => light(parts(hexes(app, `seat-${seat}`)[theme] ?? "")));
    for (const [a, one] of seats.entries())
      for (const [b, other] of seats.slice(0, a).entries())
        expect(apart(one, other, eye), `seats ${a} and ${b}`).toBeGreaterThanOrEqual(APART);
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
