// What is looked up beside the board, on a desk.
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { all, find, mount, part } from "./mount";

/** A line of the chronicle, in pixels. */
const LINE = 1.35 * 16;
const box = (selector: string) => find(selector).element().getBoundingClientRect();

test("tabs show one part at a time, twelve lines high, and keys choose among them", async () => {
  await mount("turn");
  await expect.element(find("[role=tabpanel] [data-testid=log]")).toBeVisible();
  expect(box("[role=tabpanel]").height).toBeGreaterThanOrEqual(12 * LINE);
  expect(box("[role=tabpanel]").bottom).toBeLessThanOrEqual(800);
  find("[role=tab][tabindex='0']").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(find("[data-tab=pieces]")).toHaveFocus();
  await expect.element(part("tray")).toBeVisible();
  expect(part("tray").element().scrollHeight).toBeLessThanOrEqual(box("[role=tabpanel]").height);
  const names = all("[role=tab]").map((it) => it.dataset.tab);
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(find(`[data-tab=${names.at(-1)}]`)).toHaveFocus();
  await userEvent.keyboard("{Home}");
  await expect.element(find("[data-tab=log]")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(find(`[data-tab=${names.at(-1)}]`)).toHaveAttribute("aria-selected", "true");
  expect(all("[role=tab][tabindex='0']")).toHaveLength(1);
});

test("a rule opens beside the board and covers nothing", async () => {
  await mount("turn");
  await find("[data-testid=panel] a").click();
  await expect.element(find("[role=tabpanel] [data-sought]")).toBeVisible();
  await expect.element(find("[data-tab=rules]")).toHaveAttribute("aria-selected", "true");
  expect(all("dialog[open]")).toHaveLength(0);
  await find("[data-tab=log]").click();
  await expect.element(part("log")).toBeVisible();
});
