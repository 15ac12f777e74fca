// The map in words, for those who don't see it: what a region holds and what lies next to it.
import { inOrder, list, t, together } from "../../../lib/text/words";
import { colour } from "../../../lib/domain/seats";
import { endsOf } from "../model/answers";
import { map } from "../board/map";
import { odds } from "../model/faces";
import { counted, countIn, isOpen } from "../model/pieces";
import type { Token, View } from "../model/types";
import { cubeList, faceName, regionName, sum, tokenName } from "../words/names";

/** The regions beside a region in this game, by land and by arrow, walls named: "By land: Gallia, Italia (behind a wall)." */
export function neighbourSentences(id: string, { regions, walls }: Pick<View, "regions" | "walls">): string[] {
  return (["border", "arrow"] as const).flatMap((kind) => {
    const names = Object.keys(map.links)
      .filter((link) => map.links[link]?.kind === kind)
      .flatMap((link) => {
        const ends = endsOf(link) ?? ["", ""];
        const other = ends.includes(id) ? ends.find((end) => end !== id) : undefined;
        return other && other in regions ? [{ link, other }] : [];
      })
      .map(({ link, other }) =>
        walls.includes(link) ? t("text-walled", { region: regionName(other) }) : regionName(other),
      )
      .sort(inOrder);
    return names.length > 0 ? [t(`text-next-${kind}`, { list: list(names) })] : [];
  });
}

/** How many rats there are, out of how many, and what is to be said of single ones. */
export function ratSentences(id: string, view: View): string[] {
  const tokens = view.regions[id]?.tokens ?? [];
  const most = map.regions[id]?.tokens.length ?? 0;
  const single = tokens.flatMap((token, i) => ratSentence(view, id, token, i + 1));
  return [t("text-rats-of", { count: tokens.length, most }), ...single];
}

/** A rat about which more is known than that it lies there. */
function ratSentence(view: View, id: string, rat: Token, slot: number): string[] {
  const token = tokenName(`${id}.${slot}`);
  if (rat.face) return [t(isOpen(view, id, rat) ? "token-open" : "token-known", { token, face: faceName(rat.face) })];
  const { seen } = rat;
  return seen.length > 0 ? [t("token-known-others", { token, seats: together(seen.map(colour)) })] : [];
}

/** Who lives in a region, and as how many that counts against limits. */
export function peopleSentences(id: string, view: View): string[] {
  const cubes = view.regions[id]?.cubes ?? [];
  const population = sum(cubes);
  const limit = counted(cubes, countIn(view.nuns, id));
  const said = [t("region-cubes", { count: population, list: cubeList(cubes) })];
  return limit === population ? said : [...said, t("text-counted", { count: limit })];
}

/** How many of the rats that may lie here would break out, by what the viewer knows of them. */
export function chanceSentences(id: string, view: View): string[] {
  const region = view.regions[id];
  const limit = counted(region?.cubes ?? [], countIn(view.nuns, id));
  if (!region || limit === 0) return [];
  const { known, reached, hidden } = odds(region.tokens, view.hidden, limit);
  const said = known > 0 ? [t("region-known", { known, reached, limit })] : [];
  return hidden ? [...said, t("region-odds", { ...hidden, limit })] : said;
}

export function regionSentence(id: string, view: View): string {
  const said = [peopleSentences(id, view), ratSentences(id, view), neighbourSentences(id, view)].flat();
  const plague = view.plague === id ? [t("plague-at", { region: regionName(id) })] : [];
  return [`${regionName(id)}:`, ...[...said, ...plague].map((it) => (/[.!]$/.test(it) ? it : `${it}.`))].join(" ");
}
