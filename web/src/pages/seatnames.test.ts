import { beforeEach, expect, it, vi } from "vitest";
import { SeatNames } from "./seatnames.svelte";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

it("calls people who have typed nothing that can be seen by the colour of their seat", async () => {
  const names = new SeatNames();
  names.type(2, "  Lea   Maria ");
  names.type(1, "\u200b \u202e");
  expect(await Promise.all([0, 1, 2, 3].map((seat) => names.of(seat)))).toEqual(["Red", "Blue", "Lea Maria", "Green"]);
});

it("keeps the names for the next time, and nothing that is none", () => {
  const names = new SeatNames();
  names.type(1, "Lea");
  names.keep();
  expect([1, 2].map((seat) => new SeatNames().typed(seat))).toEqual(["Lea", ""]);
  storage.set("ratskeller-seat-names", '{"1":"Lea"}');
  expect(new SeatNames().typed(1)).toBe("");
  storage.set("ratskeller-seat-names", '[7,"Ida"]');
  expect([0, 1].map((seat) => new SeatNames().typed(seat))).toEqual(["", "Ida"]);
});
