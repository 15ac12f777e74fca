// A live clock at a table.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { userEvent, type Locator } from "vitest/browser";
import { find, mount, part } from "./mount";

const SECOND = 1000;
/** The seconds of a turn and of the reserve of the recorded clocks. */
const ALL = 60 + 4 * 60;

/** The seconds that a clock shows first, of "0:45 +4:00" those of the turn. */
function seconds(clock: Locator): number {
  const [, minutes, rest] = /(\d+):(\d\d)/.exec(clock.element().textContent) ?? [];
  return 60 * Number(minutes) + Number(rest);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function show(scene: string, size: "desk" | "phone") {
  await mount(scene, size);
  const clock = find("[data-testid=turn-bar] [data-runs=true]");
  await expect.element(clock).toBeVisible();
  return clock;
}

test.each(
  ["clock-of-rattus", "clock-of-carcassonne"].flatMap((scene) =>
    (["desk", "phone"] as const).map((size) => [scene, size] as const),
  ),
)("the digits of the %s go down on a %s, and are red for the last ten seconds", async (scene, size) => {
  const clock = await show(scene, size);
  const first = seconds(clock);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  const next = seconds(clock);
  expect(next).toBeLessThan(first);
  expect(next).toBeGreaterThan(10);
  await expect.element(clock).not.toHaveClass("little");
  vi.advanceTimersByTime((ALL - 2 - 8) * SECOND);
  await expect.element(clock).toHaveClass("little");
  expect(seconds(clock)).toBeLessThanOrEqual(10);
});

test("the last ten seconds are heard", async () => {
  const made = (["createOscillator", "createBufferSource"] as const).map((name) =>
    vi.spyOn(BaseAudioContext.prototype, name),
  );
  const played = () => made.reduce((sum, it) => sum + it.mock.calls.length, 0);
  await show("clock-of-rattus", "desk");
  // A browser plays nothing before something was pressed
  await part("help").click();
  for (let presses = 0; presses < 2; presses++) await find("[data-sound=plague]").click();
  await expect.poll(played).toBeGreaterThan(0);
  await userEvent.keyboard("{Escape}");
  const before = played();
  vi.advanceTimersByTime((ALL - 8) * SECOND);
  await expect.poll(played).toBeGreaterThan(before);
});
