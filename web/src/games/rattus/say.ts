// Words for the things of Rattus: places, answers, questions, events as sentences.
import { colour, nameOf } from "../../lib/seats";
import type { Seat } from "../../lib/api/types";
import { first, has, list, t, type Values } from "../../lib/words";
import { parse, place, type Answer } from "./answers";
import type { EventOf, RattusEvent } from "./events";
import { face } from "./faces";
import type { Choice } from "./choices";
import type { Region, View } from "./types";

export const regionName = (id: string): string => (has(`region-${id}`) ? t(`region-${id}`) : id);
export const cardName = (id: string): string => (has(`card-${id}`) ? t(`card-${id}`) : id);

/** A symbol as tokens name it: `Ch` is the Church. */
export const symbolName = (symbol: string): string => t(`symbol-${symbol.toLowerCase()}`);

/** A token by its place: `gallia.2` is "rat 2 in Gallia". */
export function tokenName(text: string): string {
  const at = place(text);
  return at ? t("token", { slot: at.slot, region: regionName(at.region) }) : text;
}

/** A token's place as short as can be, for long lists. */
export function tokenShort(text: string): string {
  const at = place(text);
  return at ? t("token.short", { slot: at.slot, region: regionName(at.region) }) : text;
}

/** A face in words. */
export function faceName(text: string): string {
  const { limit, symbols } = face(text);
  return t("face", { limit, symbols: list(symbols.map(symbolName)) });
}

const LOOKS = new Set(["witch look", "witch look again"]);

/** The message of an answer to a question, most particular first. */
function answerIds(question: string, answer: Answer, part: string): string[] {
  const asked = `answer-${question.replaceAll(" ", "-")}`;
  const shape: Record<Answer["kind"], string[]> = {
    take: ["answer-take"],
    use: ["answer-use"],
    add: ["answer-add"],
    plague: ["answer-plague"],
    stay: ["answer-plague-stay"],
    done: ["answer-done"],
    region: [asked, "answer-region"],
    token: [asked, "answer-token"],
    number: [asked, "answer-other"],
    yes: [`${asked}-yes`, "answer-yes"],
    no: [`${asked}-no`, "answer-no"],
    stop: [`${asked}-stop`, "answer-stop"],
    other: ["answer-other"],
  };
  return shape[answer.kind].map((id) => id + part);
}

function answerValues(answer: Answer, text: string): Values {
  return {
    text,
    region: "region" in answer ? regionName(answer.region) : "",
    card: "card" in answer ? cardName(answer.card) : "",
    count: "count" in answer ? answer.count : 0,
    token: answer.kind === "token" ? tokenName(text) : "",
  };
}

/** An answer as one of several choices. `here`: said where its region is plain to see. */
export function answerName(question: string, choice: Choice, here = false): string {
  const short = here ? answerIds(question, choice.answer, ".short").filter(has) : [];
  return first([...short, ...answerIds(question, choice.answer, "")], answerValues(choice.answer, choice.text));
}

/** What the button says that commits to an answer. */
export function confirmName(question: string, choice: Choice): string {
  return first(answerIds(question, choice.answer, ".confirm"), answerValues(choice.answer, choice.text));
}

/** Why an answer is asked for twice. */
export function finalWhy(question: string, choice: Choice): string {
  if (LOOKS.has(question) && choice.answer.kind === "token") return t("final-look");
  return choice.answer.kind === "plague" ? t("final-plague") : t("final-turn");
}

/** A done step, as short as can be. */
export function chipName(text: string): string {
  const answer = parse(text);
  const id = answer.kind === "stay" ? "chip-plague-stay" : `chip-${answer.kind}`;
  return t(id, answerValues(answer, text));
}

/** What is asked, of whoever is asked. */
export function questionName(view: View): string {
  const id = `question-${(view.question ?? "other").replaceAll(" ", "-")}`;
  return first([id, "question-other"], { round: view.round, left: view.detail.left ?? 1, seat: "" });
}

