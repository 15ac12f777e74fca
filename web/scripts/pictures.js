// Pictures for what can show no SVG: home screens of phones, and pages that tell of a link. Drawn when the client is built.
import { readFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import subset from "subset-font";

const PACKAGES = new URL("../node_modules/", import.meta.url);
const ICON = new URL("../public/icon.svg", import.meta.url);
const PREVIEW = new URL("../pictures/preview.svg", import.meta.url);
const TITLES = new URL("@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2", PACKAGES);
/** Pixels of a side, as phones want them. */
export const ICONS = [180, 192, 512];
/** Pixels across, as wide as pages show it at most. */
const ACROSS = 1200;

let ready;

/** The pixels of a drawing, so many across, as PNG. */
async function drawn(svg, across) {
  ready ??= initWasm(readFileSync(new URL("@resvg/resvg-wasm/index_bg.wasm", PACKAGES)));
  await ready;
  const words = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join("");
  const letters = words && (await subset(readFileSync(TITLES), words, { targetFormat: "sfnt" }));
  const made = new Resvg(svg, {
    fitTo: { mode: "width", value: across },
    font: { fontBuffers: letters ? [letters] : [], loadSystemFonts: false },
  });
  return made.render().asPng();
}

export async function all() {
  const icon = readFileSync(ICON, "utf8");
  const icons = ICONS.map(async (side) => [`icon-${side}.png`, await drawn(icon, side)]);
  const preview = drawn(readFileSync(PREVIEW, "utf8"), ACROSS).then((png) => ["preview.png", png]);
  return Object.fromEntries(await Promise.all([...icons, preview]));
}

export function pictures() {
  return {
    name: "pictures",
    apply: "build",
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await all())) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
