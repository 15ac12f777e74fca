// The board on the page as a picture of its own: its drawings with their styles written into them, and what is painted as it is.

const SVG = "http://www.w3.org/2000/svg";
/** What a game calls its board, and what lies over it without being part of it. */
const BOARD = "[data-picture]";
const BESIDE = "[data-beside], button";
const STYLES = [
  ...[
    "fill",
    "fill-opacity",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-dashoffset",
  ],
  ...[
    "stroke-linecap",
    "stroke-linejoin",
    "opacity",
    "visibility",
    "paint-order",
    "mix-blend-mode",
    "clip-path",
    "mask",
    "filter",
  ],
  ...[
    "marker-start",
    "marker-mid",
    "marker-end",
    "transform",
    "transform-origin",
    "translate",
    "scale",
    "rotate",
    "vector-effect",
  ],
  ...[
    "font-family",
    "font-size",
    "font-weight",
    "font-style",
    "letter-spacing",
    "text-anchor",
    "dominant-baseline",
    "stop-color",
  ],
];
/** What needs no word. */
const USUAL = new Set(["none", "normal", "auto", "visible", "1", "0px", "nonzero", "butt", "miter", "start"]);
const ALWAYS = new Set(["fill", "stroke", "stroke-width", "opacity", "visibility"]);
const HEAD = 46;
const LINE = 24;
const SIDE = 16;
/** As wide as the letters of a wide font are in the mean: viewers of the picture may lack ours. */
const LETTER = 9.5;

/** The words around the board. */
export interface Caption {
  title: string;
  lines: readonly string[];
}

/** The board that is on the page as SVG; null where it is none that could be drawn. */
export function pictureOf(page: ParentNode, { title, lines }: Caption): string | null {
  const board = page.querySelector<HTMLElement>(BOARD);
  if (!board) return null;
  const box = board.getBoundingClientRect();
  const [wide, high] = [Math.round(box.width), Math.round(box.height)];
  const wrappedLines = lines.flatMap((line) => wrapped(line, Math.floor((wide - 2 * SIDE) / LETTER)));
  const all = HEAD + high + SIDE + LINE * wrappedLines.length;
  const colours = getComputedStyle(board);
  const [paper, ink] = ["--paper", "--ink"].map((name) => resolved(board, name));
  const picture = element("svg", { xmlns: SVG, viewBox: `0 0 ${wide} ${all}`, width: wide, height: all });
  picture.append(element("rect", { width: wide, height: all, fill: paper }));
  picture.append(
    text(title, HEAD - 15, { "font-size": 26, fill: ink, "font-family": colours.getPropertyValue("--title") }),
  );
  const land = element("svg", { y: HEAD, width: wide, height: high, viewBox: `0 0 ${wide} ${high}` });
  land.append(element("rect", { width: wide, height: high, fill: behind(board) }));
  for (const layer of layersOf(board)) land.append(drawn(layer, box));
  picture.append(
    land,
    element("rect", { y: HEAD, width: wide, height: high, fill: "none", stroke: ink, "stroke-width": 3 }),
  );
  wrappedLines.forEach((line, i) =>
    picture.append(
      text(line, HEAD + high + LINE * (i + 1), { "font-size": 16, fill: ink, "font-family": colours.fontFamily }),
    ),
  );
  picture.append(lent(picture));
  return new XMLSerializer().serializeToString(picture);
}

/** An address under which a picture can be shown and saved. */
export function addressOf(picture: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
}

