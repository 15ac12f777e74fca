import type { Entry } from "../../../lib/api/types";
import { lyingOf, NONE, settingOf, TAKE } from "../model/answers";
import { first, t, type StepName } from "../../../lib/text/words";
import { kindOf } from "../model/parts";
import type { Onto, Tiles } from "../model/tiles";
import type { View } from "../model/types";
import { roleName, sidesName, spotName, tileName } from "./names";
import { whereFrom } from "./places";

const LAY = / r\d$/;

export function questionName(view: View, tiles: Tiles): string {
  const tile = view.tile ? tileName(tiles, view.tile) : "";
  return first([`question-${(view.question ?? "other").replaceAll(" ", "-")}`, "question-other"], { tile, seat: "" });
}

export function questionWhy(view: View): string {
  return first([`question-${(view.question ?? "other").replaceAll(" ", "-")}.why`, "question-other.why"]);
}

export function watchName(view: View, seat: string): string {
  return first([`watch-${view.question ?? "other"}`, "watch-other"], { seat });
}

/** An answer about a figure: as a choice, as a button that commits it, alone or with the tile, and as short as can be. */
export function followerName(
  answer: string,
  onto: Onto,
  form: "" | ".confirm" | ".with" | ".short" = "",
  points = 0,
): string {
  if (answer === NONE) return t(`answer-none${form}`);
  if (answer === TAKE) return t(`answer-take-abbot${form}`, { at: onto.at, points });
  const set = settingOf(answer);
  if (!set) return t(`answer-other${form}`, { text: answer });
  const feature = kindOf(set.on);
  return t(`answer-follower${form}`, {
    one: roleName(set.figure, feature, ".one"),
    role: roleName(set.figure, feature),
    spot: spotName(onto.tiles, onto.tile, set.on, onto.r),
  });
}

/** A lay is seen on the board; it is said by its way from the start. */
function layName(text: string): StepName {
  const { at, r } = lyingOf(text);
  return { name: t("step-lay"), where: t("text-lay", { place: whereFrom(at), r }) };
}

/** The answer of a turn that lays the tile. */
export function layIn(answers: string): string | undefined {
  return answers.split("; ").find((answer) => LAY.test(answer));
}

/** A turn that bots would play, step by step; `tile` is the one that is laid, "" where it isn't known. */
export function turnName(answers: string, tiles: Tiles, tile: string): StepName[] {
  const lay = layIn(answers);
  const r = lay ? lyingOf(lay).r : 0;
  return answers
    .split("; ")
    .map((answer) => (answer === lay ? layName(lay) : { name: stepName(answer, tiles, tile, r) }));
}

/** A figure that is set is named with its sides: a tile may have two cities. */
function stepName(answer: string, tiles: Tiles, tile: string, r: number): string {
  const set = settingOf(answer);
  if (!set) return chipName(answer);
  const role = roleName(set.figure, kindOf(set.on));
  return t("step-follower", { role, sides: sidesName(tiles, tile, set.on, r) });
}

/** The tile that was drawn last before so many answers; "" where none was. */
export function tileDrawn(entries: readonly Entry[], at: number): string {
  const before = entries.filter(({ length }) => length <= at).flatMap(({ events }) => events);
  const { tile } = before.findLast(({ kind }) => kind === "tile-drawn") ?? {};
  return typeof tile === "string" ? tile : "";
}

/** A done step, as short as can be. */
export function chipName(answer: string): string {
  if (answer === NONE) return t("chip-none");
  if (answer === TAKE) return t("chip-take-abbot");
  if (LAY.test(answer)) return t("chip-lay", { at: lyingOf(answer).at });
  const set = settingOf(answer);
  return set ? t("chip-follower", { role: roleName(set.figure, kindOf(set.on)) }) : t("chip-other", { text: answer });
}
