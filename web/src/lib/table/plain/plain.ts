// A table of any game, as long as nobody has drawn it: what its view holds, its events and questions in the game's own words.
import type { Seat } from "../../api/types";
import { nameOf } from "../../domain/seats";
import { first, has, t } from "../../text/words";
import type { GameView, PartProps, TableController } from "../game";
import type { TableStore } from "../store/table.svelte";

export interface PlainEvent {
  kind: string;
  rule: string;
  [more: string]: unknown;
}

export type PlainTable = TableStore<GameView, PlainEvent, unknown>;
export type PlainPart = PartProps<GameView, PlainEvent, unknown, TableController>;

/** Keys of a view that every table shows in places of their own. */
const ELSEWHERE = [
  ...["game", "options", "viewer", "length", "actor", "question", "legal", "final"],
  ...["scores", "ranking", "places", "over", "seat"],
];

/** Nothing is known of what may be secret in such a game, so everything is covered until the right one looks. */
export const model = {
  blank: null,
  advanceScene: () => null,
  advance: <View>(view: View) => view,
  pace: () => 0,
  covered: ({ viewer, actor, question, scores, ranking, places }: GameView): GameView => ({
    ...{ viewer, actor, question, scores, ranking, places },
    legal: [],
  }),
  hasSecrets: () => true,
  discreet: true,
};

/** An event in a sentence of the game; what it holds, if there is none. */
export function sentence(event: PlainEvent, seats: readonly Seat[]): string {
  const { kind, rule: _, ...held } = event;
  const texts = Object.fromEntries(Object.entries(held).map(([name, value]) => [name, said(name, value, seats)]));
  if (has(`event-${kind}`)) return t(`event-${kind}`, texts);
  return [`${kind}:`, ...Object.entries(texts).map(([name, value]) => `${name} ${value}`)].join(" ");
}

function said(name: string, value: unknown, seats: readonly Seat[]): string | number {
  if (name === "seat" && typeof value === "number") return nameOf(seats, value);
  if (value === null || value === undefined) return "unknown";
  return typeof value === "number" ? value : plain(value);
}

export function question(view: GameView, seats: readonly Seat[], part = ""): string {
  if (view.question === null) return "";
  const id = `question-${view.question.replaceAll(" ", "-")}${part}`;
  const seat = typeof view.actor === "number" ? nameOf(seats, view.actor) : "";
  return has(id) ? t(id, { seat }) : part === "" ? view.question : "";
}

/** What is asked, as it is said to whom it is put. */
export function asked({ view, seats }: Pick<PlainTable, "view" | "seats">): string {
  return view ? question(view, seats) : "";
}

/** A controller to which a game can add what its keys do. */
export function controller(table: PlainTable): TableController {
  return { asked: () => asked(table), clear: () => undefined };
}

/** What the turn bar says: who has won, what is asked, or who is. */
export function headline(table: PlainTable, view: GameView): string {
  const winner = view.ranking?.[0];
  if (table.table?.over) return winner === undefined ? "" : t("ranking-won", { seat: nameOf(table.seats, winner) });
  if (table.answering !== null) return question(view, table.seats);
  return typeof view.actor === "number" ? nameOf(table.seats, view.actor) : "";
}

export function score(view: GameView, seat: number): string {
  const count = view.scores[seat] ?? 0;
  return has("seat-score") ? t("seat-score", { count }) : String(count);
}

/** An answer as it is offered: in words where the game has them, else as it is written. */
export function answer(text: string): string {
  const id = `answer-${text.replaceAll(/[^a-z0-9]+/g, "-")}`;
  return has(id) ? first([id]) : text;
}

/** What a view holds beside what every table shows, by name. */
export function held(view: GameView): [string, string][] {
  const all: [string, unknown][] = Object.entries(view);
  const shown = all.filter(([name]) => !ELSEWHERE.includes(name));
  return shown.map(([name, value]) => [name.replaceAll("_", " "), plain(value)]);
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (typeof value === "string") return value;
  if (typeof value !== "object") return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, inner]) => `${name} ${plain(inner)}`)
    .join(", ");
}
