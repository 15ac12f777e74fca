// Words for the things of Carcassonne: tiles, features, figures, answers, questions, events as sentences.
import { nameOf } from "../../../../lib/seats";
import type { Seat } from "../../../../lib/api/types";
import { mark } from "../../../../lib/table/marks";
import { first, has, list, t, type Values } from "../../../../lib/words";
import type { CarcassonneEvent, EventOf, Scored } from "../../events";
import { NONE, settingOf, sidesAt, TAKE, lyingOf } from "../../chosen/lays";
import { kindOf } from "../../parts";
import { each } from "../chronicle/scores";
import type { Tiles } from "../../tiles";
import type { Change, FeatureKind, FigureKind, Laid, Figure, Options, Supply, View } from "../../types";

const SIDES = ["N", "E", "S", "W"];
const GARDEN = "-garden";

const yes = (is: boolean | undefined): string => (is ? "yes" : "no");

/** A tile by its letters: "tile D", "plague tile PA", "tile E with a garden". */
export function tileName(tiles: Tiles, id: string): string {
  return t("tile", {
    id: id.replace(GARDEN, ""),
    plague: yes(tiles.get(id)?.plague),
    garden: yes(id.endsWith(GARDEN)),
  });
}

/** What a tile looks like as it lies, for those who don't see it: "tile D: city north, road east and west, 2 fields". */
export function tileLooks(tiles: Tiles, id: string, r: number): string {
  const parts = tiles.get(id)?.features ?? [];
  const said = parts
    .filter((part) => part.kind !== "field")
    .map((part) =>
      t(`part-${part.kind}`, {
        sides: sidesName(tiles, id, part.id, r),
        pennants: part.pennants ?? 0,
        cathedral: yes(part.cathedral),
        inn: yes(part.inn),
      }),
    );
  const fields = parts.filter((part) => part.kind === "field").length;
  if (fields > 0) said.push(t("part-field", { count: fields }));
  return t("tile-looks", { tile: tileName(tiles, id), list: list(said) });
}

/** The sides that a part reaches as the tile lies, in words: "north, east"; `none` where it reaches none. */
export function sidesName(tiles: Tiles, tile: string, on: string, r: number): string {
  const sides = sidesAt(tiles, tile, on, r);
  return sides.length === 0 ? "none" : list(sides.map((side) => t(`side-${SIDES[side]}`)));
}

/** A part of a tile as a place for a figure: "city (north)". */
export function spotName(tiles: Tiles, tile: string, on: string, r: number): string {
  return t("spot", { feature: kindOf(on), sides: sidesName(tiles, tile, on, r) });
}

/** What a figure is called where it stands: a follower in a city is a knight. */
export function roleName(figure: FigureKind, feature: FeatureKind, form: "" | ".one" | ".many" = ""): string {
  if (figure === "abbot") return t(`role-abbot${form}`);
  return t(`role-${figure === "large" ? "large-" : ""}${feature}${form}`);
}

/** What is left in a supply: "5 followers, one large follower". */
export function supplyName(supply: Supply): string {
  const said = (["follower", "large", "abbot"] as const).flatMap((figure) => {
    const count = supply[figure] ?? 0;
    return count > 0 ? [t(`supply-${figure}`, { count })] : [];
  });
  return said.length > 0 ? list(said) : t("supply-empty");
}

/** Where the markers lie that make a figure sick; `own`: one of them lies on its own tile. */
function whereOf(reach: Options["reach"], own: boolean, count: number): string {
  if (reach === "feature") return "feature";
  if (!own) return "next";
  return count === 1 ? "own" : "any";
}

/** A figure on the board with its owner and, if it is sick, why; and what the next step of the plague will do to it. */
export function figureName(
  figure: Figure,
  laid: Laid,
  seats: readonly Seat[],
  view: { options: Pick<Options, "reach">; forecast: readonly Change[] },
): string {
  const feature = kindOf(figure.on);
  const own = laid.marker !== undefined && figure.because.includes(laid.marker);
  const said = t(figure.sick ? "sick-here" : "healthy-here", {
    role: roleName(figure.kind, feature),
    seat: nameOf(seats, figure.seat),
    count: figure.because.length,
    markers: list(figure.because.map(String)),
    where: whereOf(view.options.reach, own, figure.because.length),
    feature,
  });
  const change = view.forecast.find((it) => it.at === laid.at && it.on === figure.on);
  return change ? t("forecast-here", { figure: said, sick: yes(change.sick) }) : said;
}

