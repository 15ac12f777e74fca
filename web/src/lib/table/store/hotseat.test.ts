import { expect, it } from "vitest";
import type { Table } from "../../api/types";
import { HotSeat } from "./hotseat.svelte";
import type { AnyView } from "./presentation";

interface Seen extends AnyView {
  hand?: string;
}

/** Seats `mine` at one screen; `actor` is asked, and only `secret` knows something that the others must not see. */
function at(mine: number[], actor: number, secret: number): HotSeat<Seen> {
  const view: Seen = { viewer: actor, actor, question: "turn", hand: "knight" };
  const table = { mine, seat: mine[0] ?? null, view: { ...view } } as Partial<Table> as Table;
  const covered = ({ viewer, actor, question }: Seen): Seen => ({ viewer, actor, question });
  return new HotSeat<Seen>({ table, view }, { covered, hasSecrets: (_, seat) => seat === secret });
}

it("hands the screen over only to a seat that has something to hide, or after one that has", () => {
  const hidden = at([0, 1], 1, 1);
  hidden.present = 0;
  expect([hidden.acting, hidden.next]).toEqual([1, 1]);
  hidden.follow();
  expect(hidden.present).toBe(0);

  const open = at([0, 1], 1, 2);
  open.present = 0;
  expect(open.next).toBeNull();
  open.follow();
  expect(open.present).toBe(1);

  const after = at([0, 1], 1, 0);
  after.present = 0;
  expect(after.next).toBe(1);
});

it("covers what the seat in front of the screen may not see, and nothing for a player alone", () => {
  const view: Seen = { viewer: 1, actor: 1, question: "turn", hand: "knight" };
  const shared = at([0, 1], 1, 1);
  shared.present = 0;
  expect(shared.open(view).hand).toBeUndefined();
  shared.present = 1;
  expect(shared.open(view).hand).toBe("knight");
  expect(at([1], 1, 1).open(view).hand).toBe("knight");
});

it("looks with the eyes of the seat in front of the screen, else with those of all its seats", () => {
  const seats = at([0, 1], 0, 0);
  expect([seats.viewers, seats.seat]).toEqual([[0, 1], 0]);
  seats.present = 1;
  expect([seats.viewers, seats.seat]).toEqual([[1], 1]);
});

it("asks nobody here where another seat is asked", () => {
  expect(at([0], 1, 1).acting).toBeNull();
});
