// What a press on the map brings.
import { expect, test } from "vitest";
import { all, find, mount, part } from "./mount";

test("a region lights up without new elements on the map", async () => {
  // For an element that comes, the browser would lay out and paint the whole map before the highlight is seen
  await mount("turn");
  await expect.element(find("[data-region=gallia][data-lit]")).toBeVisible();
  const [region] = all("[data-region][data-lit]");
  const before = all("[data-testid=map] *").length;
  region?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise(requestAnimationFrame);
  expect(region?.ariaPressed).toBe("true");
  expect(all("[data-testid=map] *").length).toBe(before);
});

test("what may be chosen in a region stands beside it, and takes two presses", async () => {
  const sent = await mount("turn");
  await find("[data-region=italia]").click({ force: true });
  await expect.element(part("choices-here")).toBeVisible();
  expect(sent).toEqual([]);
  expect(all("[data-testid=choices-here] [data-here]")).toHaveLength(2);
  const region = find("[data-region=italia]").element().getBoundingClientRect();
  const box = part("choices-here").element().getBoundingClientRect();
  expect(box.top >= region.bottom || box.bottom <= region.top).toBe(true);
  expect(Math.max(box.top - region.bottom, region.top - box.bottom)).toBeLessThan(10);
  await find("[data-here='add italia 1']").click();
  await expect.poll(() => sent).toEqual(["add italia 1"]);
});
