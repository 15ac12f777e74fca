// What the map says, in the language that is spoken.
import { Noted } from "../../../lib/board/noted.svelte";
import { colour } from "../../../lib/domain/seats";
import { t } from "../../../lib/text/words";
import type { Labels } from "../board/labels";
import { cubeList, faceName, linkName, regionFull, regionName, tokenName } from "./names";

/** The texts of a map; regions and rats are named with what is noted on them. */
export function boardLabels(noted = new Noted()): Labels {
  return {
    map: () => t("table-map"),
    zoom: (way) => t(`table-zoom-${way}`),
    sea: (name) => t(`sea-${name}`),
    regionName,
    region: (id, view, choice) => noted.with(regionFull(id, view, choice), id),
    link: (id) => t("link-choose", { link: linkName(id) }),
    wall: (number, link) => t("wall", { number, link: linkName(link) }),
    guest: (kind, number, region) => t(kind, { number, region: regionName(region) }),
    plague: (region) => t("plague-at", { region: regionName(region) }),
    cubes: (seat, region, count) => t("cube-choose", { name: colour(seat), region: regionName(region), count }),
    token(id, { face }, open, choice) {
      const known = open ? "token-open" : "token-known";
      const values = { token: tokenName(id), face: face ? faceName(face) : "" };
      const name = noted.with(t(face ? known : "token-hidden", values), id);
      return choice ? t("token-choose", { name }) : name;
    },
    more: (there, count) => t(count < 0 ? "preview-less" : "preview-more", { there, count: Math.abs(count) }),
    palace: () => t("palace"),
    palaceCubes: (cubes) =>
      cubes.some((count) => count > 0) ? t("palace-full", { list: cubeList(cubes) }) : t("palace-empty"),
  };
}