/** "2 Anna, 1 Bert": who counts how much; seats without strength are left out. */
/** Who falls sick or recovers at the next step of the plague. */
export function changeName(change: Change, seats: readonly Seat[]): string {
  return t("forecast-change", {
    seat: nameOf(seats, change.seat),
    role: roleName(change.kind, kindOf(change.on)),
    at: change.at,
    sick: yes(change.sick),
    count: change.because.length,
    markers: list(change.because.map(String)),
  });
}

export function strengths(strength: readonly number[], name: (seat: number) => string): string {
  return list(strength.flatMap((count, seat) => (count > 0 ? [t("strength", { seat: name(seat), count })] : [])));
}

/** How the value of a feature comes about: "5 tiles × 2 + 2 pennants × 2 = 14". */
export function expression(scored: Scored | EventOf<"abbot-taken">): string {
  if (scored.kind === "abbot-taken")
    return t("score-sum", { ...NOTHING, feature: "monastery", filled: scored.filled, value: scored.points });
  return t("score-sum", { ...featureValues(scored), each: each(scored), value: scored.value });
}

const NOTHING = { tiles: 0, pennants: 0, cities: 0, filled: 0, each: 0, value: 0 };

/** What the message `feature` needs. */
function featureValues(
  scored: Pick<
    Scored,
    "feature" | "tiles" | "pennants" | "filled" | "cities" | "inn" | "cathedral" | "complete" | "small"
  >,
): Values {
  return {
    feature: scored.feature,
    tiles: scored.tiles,
    pennants: scored.pennants,
    filled: scored.filled,
    cities: scored.cities,
    inn: yes(scored.inn),
    cathedral: yes(scored.cathedral),
    complete: yes(scored.complete),
    small: yes(scored.small),
  };
}

/** A scored feature with all that its value depends on: "City of 5 tiles and 2 pennants". */
export function featureName(scored: Scored): string {
  return t("feature", featureValues(scored));
}

/** A feature on the board with all that its value depends on. */
export function featureLine(
  feature: Pick<Scored, "tiles" | "pennants" | "filled" | "inn" | "cathedral" | "complete" | "small"> & {
    kind: FeatureKind;
    cities: readonly unknown[];
  },
): string {
  return t("feature", {
    ...featureValues({ ...feature, feature: feature.kind as Scored["feature"], cities: feature.cities.length }),
  });
}

/** What is asked, of whoever is asked. */
export function questionName(view: View, tiles: Tiles): string {
  const tile = view.tile ? tileName(tiles, view.tile) : "";
  return first([`question-${(view.question ?? "other").replaceAll(" ", "-")}`, "question-other"], { tile, seat: "" });
}

/** Why it is asked. */
export function questionWhy(view: View): string {
  return first([`question-${(view.question ?? "other").replaceAll(" ", "-")}.why`, "question-other.why"]);
}

/** What somebody else is doing. */
export function watchName(view: View, seat: string): string {
  return first([`watch-${view.question ?? "other"}`, "watch-other"], { seat });
}

/** The tile about which a figure is asked, with its place and turn. */
export interface Onto {
  tiles: Tiles;
  tile: string;
  at: string;
  r: number;
}

