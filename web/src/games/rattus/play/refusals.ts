// Why something can't be chosen. That it can't is said by the server's list of answers; here the view is read for what stands in the way.
import { t } from "../../../lib/text/words";
import { parse, regionsOf } from "../model/answers";
import { ruleOf } from "../model/asked";
import type { Focus } from "../board/hand";
import { neighbours } from "../board/map";
import type { View } from "../model/types";
import { regionName } from "../words/names";
import { questionName, questionWhy } from "../words/questions";

export interface Refusal {
  /** Its words are `why-…`. */
  id: string;
  /** The tag of the rule, or the card whose passage explains it. */
  rule: string;
}

const NEW_RAT = ["rat", "extra rat"];
/** Questions that ask for a rat, for a cube of one's own, and for a region beside the one that they name. */
const FOR_RAT = ["monk from", "witch look", "witch look again"];
const FOR_CUBE = ["merchant from", "piper from", "king", "wizard"];
const BESIDE = ["monk to", "merchant to", "piper to"];
const FULL = 3;

/** Why what is looked at can't be chosen by the player asked; nothing where it can, or where nothing is known. */
export function refusals(view: View, focus: Focus): Refusal[] {
  const question = view.question ?? "";
  const turn = question === "turn";
  if (focus?.kind === "card") return turn ? cardRefusal(view, focus.id) : [{ id: "first", rule: ruleHere(view) }];
  if (focus?.kind !== "region" || !(focus.id in view.regions)) return [];
  if (turn) return turnRefusals(view, focus.id);
  if (holdsChoice(view, focus.id)) return [];
  const found = NEW_RAT.includes(question) ? ratRefusal(view, focus.id) : pieceRefusal(view, focus.id);
  return found.length > 0 ? found : [{ id: "asked", rule: ruleHere(view) }];
}

/** The same in words. */
export function reasons(view: View, focus: Focus): { text: string; rule: string }[] {
  const region = regionName(view.detail.region ?? "");
  const values = { question: questionName(view), why: questionWhy(view), region };
  return refusals(view, focus).map(({ id, rule }) => ({ text: t(`why-${id}`, values), rule }));
}

function ruleHere({ question, round }: View): string {
  return ruleOf(question ?? "", round) ?? "RAT-T1";
}

/** Whether the region, something in it or one of its borders can be chosen. */
function holdsChoice({ legal }: View, region: string): boolean {
  return legal.some((text) => regionsOf(parse(text)).includes(region));
}

/** What is missing in a region of that which a card asks for. */
function pieceRefusal(view: View, region: string): Refusal[] {
  const rule = ruleHere(view);
  const { tokens = [], cubes = [] } = view.regions[region] ?? {};
  const question = view.question ?? "";
  if (FOR_RAT.includes(question) && tokens.length === 0) return [{ id: "no-rat", rule }];
  if (FOR_CUBE.includes(question) && !cubes[view.seat]) return [{ id: "no-cube", rule }];
  if (question === "king" && tokens.length > 0) return [{ id: "rats-here", rule }];
  const from = view.detail.region;
  if (!from || !BESIDE.includes(question)) return [];
  if (!neighbours(from, Object.keys(view.regions)).includes(region)) return [{ id: "not-beside", rule }];
  return isWalled(view, from, region) ? [{ id: "wall-between", rule: "emperor" }] : [];
}

function isLegal(view: View, beginning: string): boolean {
  return view.legal.some((text) => text === beginning || text.startsWith(`${beginning} `));
}

function cardRefusal(view: View, card: string): Refusal[] {
  if (isLegal(view, `take ${card}`) || isLegal(view, `use ${card}`)) return [];
  if (view.cards[card] === view.seat) {
    return [view.turn.used.includes(card) ? { id: "used", rule: "RAT-T4" } : { id: "idle", rule: card }];
  }
  if (view.round === "final") return [{ id: "final", rule: "RAT-F3" }];
  return view.turn.taken ? [{ id: "taken", rule: "RAT-T2" }] : [];
}

/** In an open turn cubes may be added in a region, and the plague may go there: what of it can't be. */
function turnRefusals(view: View, region: string): Refusal[] {
  if (view.round === "final") return [{ id: "final", rule: "RAT-F3" }];
  const added = isLegal(view, `add ${region}`) ? [] : addRefusal(view, region);
  const moved = isLegal(view, `plague ${region}`) ? [] : plagueRefusal(view, region);
  return [...added, ...moved];
}

function addRefusal(view: View, region: string): Refusal[] {
  const rule = "RAT-T3";
  if (view.turn.added) return [{ id: "added", rule }];
  if (view.stock[view.seat] === 0) return [{ id: "stock", rule }];
  return view.regions[region]?.tokens.length === 0 ? [{ id: "no-rats", rule }] : [];
}

function plagueRefusal(view: View, region: string): Refusal[] {
  const rule = "RAT-C1";
  if (view.plague === region) return [{ id: "stay", rule }];
  if (isWalled(view, view.plague, region)) return [{ id: "wall", rule: "emperor" }];
  return [{ id: "far", rule }];
}

function ratRefusal(view: View, region: string): Refusal[] {
  const rule = "RAT-C2";
  if ((view.regions[region]?.tokens.length ?? 0) >= FULL) return [{ id: "full", rule }];
  if (view.bishops.includes(region)) return [{ id: "bishop", rule: "bishop" }];
  if (isWalled(view, view.plague, region)) return [{ id: "wall", rule: "emperor" }];
  const around = neighbours(view.plague ?? "", Object.keys(view.regions));
  return around.includes(region) ? [] : [{ id: "not-next", rule }];
}

function isWalled({ walls }: View, one: string | null, two: string): boolean {
  return walls.some((link) => link.split("-").sort().join() === [one ?? "", two].sort().join());
}
