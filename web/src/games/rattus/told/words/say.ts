// Words for the things of Rattus: places, answers, questions, events as sentences.
import { colour, nameOf } from "../../../../lib/seats";
import type { Seat } from "../../../../lib/api/types";
import { mark } from "../../../../lib/table/marks";
import { first, has, list, t, type Values } from "../../../../lib/words";
import { cubeAt, endsOf, parse, place, type Answer } from "../../answers";
import type { EventOf, RattusEvent } from "../../events";
import { face } from "../../faces";
import type { Choice } from "../../chosen/choices";
import { countIn } from "../../pieces";
import type { Region, View } from "../../types";

export const regionName = (id: string): string => (has(`region-${id}`) ? t(`region-${id}`) : id);
export const cardName = (id: string): string => (has(`card-${id}`) ? t(`card-${id}`) : id);

/** A symbol as tokens name it: `Ch` is the Church. */
export const symbolName = (symbol: string): string => t(`symbol-${symbol.toLowerCase()}`);

/** A token by its place: `gallia.2` is "rat 2 in Gallia". */
export function tokenName(text: string): string {
  const at = place(text);
  return at ? t("token", { slot: at.slot, region: regionName(at.region) }) : text;
}

function tokenShort(text: string): string {
  const at = place(text);
  return at ? t("token.short", { slot: at.slot, region: regionName(at.region) }) : text;
}

/** A border or an arrow by the regions that it joins. */
export function linkName(text: string): string {
  return t("link", endValues(text));
}

/** A cube by its place, its colour and what it carries. */
export function cubeName(text: string): string {
  const at = cubeAt(text);
  return at ? t("cube", { name: colour(at.seat), region: regionName(at.region), potions: at.potions }) : text;
}

/** A cube where there is a mark of its colour beside it. */
function cubeShort(text: string): string {
  const at = cubeAt(text);
  return at ? t("cube.short", { region: regionName(at.region), potions: at.potions }) : text;
}

/** A thing on the map as short as can be, for long lists. */
export function spotShort(text: string): string {
  if (cubeAt(text)) return cubeShort(text);
  return endsOf(text) ? t("link.short", endValues(text)) : tokenShort(text);
}

function endValues(text: string): Values {
  const [one, two] = endsOf(text) ?? [text, text];
  return { one: regionName(one), two: regionName(two) };
}

/** A face in words. */
export function faceName(text: string): string {
  const { limit, symbols } = face(text);
  return t("face", { limit, symbols: list(symbols.map(symbolName)) });
}

const LOOKS = new Set(["witch look", "witch look again"]);

/** A question that is asked by number (`nun 2`) has one set of answers. */
function unnumbered(question: string): string {
  return question.replace(/ \d+$/, "").replaceAll(" ", "-");
}

/** The message of an answer to a question, most particular first. */
function answerIds(question: string, { kind }: Answer): string[] {
  const asked = `answer-${unnumbered(question)}`;
  if (kind === "stay") return ["answer-plague-stay"];
  if (kind === "yes" || kind === "no" || kind === "keep" || kind === "stop")
    return [`${asked}-${kind}`, `answer-${kind}`];
  if (kind === "region" || kind === "token" || kind === "cube" || kind === "link") return [asked, `answer-${kind}`];
  return kind === "number" ? [asked, "answer-other"] : [`answer-${kind}`];
}

function answerValues(answer: Answer, text: string): Values {
  return {
    text,
    region: "region" in answer ? regionName(answer.region) : "",
    card: "card" in answer ? cardName(answer.card) : "",
    count: "count" in answer ? answer.count : 0,
    token: answer.kind === "token" ? tokenName(text) : "",
    name: answer.kind === "cube" ? colour(answer.seat) : "",
    short: spotShort(text),
    cube: answer.kind === "cube" ? cubeName(text) : "",
    link: answer.kind === "link" ? linkName(text) : "",
  };
}

/** An answer as one of several choices. `here`: said where its region is plain to see. */
export function answerName(question: string, choice: Choice, here = false): string {
  const ids = answerIds(question, choice.answer);
  const short = here ? ids.map((id) => `${id}.short`).filter(has) : [];
  return first([...short, ...ids], answerValues(choice.answer, choice.text));
}

/** A cube among those of its stack. */
export function loadName(answer: Answer): string {
  return t("answer-cube.potions", { potions: answer.kind === "cube" ? answer.potions : 0 });
}

