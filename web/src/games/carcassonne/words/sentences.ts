import type { Seat } from "../../../lib/api/types";
import { mark } from "../../../lib/text/marks";
import { nameOf } from "../../../lib/domain/seats";
import { list, t, together, type Values } from "../../../lib/text/words";
import type { Tiles } from "../model/tiles";
import type { CarcassonneEvent, EventOf, FeatureKind, FigureKind, Options, Scored } from "../model/types";
import { featureValues } from "./features";
import { roleName, strengths, tileName, wayTo, whereOf, yes } from "./names";

/** What an EventFormatter has to know of the table. */
export interface Known {
  seats: readonly Seat[];
  tiles: Tiles;
  reach: Options["reach"];
}

/**
 * Says events. With `marks` things are marked: seats, tiles with how they lie, and places as `place`. To those who see where something
 * happened (`seen`) it happens "here", to all others at a place that has a name.
 */
export class EventFormatter {
  constructor(
    private readonly known: Known,
    private readonly marks = false,
    private readonly seen = false,
  ) {}

  private mark(kind: string, id: string | number, text: string): string {
    return this.marks ? mark(kind, id, text) : text;
  }

  seat(seat: number): string {
    return this.mark("seat", seat, nameOf(this.known.seats, seat));
  }

  place(at: string): string {
    return this.seen ? this.mark("place", at, t("place-here")) : t("place-at", { at: this.named(at) });
  }

  private named(at: string): string {
    return this.mark("place", at, at);
  }

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
          tile: this.tile(event.tile, event.r),
          place: this.place(event.at),
          r: event.r,
        };
      case "marker-placed":
        return { number: event.number, place: this.place(event.at) };
      case "follower-set":
        return this.set(event);
      case "abbot-taken":
        return {
          seat: this.seat(event.seat),
          place: this.place(event.at),
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

  /** A tile, as it lies after `r` quarter turns. */
  private tile(id: string, r = 0): string {
    return this.mark("tile", `${id} ${r}`, tileName(this.known.tiles, id));
  }

  private cause(because: readonly number[], own: boolean, feature: FeatureKind): Values {
    return {
      count: because.length,
      markers: together(because.map(String)),
      where: whereOf(this.known.reach, own, because.length),
      feature,
    };
  }

  private set(event: EventOf<"follower-set">): Values {
    return {
      ...this.cause(event.because, event.own, event.feature),
      seat: this.seat(event.seat),
      place: this.place(event.at),
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
      place: this.place(event.at),
      feature: event.feature,
    };
  }

  private step(step: EventOf<"plague-spread">["steps"][number]): string {
    const values = { number: step.number, new: step.new ?? "none" };
    if (!this.seen) {
      const to = step.to === null ? "none" : this.named(step.to);
      return t("step", { ...values, source: this.named(step.source), to });
    }
    const way = step.to === null ? "none" : this.mark("place", step.to, wayTo(step.source, step.to));
    return t("step.seen", { ...values, to: way });
  }

  private scored(event: Scored): Values {
    const sick = event.figures.filter((figure) => figure.because.length > 0);
    const rivals = event.strength.filter((count) => count > 0).length;
    return {
      ...featureValues(event),
      place: this.place(event.at),
      outcome: outcomeOf(event),
      points: event.winners.length > 0 ? event.points : event.value,
      winners: together(event.winners.map((seat) => this.seat(seat))),
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
    return { count: winners.length, winners: together(winners.map((seat) => this.seat(seat))), points: most };
  }
}

/** How a scoring ended: `sick` (nobody healthy), `nothing` (worth nothing), `shared` or `alone`. */
export function outcomeOf(event: Scored): "sick" | "nothing" | "shared" | "alone" {
  if (event.winners.length === 0) return "sick";
  if (event.points === 0) return "nothing";
  return event.winners.length > 1 ? "shared" : "alone";
}
