// Names of things: regions, cards, rats, cubes, borders, and what stands in a region.
import { colour } from "../../../lib/domain/seats";
import { has, list, t, together, type Values } from "../../../lib/text/words";
import { cubeAt, endsOf, place } from "../model/answers";
import { face } from "../model/faces";
import { countIn } from "../model/pieces";
import type { Region, View } from "../model/types";

export const regionName = (id: string): string => (has(`region-${id}`) ? t(`region-${id}`) : id);
export const cardName = (id: string): string => (has(`card-${id}`) ? t(`card-${id}`) : id);

/** A symbol as tokens name it: `Ch` is the Church. */
export const symbolName = (symbol: string): string => t(`symbol-${symbol.toLowerCase()}`);

/** A token by its place: `gallia.2` is "rat 2 in Gallia". */
export function tokenName(text: string): string {
  const at = place(text);
  return at ? t("token", { slot: at.slot, region: regionName(at.region) }) : text;
}

function tokenShort(text: string): string {
  const at = place(text);
  return at ? t("token.short", { slot: at.slot, region: regionName(at.region) }) : text;
}

/** "Majority 2, Knight 1": cubes by `majority`, `all`, or the card whose class took them. */
export function causes(lost: Iterable<readonly [cause: string, count: number]>): string {
  const name = (cause: string): string =>
    cause === "majority" ? symbolName("m") : cause === "all" ? symbolName("a") : cardName(cause);
  return list([...lost].flatMap(([cause, count]) => (count > 0 ? [t("cause", { name: name(cause), count })] : [])));
}

/** On what something can be noted: a region, or a rat in it. */
export const thingName = (thing: string): string => (place(thing) ? tokenName(thing) : regionName(thing));

export const regionOf = (thing: string): string => place(thing)?.region ?? thing;

/** A border or an arrow by the regions that it joins. */
export function linkName(text: string): string {
  return t("link", endValues(text));
}

/** A cube by its place, its colour and what it carries. */
export function cubeName(text: string): string {
  const at = cubeAt(text);
  return at ? t("cube", { name: colour(at.seat), region: regionName(at.region), potions: at.potions }) : text;
}

/** A cube where there is a mark of its colour beside it. */
function cubeShort(text: string): string {
  const at = cubeAt(text);
  return at ? t("cube.short", { region: regionName(at.region), potions: at.potions }) : text;
}

/** A thing on the map as short as can be, for long lists. */
export function spotShort(text: string): string {
  if (cubeAt(text)) return cubeShort(text);
  return endsOf(text) ? t("link.short", endValues(text)) : tokenShort(text);
}

function endValues(text: string): Values {
  const [one, two] = endsOf(text) ?? [text, text];
  return { one: regionName(one), two: regionName(two) };
}

export function faceName(text: string): string {
  return t("face", { limit: face(text).limit, symbols: symbolNames(text) });
}

/** The symbols of a face, where its limit has been named. */
export function symbolNames(text: string): string {
  return list(face(text).symbols.map(symbolName));
}

/** "2 Red, 1 Blue" */
export function cubeList(cubes: readonly number[]): string {
  return list(cubes.flatMap((count, seat) => (count > 0 ? [t("count-of", { count, name: colour(seat) })] : [])));
}

/** "Red 2 + 1": the potions of each cube that carries any. */
function potionList(potions: Region["potions"]): string {
  const carried = Object.entries(potions).filter(([, counts]) => counts.length > 0);
  return list(
    carried.map(([seat, counts]) => t("potions-of", { name: colour(Number(seat)), list: counts.join(" + ") })),
  );
}

/** What stands in a region besides cubes and rats, a sentence for each kind. */
export function regionPieces(id: string, view: View): string[] {
  const said = [];
  const [nuns, bishops] = [countIn(view.nuns, id), countIn(view.bishops, id)];
  const potions = potionList(view.regions[id]?.potions ?? {});
  const walled = view.walls.filter((link) => endsOf(link)?.includes(id));
  if (nuns > 0) said.push(t("region-nuns", { count: nuns }));
  if (bishops > 0) said.push(t("region-bishop"));
  if (potions !== "") said.push(t("region-potions", { list: potions }));
  if (walled.length > 0)
    said.push(t("region-walls", { list: together(walled.map((link) => regionName(across(link, id)))) }));
  return said;
}

function across(link: string, id: string): string {
  const [one, two] = endsOf(link) ?? [id, id];
  return one === id ? two : one;
}

/** A region in full, for those who don't see the map. */
export function regionFull(id: string, view: View, choice: boolean): string {
  const region = view.regions[id];
  const cubes = region?.cubes ?? [];
  const count = sum(cubes);
  return t("region-full", {
    region: regionName(id),
    rats: t("region-rats", { count: region?.tokens.length ?? 0 }),
    cubes: t("region-cubes", { count, list: cubeList(cubes) }),
    pieces: regionPieces(id, view)
      .map((piece) => `. ${piece}`)
      .join(""),
    plague: view.plague === id ? "yes" : "no",
    choice: choice ? "yes" : "no",
  });
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
