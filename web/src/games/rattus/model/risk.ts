// What the next ravage may cost every player.
import { expectedOf, ravageWith, type Odds } from "./odds";

export interface Risks {
  /** It is the final one, which comes to all regions. */
  final: boolean;
  /** The cubes that every seat is expected to lose, before the final ravage where the plague would cost it most. */
  lost: number[];
}

/** Without abilities; null while the plague has gone on already. */
export function risksOf({ reach, regions }: Odds): Risks | null {
  const all = Object.values(regions);
  const final = all.some(({ ravages }) => ravages.some(({ when }) => when === "last"));
  if (!final && reach.length === 0) return null;
  const costs = (final ? all : reach.flatMap((region) => regions[region] ?? [])).flatMap((region) => {
    const ravage = ravageWith(region, final ? "last" : "now", []);
    return ravage ? [expectedOf(ravage)] : [];
  });
  const seats = all.flatMap(({ ravages }) => ravages.map(({ lost }) => lost.length));
  const lost = Array.from({ length: Math.max(0, ...seats) }, (_, seat) => {
    const own = costs.map((cost) => cost[seat] ?? 0);
    return final ? own.reduce((sum, cost) => sum + cost, 0) : Math.max(0, ...own);
  });
  return { final, lost };
}