/** What the button says that commits to an answer. */
export function confirmName(question: string, choice: Choice): string {
  const ids = answerIds(question, choice.answer).flatMap((id) => [`${id}.confirm`, id]);
  return first(ids, answerValues(choice.answer, choice.text));
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

function questionId(view: View): string {
  return `question-${(view.question ?? "other").replaceAll(" ", "-")}`;
}

/** What is asked, of whoever is asked. */
export function questionName(view: View): string {
  return first([questionId(view), "question-other"], { round: view.round, left: view.detail.left ?? 1, seat: "" });
}

/** Why it is asked, or what may be chosen. */
export function questionWhy(view: View): string {
  return first([`${questionId(view)}.why`, "question-other.why"], { round: view.round });
}

/** What it is about in this case: where a piece comes from, what is left; empty where nothing need be said. */
export function questionAbout(view: View): string {
  const id = `question-${unnumbered(view.question ?? "other")}.about`;
  return has(id) ? t(id, aboutValues(view)) : "";
}

function aboutValues({ detail, potions_left }: View): Values {
  const named = (value: string | null | undefined, name: (it: string) => string) => (value ? name(value) : "none");
  return {
    region: named(detail.region, regionName),
    to: named(detail.to, regionName),
    token: named(detail.token, tokenName),
    cube: named(detail.cube, cubeName),
    link: named(detail.link, linkName),
    card: named(detail.card, cardName),
    number: detail.number ?? 0,
    left: detail.left ?? 1,
    steps: detail.steps ?? 1,
    together: detail.together ? "yes" : "no",
    potions: potions_left ?? "none",
  };
}

/** What somebody else is doing. */
export function watchName(view: View, seat: string): string {
  const asked = unnumbered(view.question ?? "other");
  return first([`watch-${asked}`, `watch-${asked.split("-")[0]}`, "watch-other"], { seat });
}

/** "2 Red, 1 Blue" */
export function cubeList(cubes: readonly number[]): string {
  return list(cubes.flatMap((count, seat) => (count > 0 ? [t("count-of", { count, name: colour(seat) })] : [])));
}

/** "Red 2 + 1": the potions of each cube that carries any. */
export function potionList(potions: Region["potions"]): string {
  const carried = Object.entries(potions).filter(([, counts]) => counts.length > 0);
  return list(
    carried.map(([seat, counts]) => t("potions-of", { name: colour(Number(seat)), list: counts.join(" + ") })),
  );
}

/** What stands in a region besides cubes and rats, a sentence for each kind. */
export function regionPieces(id: string, view: View): string[] {
  const said = [];
  const [nuns, bishops] = [countIn(view.nuns, id), countIn(view.bishops, id)];
  const potions = potionList(view.regions[id]?.potions ?? {});
  const walled = view.walls.filter((link) => endsOf(link)?.includes(id));
  if (nuns > 0) said.push(t("region-nuns", { count: nuns }));
  if (bishops > 0) said.push(t("region-bishop"));
  if (potions !== "") said.push(t("region-potions", { list: potions }));
  if (walled.length > 0)
    said.push(t("region-walls", { list: list(walled.map((link) => regionName(across(link, id)))) }));
  return said;
}

function across(link: string, id: string): string {
  const [one, two] = endsOf(link) ?? [id, id];
  return one === id ? two : one;
}

/** A region in full, for those who don't see the map. */
export function regionFull(id: string, view: View, choice: boolean): string {
  const region = view.regions[id];
  const cubes = region?.cubes ?? [];
  const count = sum(cubes);
  return t("region-full", {
    region: regionName(id),
    rats: t("region-rats", { count: region?.tokens.length ?? 0 }),
    cubes: t("region-cubes", { count, list: cubeList(cubes) }),
    pieces: regionPieces(id, view)
      .map((piece) => `. ${piece}`)
      .join(""),
    plague: view.plague === id ? "yes" : "no",
    choice: choice ? "yes" : "no",
  });
}

/** Says events. With `marks` the things one can point at are marked for `parts`. */
export class Teller {
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

  /** "−2 Green, −1 Yellow", or `none`. */
  losses(lost: readonly number[]): string {
    const told = lost.flatMap((count, seat) => (count > 0 ? [t("loss", { count, name: this.seat(seat) })] : []));
    return told.length > 0 ? list(told) : "none";
  }

  /** "2 Anna, 1 Bert", or `none`. */
  private counts(cubes: readonly number[]): string {
    const told = cubes.flatMap((count, seat) => (count > 0 ? [t("count-of", { count, name: this.seat(seat) })] : []));
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
    if (cubeAt(value)) return this.cube(value);
    if (key === "region" || key === "to") return this.region(value);
    if (key === "card") return this.card(value);
    if (key === "symbol") return symbolName(value);
    if (key === "link" || key === "source") return endsOf(value) ? this.link(value) : this.region(value);
    return key === "face" ? faceName(value) : value;
  }

  /** What a sentence needs beyond the fields of its event. */
  private more(event: RattusEvent): Values {
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
        return { cubes: this.counts(event.cubes) };
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