/** A picture in pixels, twice as fine. */
export async function pixelsOf(picture: string): Promise<Blob | null> {
  const image = new Image();
  image.src = addressOf(picture);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** A text in lines of so many letters at most, broken between words. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Drawings and paintings of the board from the lowest to the topmost, none within another. */
function layersOf(board: HTMLElement): (SVGSVGElement | HTMLCanvasElement)[] {
  return [...board.querySelectorAll<SVGSVGElement | HTMLCanvasElement>("canvas, svg")].filter((layer) => {
    const { width } = layer.getBoundingClientRect();
    return width > 0 && !layer.parentElement?.closest("svg") && !layer.closest(BESIDE);
  });
}

function drawn(layer: SVGSVGElement | HTMLCanvasElement, board: DOMRect): SVGElement {
  const { left, top, width, height } = layer.getBoundingClientRect();
  const place = { x: left - board.left, y: top - board.top, width, height };
  if (layer instanceof HTMLCanvasElement)
    return element("image", { ...place, href: layer.toDataURL(), preserveAspectRatio: "none" });
  const copy = styled(layer);
  // Without a window of its own it is drawn in pixels, which whatever lies around it may have made larger
  const own = layer.getAttribute("viewBox") ?? `0 0 ${layer.width.baseVal.value} ${layer.height.baseVal.value}`;
  for (const [name, value] of Object.entries({ ...place, viewBox: own })) copy.setAttribute(name, String(value));
  copy.setAttribute("overflow", "visible");
  return copy;
}

/** A copy that looks the same wherever it is shown. What is not shown is left out. */
function styled<T extends SVGElement>(original: T): T {
  const copy = original.cloneNode(true) as T;
  const [all, copies] = [
    [original, ...original.querySelectorAll("*")],
    [copy, ...copy.querySelectorAll("*")],
  ];
  all.forEach((from, i) => {
    const to = copies[i];
    const style = getComputedStyle(from);
    if (style.display === "none" && !from.closest("defs")) to?.remove();
    else to?.setAttribute("style", written(style, i === 0));
    to?.removeAttribute("class");
  });
  return copy;
}

/** The styles that matter; those of a whole drawing that place it on the page do not. */
function written(style: CSSStyleDeclaration, whole: boolean): string {
  return STYLES.filter((name) => !(whole && name.startsWith("tra")))
    .map((name) => [name, style.getPropertyValue(name)] as const)
    .filter(([name, value]) => value !== "" && (ALWAYS.has(name) || !USUAL.has(value)))
    .map(([name, value]) => `${name}:${value.replaceAll(/url\("[^#"]*(#[^"]+)"\)/g, "url($1)")}`)
    .join(";");
}

/** Patterns and the like that a picture takes from elsewhere on the page, and what these take in turn. */
function lent(picture: SVGElement): SVGElement {
  const defs = element("defs", {});
  const known = new Set([...picture.querySelectorAll("[id]")].map(({ id }) => id));
  const wanted = namesIn(picture);
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const found = known.has(id) ? null : document.getElementById(id);
    known.add(id);
    if (!(found instanceof SVGElement)) continue;
    const copy = styled(found);
    defs.append(copy);
    wanted.push(...namesIn(copy));
  }
  return defs;
}

/** The ids that something drawn leans on. */
function namesIn(drawing: SVGElement): string[] {
  return [...new XMLSerializer().serializeToString(drawing).matchAll(/(?:url\(|href=)["']?#([\w-]+)/g)].map(
    (it) => it[1] ?? "",
  );
}

/** The colour behind a thing: its own, or that of whatever it lies on. */
function behind(thing: Element): string {
  for (let at: Element | null = thing; at; at = at.parentElement) {
    const colour = getComputedStyle(at).backgroundColor;
    if (!/^rgba\(.*, 0\)$|^transparent$/.test(colour)) return colour;
  }
  return "white";
}

/** A colour of the house as it is now, by day or by night. */
function resolved(near: HTMLElement, name: string): string {
  const probe = near.appendChild(document.createElement("span"));
  probe.style.color = `var(${name})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

function text(said: string, y: number, attributes: Record<string, string | number | undefined>): SVGElement {
  const made = element("text", { x: SIDE, y, ...attributes });
  made.textContent = said;
  return made;
}

function element(name: string, attributes: Record<string, string | number | undefined>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) if (key !== "xmlns") made.setAttribute(key, String(value));
  return made;
}