/** Why it is asked, or what may be chosen. */
export function questionWhy(view: View): string {
  const id = `question-${(view.question ?? "other").replaceAll(" ", "-")}.why`;
  return first([id, "question-other.why"], { round: view.round });
}

/** What somebody else is doing. */
export function watchName(view: View, seat: string): string {
  const asked = (view.question ?? "other").split(" ")[0] ?? "other";
  return first([`watch-${asked}`, "watch-other"], { seat });
}

/** "2 Red, 1 Blue" */
export function cubeList(cubes: readonly number[]): string {
  return list(cubes.flatMap((count, seat) => (count > 0 ? [t("count-of", { count, name: colour(seat) })] : [])));
}

/** A region in full, for those who don't see the map. */
export function regionFull(id: string, region: Region, plague: boolean, choice: boolean): string {
  const count = region.cubes.reduce((sum, cubes) => sum + cubes, 0);
  return t("region-full", {
    region: regionName(id),
    rats: t("region-rats", { count: region.tokens.length }),
    cubes: t("region-cubes", { count, list: cubeList(region.cubes) }),
    plague: plague ? "yes" : "no",
    choice: choice ? "yes" : "no",
  });
}

/** Text that may hold things one can point at: a seat, a region, a card. */
export type Part = string | { kind: "seat" | "region" | "card"; id: string; text: string };

const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";

/** Cut a marked sentence into its parts. */
export function parts(marked: string): Part[] {
  return marked
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .filter((piece) => piece !== "")
    .map((piece) => {
      if (!piece.startsWith(OPEN)) return piece;
      const [key = "", text = ""] = piece.slice(1, -1).split(MIDDLE);
      const [kind = "", id = ""] = key.split(":");
      return { kind: kind as "seat" | "region" | "card", id, text };
    });
}

/** Says events. With `marks` the things one can point at are marked for `parts`. */
export class Teller {
  constructor(
    private readonly seats: readonly Seat[],
    private readonly marks = false,
  ) {}

  private mark(kind: string, id: string | number, text: string): string {
    return this.marks ? `${OPEN}${kind}:${id}${MIDDLE}${text}${CLOSE}` : text;
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

  private card(id: string | null): string {
    return id === null ? "none" : this.mark("card", id, cardName(id));
  }

  /** "−2 Green, −1 Yellow", or `none`. */
  losses(lost: readonly number[]): string {
    const told = lost.flatMap((count, seat) => (count > 0 ? [t("loss", { count, name: this.seat(seat) })] : []));
    return told.length > 0 ? list(told) : "none";
  }

  /** An event as a sentence. */
  sentence(event: RattusEvent): string {
    return t(`event-${event.kind}`, this.values(event));
  }

  private values(event: RattusEvent): Values {
    const values: Values = {};
    for (const [key, value] of Object.entries(event)) values[key] = this.value(key, value);
    return { ...values, ...this.more(event) };
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
    if (key === "region" || key === "to") return this.region(value);
    if (key === "card") return this.card(value);
    if (key === "symbol") return symbolName(value);
    return key === "face" ? faceName(value) : value;
  }

  /** What a sentence needs beyond the fields of its event. */
  private more(event: RattusEvent): Values {
    switch (event.kind) {
      case "rat-moved":
        return { to: this.region(place(event.to)?.region ?? event.to) };
      case "rat-revealed":
        return { region: this.region(place(event.token)?.region ?? event.token) };
      case "plague-moved":
        return { still: event.region === event.to ? "yes" : "no" };
      case "ravage-began":
        return { cubes: sum(event.cubes) };
      case "ravage-ended":
        return { total: sum(event.lost), losses: this.losses(event.lost) };
      case "game-over":
        return this.over(event);
      default:
        return {};
    }
  }

  private over(event: EventOf<"game-over">): Values {
    const winner = event.ranking[0] ?? 0;
    return { seat: this.seat(winner), score: t("seat-score", { count: event.scores[winner] ?? 0 }) };
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
