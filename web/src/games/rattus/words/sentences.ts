import type { Seat } from "../../../lib/api/types";
import { mark } from "../../../lib/text/marks";
import { colour, nameOf } from "../../../lib/domain/seats";
import { list, t, type Values } from "../../../lib/text/words";
import { cubeAt, endsOf, place } from "../model/answers";
import { lossesIn } from "../model/autopsy";
import type { EventOf, RattusEvent } from "../model/types";
import { cardName, causes, faceName, regionName, sum, symbolName } from "./names";

/** What happened in a ravage; empty where that is not known. */
type Story = readonly (RattusEvent | null)[];

/** Says events. With `marks` the things one can point at are marked for `parts`. */
export class EventFormatter {
  constructor(
    private readonly seats: readonly Seat[],
    private readonly marks = false,
  ) {}

  private mark(kind: string, id: string | number, text: string): string {
    return this.marks ? mark(kind, id, text) : text;
  }

  seat(seat: number | null | undefined): string {
    return seat == null ? "none" : this.mark("seat", seat, nameOf(this.seats, seat));
  }

  region(id: string): string {
    return this.mark("region", id, regionName(id));
  }

  private token(text: string): string {
    const at = place(text);
    return at ? t("token", { slot: at.slot, region: this.region(at.region) }) : text;
  }

  private cube(text: string): string {
    const at = cubeAt(text);
    if (!at) return text;
    const name = this.mark("seat", at.seat, colour(at.seat));
    return t("cube", { name, region: this.region(at.region), potions: at.potions });
  }

  private link(text: string): string {
    const ends = endsOf(text);
    return ends ? t("link", { one: this.region(ends[0]), two: this.region(ends[1]) }) : text;
  }

  private card(id: string | null): string {
    return id === null ? "none" : this.mark("card", id, cardName(id));
  }

  /** "Anna (2), Bert (1)", or `none`; with causes in place of numbers, where the `ravage` is known: "Anna (Majority 1, Knight 1)". */
  lossCounts(lost: readonly number[], ravage: Story = []): string {
    return this.each("loss.sum", lost, ravage);
  }

  /** A number for every seat that has one, and what took so many cubes from it in a ravage. */
  private each(id: string, counts: readonly number[], ravage: Story = []): string {
    const why = lossesIn(ravage).map(causes);
    const texts = counts.flatMap((count, seat) =>
      count > 0 ? [t(id, { count, name: this.seat(seat), why: why[seat] ?? count })] : [],
    );
    return texts.length > 0 ? list(texts) : "none";
  }

  /** An event as a sentence; one that ends a ravage with the causes of its losses, where the `ravage` before it is known. */
  sentence(event: RattusEvent, ravage: Story = []): string {
    return t(`event-${event.kind}`, this.values(event, ravage));
  }

  private values(event: RattusEvent, ravage: Story): Values {
    const values: Values = {};
    for (const [key, value] of Object.entries(event)) values[key] = this.value(key, value);
    return { ...values, ...this.more(event, ravage) };
  }

  private value(key: string, value: unknown): string | number {
    if (key === "seat" || key === "giver") return this.seat(value as number | null);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return value;
    if (typeof value !== "string") return "none";
    return this.wordFor(key, value);
  }

  private wordFor(key: string, value: string): string {
    if (place(value)) return this.token(value);
    if (cubeAt(value)) return this.cube(value);
    if (key === "region" || key === "to") return this.region(value);
    if (key === "card") return this.card(value);
    if (key === "symbol") return symbolName(value);
    if (key === "link" || key === "source") return endsOf(value) ? this.link(value) : this.region(value);
    return key === "face" ? faceName(value) : value;
  }

  /** What a sentence needs beyond the fields of its event. */
  private more(event: RattusEvent, ravage: Story): Values {
    switch (event.kind) {
      case "rat-moved":
        return { to: this.region(place(event.to)?.region ?? event.to) };
      case "rat-revealed":
      case "rat-opened":
      case "rat-discarded":
        return { region: this.region(place(event.token)?.region ?? event.token) };
      case "plague-moved":
        return { still: event.region === event.to ? "yes" : "no" };
      case "ravage-began":
        return { cubes: sum(event.cubes) };
      case "card-emptied":
        return { cubes: this.each("count-of", event.cubes) };
      case "ravage-ended":
        return {
          total: sum(event.lost),
          losses: this.each(ravage.length > 0 ? "loss.why" : "loss", event.lost, ravage),
        };
      case "game-over":
        return this.over(event);
      default:
        return {};
    }
  }

  private over(event: EventOf<"game-over">): Values {
    const winner = event.ranking[0] ?? 0;
    return { seat: this.seat(winner), count: event.scores[winner] ?? 0 };
  }
}
