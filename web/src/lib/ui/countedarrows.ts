// On phones: arrows at the edges of a box that scrolls, which count the buttons that are out of sight there and lead to them.
import { settings } from "../device/settings.svelte";
import { t } from "../text/words";
import { layouts } from "./layouts";
import { watch } from "./scrolling";

const PRESSED = "button:not(:disabled)";
const ARROW = "data-beyond";
/** The share of a button that may be covered for it to be in sight. */
const SPARE = 0.05;

type Way = -1 | 1;

interface Arrow {
  way: Way;
  button: HTMLButtonElement;
  count: HTMLElement;
}

/** Whether an arrow lies upon more of a button than may be covered. */
function covers(arrow: DOMRect, it: DOMRect): boolean {
  const wide = Math.min(arrow.right, it.right) - Math.max(arrow.left, it.left);
  const high = Math.min(arrow.bottom, it.bottom) - Math.max(arrow.top, it.top);
  return wide > 0 && high > 0 && wide * high > SPARE * it.width * it.height;
}

/** Whether a box is pushed along, not up and down. */
function isRow(box: HTMLElement): boolean {
  return box.scrollHeight <= box.clientHeight + 1;
}

/** By how many pixels a button lies beyond the start of a box (negative) or its end; 0: it is in sight. */
function beyond(box: DOMRect, it: DOMRect, row: boolean): number {
  const [from, to, start, end] = row
    ? [it.left, it.right, box.left, box.right]
    : [it.top, it.bottom, box.top, box.bottom];
  const spare = SPARE * (to - from);
  if (from < start - spare) return from - start;
  return to > end + spare ? to - end : 0;
}

function scrollerOf(it: Element): Element | null {
  const box = it.parentElement?.closest("[data-scrolls]") ?? null;
  return box && getComputedStyle(box).overflowX === "visible" ? scrollerOf(box) : box;
}

function makeArrow(way: Way, follow: (way: Way) => void): Arrow {
  const button = document.createElement("button");
  const count = document.createElement("b");
  button.type = "button";
  // Tab goes to the buttons themselves, which come into sight then
  button.tabIndex = -1;
  button.className = "button beyond";
  button.append(count);
  button.addEventListener("click", () => follow(way));
  return { way, button, count };
}

/** Lays an arrow upon an edge of a box, whatever its place is counted from. */
function place({ way, button }: Arrow, box: DOMRect, row: boolean): void {
  const { style } = button;
  const [x, y] = [Number.parseFloat(style.left) || 0, Number.parseFloat(style.top) || 0];
  const is = button.getBoundingClientRect();
  const wanted = row
    ? { x: way < 0 ? box.left : box.right - is.width, y: box.top + (box.height - is.height) / 2 }
    : { x: box.right - is.width, y: way < 0 ? box.top : box.bottom - is.height };
  style.left = `${x + wanted.x - is.left}px`;
  style.top = `${y + wanted.y - is.top}px`;
}

/** Parts of a box at which it is noticed that it has left its place. */
const PARTS = Array.from({ length: 101 }, (_, percent) => percent / 100);

/** Look whenever a box has another place on the screen, though it may have the same size. Returns what ends that. */
function onMove(box: HTMLElement, look: () => void): () => void {
  let observer: IntersectionObserver | null = null;
  const renew = (): void => {
    observer?.disconnect();
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const margins = [top, innerWidth - right, innerHeight - bottom, left];
    let isNew = true;
    observer = new IntersectionObserver(
      () => {
        // The first report says where it is
        if (!isNew) {
          renew();
          look();
        }
        isNew = false;
      },
      { rootMargin: margins.map((margin) => `${-Math.floor(margin)}px`).join(" "), threshold: PARTS },
    );
    observer.observe(box);
  };
  renew();
  return () => observer?.disconnect();
}

function show(arrow: Arrow, box: HTMLElement, count: number, row: boolean): void {
  const { button, way } = arrow;
  if (count === 0) {
    button.remove();
    return;
  }
  if (!button.isConnected) box.after(button);
  const to = row ? (way < 0 ? "left" : "right") : way < 0 ? "up" : "down";
  if (button.getAttribute(ARROW) !== to) button.setAttribute(ARROW, to);
  if (arrow.count.textContent === String(count)) return;
  arrow.count.textContent = String(count);
  button.dataset["count"] = String(count);
  button.ariaLabel = t("more-here", { count });
}

/** Count what is out of sight in a box, now and after every change. Returns what ends that. */
export function count(box: HTMLElement): () => void {
  const hidden = new Map<Way, DOMRect[]>();

  /** Bring the next button that is out of sight to the other end of the box, beside the arrow that will be there. */
  const follow = (way: Way): void => {
    const arrow = arrows.find((it) => it.way === way)?.button.getBoundingClientRect();
    if (!arrow) return;
    const frame = box.getBoundingClientRect();
    const row = isRow(box);
    const [start, end, size] = row ? (["left", "right", "width"] as const) : (["top", "bottom", "height"] as const);
    const side = way < 0 ? end : start;
    const steps = (hidden.get(way) ?? []).map((it) => it[side] - frame[side] - way * arrow[size]);
    // What is too wide to be seen whole between two arrows holds nobody up
    const ahead = steps.map((step) => step * way).filter((step) => step > 1);
    if (ahead.length === 0) return;
    box.scrollBy({ [start]: way * Math.min(...ahead), behavior: settings.still ? "instant" : "smooth" });
  };
  const arrows = [makeArrow(-1, follow), makeArrow(1, follow)] as const;

  // There a list shows by its bar that it goes on
  const desktop = matchMedia(layouts.desktop);

  const look = (): void => {
    const frame = box.getBoundingClientRect();
    const buttons = [...(desktop.matches ? [] : box.querySelectorAll(PRESSED))]
      .filter((it) => !it.hasAttribute(ARROW) && scrollerOf(it) === box)
      .map((it) => it.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const row = isRow(box);
    const out = buttons.map((it) => beyond(frame, it, row));
    for (const arrow of arrows) {
      const there = buttons.filter((_, i) => (out[i] ?? 0) * arrow.way > 0);
      hidden.set(arrow.way, there);
      show(arrow, box, there.length, row);
      if (there.length === 0) continue;
      place(arrow, frame, row);
      const own = arrow.button.getBoundingClientRect();
      there.push(...buttons.filter((it, i) => out[i] === 0 && covers(own, it)));
      show(arrow, box, there.length, row);
    }
  };

  const leave = [watch(box, look), onMove(box, look)];
  return () => {
    for (const it of leave) it();
    for (const { button } of arrows) button.remove();
  };
}
