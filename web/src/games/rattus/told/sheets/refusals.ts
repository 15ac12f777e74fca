// Why something can't be chosen. That it can't is said by the server's list of answers; here the view is read for what stands in the way.
import type { Focus } from "../../drawn/board/hand";
import { neighbours } from "../../drawn/board/map";
import type { View } from "../../types";

export interface Refusal {
  /** Its words are `why-…`. */
  id: string;
  /** The tag of the rule, or the card whose passage explains it. */
  rule: string;
}

const NEW_RAT = ["rat", "extra rat"];
const FULL = 3;

/** Why what is looked at can't be chosen by whoever is asked; nothing where it can, or where nothing is known. */
export function refusals(view: View, focus: Focus): Refusal[] {
  if (focus?.kind === "card") return view.question === "turn" ? cardRefusal(view, focus.id) : [];
  if (focus?.kind !== "region" || !(focus.id in view.regions)) return [];
  if (NEW_RAT.includes(view.question ?? "")) return isLegal(view, focus.id) ? [] : ratRefusal(view, focus.id);
  return view.question === "turn" ? turnRefusals(view, focus.id) : [];
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
  if (isWalled(view, region)) return [{ id: "wall", rule: "emperor" }];
  return [{ id: "far", rule }];
}

function ratRefusal(view: View, region: string): Refusal[] {
  const rule = "RAT-C2";
  if ((view.regions[region]?.tokens.length ?? 0) >= FULL) return [{ id: "full", rule }];
  if (view.bishops.includes(region)) return [{ id: "bishop", rule: "bishop" }];
  if (isWalled(view, region)) return [{ id: "wall", rule: "emperor" }];
  const around = neighbours(view.plague ?? "", Object.keys(view.regions));
  return around.includes(region) ? [] : [{ id: "not-next", rule }];
}

/** Whether a wall stands between the plague and a region beside it. */
function isWalled(view: View, region: string): boolean {
  return view.walls.some((link) => link.split("-").sort().join() === [view.plague ?? "", region].sort().join());
}
