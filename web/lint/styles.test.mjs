// Styles keep to the scale of app.css and to the named layouts.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { written } from "../scripts/layouts.js";
import { layouts } from "../src/lib/ui/layouts.js";

const SRC = join(import.meta.dirname, "../src");
const STYLED = /\.(?:css|svelte)$/;

/** The styles of every file, without comments, by its path. */
const styles = readdirSync(SRC, { recursive: true })
  .filter((file) => STYLED.test(file))
  .map((file) => {
    const text = readFileSync(join(SRC, file), "utf8");
    const css = file.endsWith(".css") ? text : (/<style[^>]*>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "");
    return { file, css: css.replace(/\/\*[\s\S]*?\*\//g, "") };
  });

const SCALED = /(?<=[;{\s])((?:(?:row|column)-)?gap|padding[a-z-]*|margin[a-z-]*|font(?:-size)?): ([^;{}]*);/g;
/** A length that is none of the scale; em grows with the letters, and a pixel makes up for a border. */
const LENGTH = /(?<![\w.-])-?\d*\.?\d+(?:rem|px|pt|cm|mm)\b/g;
/** Text in a drawing is as large as the drawing says: its pixels are units of that. */
const DRAWN = /\btext(?:\.[\w-]+)?\s*\{[^}]*$/;

/** Declarations whose sizes are not of the scale. */
function unscaled(css) {
  return [...css.matchAll(SCALED)]
    .filter(([, property, value]) => {
      const lengths = value.match(LENGTH) ?? [];
      return lengths.some((it) => property.startsWith("font") || !/^-?1px$/.test(it));
    })
    .filter(({ 1: property, index }) => !(property === "font" && DRAWN.test(css.slice(0, index))))
    .map(([declaration]) => declaration);
}

/** Media queries that ask for a width or a height themselves. */
function unnamed(css) {
  return [...css.matchAll(/@media ([^{]*)\{/g)]
    .map(([, query]) => query.trim())
    .filter((it) => /width|height/.test(it));
}

it("sees what is off the scale", () => {
  expect(unscaled("p { gap: 0.5rem; }")).toEqual(["gap: 0.5rem;"]);
  expect(unscaled("p { margin: 0 calc(-1 * var(--space-2)); font-size: 15px; }")).toEqual(["font-size: 15px;"]);
  expect(unscaled("p { padding: 1px 0.2em; } .badge text { font: 700 9px var(--text); }")).toEqual([]);
  expect(unnamed("@media (--phone) and (min-width: 20rem) { p {} }")).toHaveLength(1);
});

it("takes every size of letters and every space from the scale", () => {
  // The size of the page itself: all others are relative to it
  const whole = ["font: 400 16px/1.45 var(--text);"];
  const found = styles.flatMap(({ file, css }) => unscaled(css).map((it) => `${file}: ${it}`));
  expect(found).toEqual(whole.map((it) => `app.css: ${it}`));
});

it("takes every layer above the page from the scale", () => {
  const found = styles.flatMap(({ file, css }) =>
    (css.match(/z-index: (?![01];|var\(--layer-)[^;]*/g) ?? []).map((it) => `${file}: ${it}`),
  );
  expect(found).toEqual([]);
});

it("has eight sizes of letters and eight spaces at most, and uses them all", () => {
  const all = styles.map(({ css }) => css).join("\n");
  for (const scale of ["type", "space"]) {
    const names = new Set([...all.matchAll(new RegExp(`(--${scale}-\\d+):`, "g"))].map(([, name]) => name));
    expect(names.size).toBeLessThanOrEqual(8);
    const used = new Set([...all.matchAll(new RegExp(`var\\((--${scale}-[\\w-]+)\\)`, "g"))].map(([, name]) => name));
    expect([...used].sort()).toEqual([...names].sort());
  }
});

it("reaches into no more components than it does", () => {
  // A parent passes a custom property that its child reads, or the child has the rule: lower the number when one of them goes
  const most = 46;
  const lines = styles.flatMap(({ css }) => css.split("\n").filter((line) => line.includes(":global")));
  expect(lines.length).toBe(most);
});

it("asks for widths and heights of the window by name", () => {
  expect(styles.flatMap(({ file, css }) => unnamed(css).map((it) => `${file}: ${it}`))).toEqual([]);
  for (const { file, css } of styles) expect(() => written(css, layouts, file), file).not.toThrow();
});

it("writes names of layouts out", () => {
  expect(written("@media (--phone) { p {} }", layouts)).toBe(`@media ${layouts.phone} { p {} }`);
  expect(written("@media (--on-side) and (--long) {", layouts)).toBe(
    `@media (${layouts["on-side"]}) and ${layouts.long} {`,
  );
  expect(written("@media not (--on-side) {", layouts)).toBe(`@media not (${layouts["on-side"]}) {`);
  expect(() => written("@media (--fone) {", layouts, "app.css")).toThrow("app.css: no layout is called --fone");
});
