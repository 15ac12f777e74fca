// What a press on the map brings.
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { map } from "../games/rattus/board/map";
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

const REGION = "germania";
const borders = Object.keys(map.regions).filter((id) => id !== REGION);

test.each([
  [390, 844],
  [360, 640],
  [844, 390],
])(
  "on a phone of %d by %d two lines tell of a region and cover none of the map until they are pulled open",
  async (wide, high) => {
    await mount("turn", "phone");
    await page.viewport(wide, high);
    await find(`[data-region=${REGION}]`).click({ force: true });
    await expect.element(part("brief")).toBeVisible();
    const panel = part("panel").element().getBoundingClientRect();
    for (const id of [REGION, ...borders]) {
      const it = all(`[data-testid=map] [data-region=${id}]`)[0]?.getBoundingClientRect();
      if (it) expect(it.bottom <= panel.top + 1 || it.right <= panel.left, id).toBe(true);
    }
    const lines = find("[data-testid=brief] .lines").element();
    expect(lines.getBoundingClientRect().height).toBeLessThanOrEqual(
      2.5 * Number.parseFloat(getComputedStyle(lines).fontSize),
    );
    const bar = part("turn-bar").element().getBoundingClientRect();
    for (const button of all("[data-testid=turn-bar] button"))
      expect(button.getBoundingClientRect().bottom, button.innerText).toBeLessThanOrEqual(high);
    expect(panel.bottom).toBeLessThanOrEqual(bar.top + 1);
    await find("[data-testid=brief] .pull").click();
    await expect.element(part("panel")).toHaveTextContent("Population");
    await find("[data-testid=brief] .pull").click();
    await expect.element(part("panel")).not.toHaveTextContent("Population");
  },
);
