// The fonts of the page within a picture: as an image it sees none of those that the page has fetched.
import { shownAs } from "./saving";

const ADDRESS = /url\("?([^")]+)"?\)/;
const fetched = new Map<string, Promise<string>>();

/** A picture with the fonts in which it is written, as far as the page has them. */
export async function withFonts(picture: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const loaded = new Set([...document.fonts].filter(({ status }) => status === "loaded").map(nameOfLoaded));
  const used = faces.filter((face) => loaded.has(nameOf(face)) && picture.includes(familyOf(face)));
  const styles = await Promise.all(used.map(embedded));
  return picture.replace(">", `><style>${styles.join("")}</style>`);
}

function familyOf({ style }: CSSFontFaceRule): string {
  return bare(style.getPropertyValue("font-family"));
}

function nameOf({ style }: CSSFontFaceRule): string {
  return named(...["font-family", "font-style", "unicode-range"].map((name) => style.getPropertyValue(name)));
}

function nameOfLoaded({ family, style, unicodeRange }: FontFace): string {
  return named(family, style, unicodeRange);
}

function named(...values: string[]): string {
  return values.map((value) => bare(value).toUpperCase()).join("/");
}

function bare(text: string): string {
  return text.replaceAll(/["']/g, "");
}

/** A face with its file in it. */
async function embedded(face: CSSFontFaceRule): Promise<string> {
  const address = ADDRESS.exec(face.style.getPropertyValue("src"))?.[1] ?? "";
  const whole = new URL(address, face.parentStyleSheet?.href ?? document.baseURI).href;
  const file = fetched.get(whole) ?? fetch(whole).then(async (answer) => shownAs(await answer.blob()));
  fetched.set(whole, file);
  return face.cssText.replace(ADDRESS, `url("${await file}")`);
}
