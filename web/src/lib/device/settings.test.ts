// What was set holds for the next visit, also where it was turned off.
import { expect, it, vi } from "vitest";

it("letters that were turned off as keys stay off", async () => {
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ letters: false, theme: "dark" }) });
  const { settings } = await import("./settings.svelte");
  expect([settings.letters, settings.theme, settings.speed]).toEqual([false, "dark", "normal"]);
});
