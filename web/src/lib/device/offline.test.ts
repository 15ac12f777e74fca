// Pages are kept for play without the server, but not where data costs the visitor.
import { expect, it, vi } from "vitest";

it.each([
  [false, 1],
  [true, 0],
])("where data is saved (%s) so many workers are registered: %i", async (saveData, count) => {
  const register = vi.fn(() => Promise.resolve());
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.stubGlobal("navigator", { serviceWorker: { register }, connection: { saveData } });
  const { keepForLater } = await import("./offline");
  keepForLater("en");
  expect(register).toHaveBeenCalledTimes(count);
});