/** An answer about a figure: as a choice, as a button that commits, as short as can be. */
export function followerName(answer: string, onto: Onto, form: "" | ".confirm" | ".short" = "", points = 0): string {
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

/** A lay as an answer. */
export function layName(text: string, form: "" | ".confirm" | ".short" = ""): string {
  return t(`answer-lay${form}`, { ...lyingOf(text) });
}

/** A done step, as short as can be. */
export function chipName(answer: string): string {
  if (answer === NONE) return t("chip-none");
  if (answer === TAKE) return t("chip-take-abbot");
  if (/ r\d$/.test(answer)) return t("chip-lay", { at: lyingOf(answer).at });
  const set = settingOf(answer);
  return set ? t("chip-follower", { role: roleName(set.figure, kindOf(set.on)) }) : t("chip-other", { text: answer });
}

/** What a Teller has to know of the table. */
export interface Known {
  seats: readonly Seat[];
  tiles: Tiles;
  reach: Options["reach"];
}

/** Says events. With `marks` the things one can point at are marked: seats, and places as `place`. */
export class Teller {
  constructor(
    private readonly known: Known,
    private readonly marks = false,
  ) {}

  private mark(kind: string, id: string | number, text: string): string {
    return this.marks ? mark(kind, id, text) : text;
  }

  seat(seat: number): string {
    return this.mark("seat", seat, nameOf(this.known.seats, seat));
  }

  place(at: string): string {
    return this.mark("place", at, at);
  }

  /** An event as a sentence. */
  sentence(event: CarcassonneEvent): string {
    return t(`event-${event.kind}`, this.values(event));
  }

  private values(event: CarcassonneEvent): Values {
    switch (event.kind) {
      case "start-seat-drawn":
        return { seat: this.seat(event.seat) };
      case "turn-began":
        return { seat: this.seat(event.seat), turn: event.turn };
      case "tile-drawn":
        return { seat: this.seat(event.seat), tile: this.tile(event.tile), left: event.left };
      case "tile-discarded":
        return { seat: this.seat(event.seat), tile: this.tile(event.tile) };
      case "tile-laid":
        return {
          seat: this.seat(event.seat),
          tile: this.tile(event.tile),
          at: this.place(event.at),
          r: event.r,
        };
      case "marker-placed":
        return { number: event.number, at: this.place(event.at) };
      case "follower-set":
        return this.set(event);
      case "abbot-taken":
        return {
          seat: this.seat(event.seat),
          at: this.place(event.at),
          feature: event.feature,
          filled: event.filled,
          points: event.points,
          ill: yes(event.because.length > 0),
        };
      case "feature-scored":
        return this.scored(event);
      case "follower-fell-sick":
      case "follower-recovered":
        return this.health(event);
      case "plague-spread":
        return { list: list(event.steps.map((step) => this.step(step))) };
      case "final-scoring-began":
        return {};
      case "game-over":
        return this.over(event);
    }
  }

  private tile(id: string): string {
    return tileName(this.known.tiles, id);
  }

  private cause(because: readonly number[], own: boolean, feature: FeatureKind): Values {
    return {
      count: because.length,
      markers: list(because.map(String)),
      where: whereOf(this.known.reach, own, because.length),
      feature,
    };
  }

  private set(event: EventOf<"follower-set">): Values {
    return {
      ...this.cause(event.because, event.own, event.feature),
      seat: this.seat(event.seat),
      at: this.place(event.at),
      one: roleName(event.figure, event.feature, ".one"),
      among: event.among,
      sick: yes(event.sick),
    };
  }

  private health(event: EventOf<"follower-fell-sick"> | EventOf<"follower-recovered">): Values {
    const cause = event.kind === "follower-fell-sick" ? this.cause(event.because, event.own, event.feature) : {};
    return {
      ...cause,
      seat: this.seat(event.seat),
      role: roleName(event.figure, event.feature),
      at: this.place(event.at),
      feature: event.feature,
    };
  }

  private step(step: EventOf<"plague-spread">["steps"][number]): string {
    return t("step", {
      number: step.number,
      source: this.place(step.source),
      to: step.to === null ? "none" : this.place(step.to),
      new: step.new ?? "none",
    });
  }

  private scored(event: Scored): Values {
    const sick = event.figures.filter((figure) => figure.because.length > 0);
    const rivals = event.strength.filter((count) => count > 0).length;
    return {
      ...featureValues(event),
      at: this.place(event.at),
      outcome: outcomeOf(event),
      points: event.points,
      winners: list(event.winners.map((seat) => this.seat(seat))),
      against: rivals > 1 ? strengths(event.strength, (seat) => this.seat(seat)) : "none",
      ill: sick.length,
      sick: this.sickList(sick, event.feature),
    };
  }

  /** "Anna’s knight, Bert’s 2 knights" */
  private sickList(figures: Scored["figures"], feature: FeatureKind): string {
    const counts = new Map<string, { seat: number; figure: FigureKind; count: number }>();
    for (const { seat, figure } of figures) {
      const key = `${seat} ${figure}`;
      counts.set(key, { seat, figure, count: (counts.get(key)?.count ?? 0) + 1 });
    }
    return list(
      [...counts.values()].map(({ seat, figure, count }) =>
        t("sick-figure", {
          count,
          seat: this.seat(seat),
          role: roleName(figure, feature),
          roles: roleName(figure, feature, ".many"),
        }),
      ),
    );
  }

  private over(event: EventOf<"game-over">): Values {
    const most = Math.max(...event.scores);
    const winners = event.ranking.filter((seat) => event.scores[seat] === most);
    return { count: winners.length, winners: list(winners.map((seat) => this.seat(seat))), points: most };
  }
}

/** How a scoring ended: `sick` (nobody healthy), `nothing` (worth nothing), `shared` or `alone`. */
export function outcomeOf(event: Scored): "sick" | "nothing" | "shared" | "alone" {
  if (event.winners.length === 0) return "sick";
  if (event.points === 0) return "nothing";
  return event.winners.length > 1 ? "shared" : "alone";
}

/** The words for a rule, if there are any. */
export function ruleName(rule: string): string | null {
  return has(`rule-${rule}`) ? t(`rule-${rule}`) : null;
}
