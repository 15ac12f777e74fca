// What each sound is, measured: audible, short, its own, and never too loud.
import { expect, test } from "vitest";
import { RECIPES } from "../lib/sound/recipes";

const RATE = 22_050;
const SECONDS = 2;
/** A sound is compared part by part, twenty of them a second. */
const PART = RATE / 20;
const PARTS = 24;

type Recipe = (typeof RECIPES)[keyof typeof RECIPES];

/** How loud and how high a sound is in each part, what the ear tells sounds apart by; its highest sample, and when it ends in seconds. */
async function measured(recipe: Recipe) {
  const audio = new OfflineAudioContext(1, SECONDS * RATE, RATE);
  recipe({ audio, out: audio.destination, at: 0 });
  const samples = (await audio.startRendering()).getChannelData(0);
  const parts = Array.from({ length: PARTS }, (_, i) => samples.subarray(i * PART, (i + 1) * PART));
  const loudness = parts.map((part) => Math.hypot(...part) / Math.sqrt(part.length));
  const crossings = (part: Float32Array) => part.filter((it, i) => i > 0 && it * (part[i - 1] ?? 0) < 0).length;
  return {
    peak: Math.max(...samples.map(Math.abs)),
    ends: (samples.findLastIndex((it) => Math.abs(it) > 0.001) + 1) / RATE,
    loudness,
    height: parts.map((part, i) => ((loudness[i] ?? 0) > 0.005 ? crossings(part) : 0)),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

test("every sound is audible, short and its own, and none clips", async () => {
  const kinds = Object.keys(RECIPES);
  expect(kinds.length).toBeGreaterThan(15);
  const found = await Promise.all(Object.values(RECIPES).map(measured));
  for (const [i, { peak, loudness, ends, height }] of found.entries()) {
    expect(peak, kinds[i]).toBeGreaterThan(0.08);
    expect(peak, kinds[i]).toBeLessThan(0.98);
    expect(Math.max(...loudness), kinds[i]).toBeGreaterThan(0.03);
    expect(ends, kinds[i]).toBeGreaterThan(0.05);
    expect(ends, kinds[i]).toBeLessThanOrEqual(1.2);
    for (const [j, other] of found.slice(0, i).entries()) {
      const apart = sum(height.map((it, part) => Math.abs(it - (other.height[part] ?? 0))));
      const most = sum(height.map((it, part) => Math.max(it, other.height[part] ?? 0)));
      expect(apart, `${kinds[i]} and ${kinds[j]}`).toBeGreaterThan(0.1 * most);
    }
  }
});
