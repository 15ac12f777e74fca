// A hand at a drawn table of Rattus: it gives answers by what stands for them on the table.
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { all, find, part } from "./mount";

/** Presses after which what has not been given is not going to be. */
const MOST = 4;
/** Something is being shown or on its way, or the question can't have been read yet: no press counts. */
const BUSY = "[data-testid=to-now], [data-testid=ravage], [data-testid=order-stop], [data-sending], [data-fresh]";
/** Into how many strips a region is cut to find its own ground. */
const STRIPS = 12;

function bar(): DOMStringMap {
  return all("[data-testid=turn-bar]")[0]?.dataset ?? {};
}

/** What is asked; nothing when the game is over. */
export function question(): string | undefined {
  return bar().question;
}

/** How many answers of the game there are. */
export function length(): string | undefined {
  return bar().length;
}

/** How often the chronicle tells of something. */
export function logged(kind: string): number {
  return all(`[data-testid=log] [data-kind=${kind}]`).length;
}

/** The same, once the chronicle is there: it comes after the table. */
export async function countedBefore(kind: string): Promise<number> {
  await expect.element(find("[data-testid=log] li").first()).toBeInTheDocument();
  return logged(kind);
}

/** Wait until the table takes presses. */
export async function ready(): Promise<void> {
  await expect.poll(() => bar().length !== undefined && all(BUSY).length === 0).toBe(true);
}

/** Give an answer: press what stands for it, its button where that asks, and again what only chose it. Comes back with the presses. */
export async function give(answer: string, press = click): Promise<number> {
  await ready();
  const before = length();
  const button = `[data-answer='${answer}']`;
  const isTaken = () => bar().sending !== undefined || length() !== before;
  let next = thingOf(answer) ?? button;
  for (let presses = 1; presses <= MOST; presses++) {
    await press(next);
    await expect.poll(() => isTaken() || all(button).length > 0).toBe(true);
    if (isTaken()) {
      await expect.poll(length).not.toBe(before);
      return presses;
    }
    if (all(`${button}[aria-pressed=true]`).length === 0) next = button;
  }
  throw new Error(`${answer} is not given`);
}

/** Press something by mouse: a region on its own ground, a border in its middle. */
export async function click(selector: string): Promise<void> {
  const region = /^\[data-region=['"]?(\w+)/.exec(selector)?.[1];
  if (region !== undefined) await part("map").click({ position: groundOf(region) });
  else if (all(`${selector} .knob`).length > 0) await find(`${selector} .knob`).click();
  else await find(selector).first().click();
}

export async function key(selector: string): Promise<void> {
  await expect.element(find(selector).first()).toBeInTheDocument();
  all(selector)[0]?.focus();
  await userEvent.keyboard("{Enter}");
}

/** What stands for an answer on the table; nothing where only its button does. */
function thingOf(answer: string): string | null {
  const [verb = "", noun] = answer.split(/;? /);
  if (noun !== undefined && ["take", "use"].includes(verb)) return `[data-card='${noun}']`;
  if (verb === "mayor") return "[data-card='mayor']";
  const place = noun !== undefined && ["add", "plague"].includes(verb) ? noun : verb;
  if (/[./-]/.test(place)) return `[data-spot='${place}']`;
  return all(`[data-region='${place}']`).length > 0 ? `[data-region='${place}']` : null;
}

/** Where a region is on top, from the corner of the map: the middle of its box may belong to a neighbour or to the sea. */
export function groundOf(region: string): { x: number; y: number } {
  const map = all("[data-testid=map]")[0]?.getBoundingClientRect() ?? new DOMRect();
  const box = all(`[data-region='${region}'] path`)[0]?.getBoundingClientRect() ?? new DOMRect();
  for (let row = 1; row < STRIPS; row++) {
    for (let column = 1; column < STRIPS; column++) {
      const [x, y] = [box.left + (box.width * column) / STRIPS, box.top + (box.height * row) / STRIPS];
      if (document.elementFromPoint(x, y)?.closest(`[data-region='${region}']`))
        return { x: x - map.left, y: y - map.top };
    }
  }
  throw new Error(`${region} is covered`);
}
