import { expect, it } from "vitest";
import type { Summary } from "../api/types";
import { waitingForMe } from "./turns";

const SEATS = ["human", "human"].map((kind, seat) => ({ kind, seat }));
const table = (id: string, more: Partial<Summary> = {}): Summary =>
  ({
    id,
    seats: SEATS,
    over: false,
    actor: 0,
    mine: [0],
    deadline: null,
    reserved: null,
    paused: false,
    updated: "2026-01-01T12:00:00Z",
    ...more,
  }) as Summary;

it("finds the tables at which others wait for the visitor, the most urgent first", () => {
  const tables = [
    table("newer", { updated: "2026-01-03T12:00:00Z" }),
    table("older"),
    table("over", { over: true }),
    table("another", { actor: 1 }),
    table("hotseat", { mine: [0, 1] }),
    table("chance", { actor: null }),
    table("paused", { paused: true }),
    table("again", { mine: [], reserved: 1, waiting: true, updated: "2026-01-04T12:00:00Z" }),
    table("late", { deadline: "2026-02-01T12:00:00Z" }),
    table("soon", { deadline: "2026-01-04T12:00:00Z" }),
  ];
  expect(waitingForMe(tables).map(({ id }) => id)).toEqual(["soon", "late", "older", "newer", "again"]);
});
