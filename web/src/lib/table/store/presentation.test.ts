import { expect, it } from "vitest";
import { viewOf } from "./presentation";

it("shows who has left a game in the last place, whatever the bot made of their seat", () => {
  const view = { places: [2, 1, 3], ranking: [1, 0, 2] };
  expect(viewOf({ view, conduct: { places: [1, 3, 2] } })).toEqual({ places: [1, 3, 2], ranking: [0, 2, 1] });
  expect(viewOf({ view, conduct: { places: null } })).toBe(view);
  expect(viewOf({ view })).toBe(view);
  const running = { places: null, ranking: null };
  expect(viewOf({ view: running, conduct: { places: [1, 2] } })).toBe(running);
});
