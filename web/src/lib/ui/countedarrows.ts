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

/** By how many pixels a button lies beyond the start of a box (negative) or its end; 0: it is in sight. */
function beyond(box: DOMRect, it: DOMRect, isRow: boolean): number {
  const [from, to, start, end] = isRow
    ? [it.left, it.right, box.left, box.right]
    : [it.top, it.bottom, box.top, box.bottom];
  const spare = SPARE * (to - from);
  if (from < start - spare) return from - start;
  return to > end + spare ? to - end : 0;
}

function makeArrow(box: HTMLElement, way: Way): Arrow {
  const button = document.createElement("button");
  const count = document.createElement("b");
  button.type = "button";
  // Tab goes to the buttons themselves, which come into sight then
  button.tabIndex = -1;
  button.className = "button beyond";
  button.append(count);
  button.addEventListener("click", () => {
    const room = { left: box.clientWidth - 2 * button.offsetWidth, top: box.clientHeight - 2 * button.offsetHeight };
    const behavior = settings.still ? "instant" : "smooth";
    box.scrollBy({
      left: way * Math.max(room.left, button.offsetWidth),
      top: way * Math.max(room.top, button.offsetHeight),
      behavior,
    });
  });
  return { way, button, count };
}

/** Lays an arrow upon an edge of a box, whatever its place is counted from. */
function place({ way, button }: Arrow, box: DOMRect, isRow: boolean): void {
  const { style } = button;
  const [x, y] = [Number.parseFloat(style.left) || 0, Number.parseFloat(style.top) || 0];
  const is = button.getBoundingClientRect();
  const wanted = isRow
    ? { x: way < 0 ? box.left : box.right - is.width, y: box.top + (box.height - is.height) / 2 }
    : { x: box.right - is.width, y: way < 0 ? box.top : box.bottom - is.height };
  style.left = `${x + wanted.x - is.left}px`;
  style.top = `${y + wanted.y - is.top}px`;
}

function show(arrow: Arrow, box: HTMLElement, count: number, isRow: boolean): void {
  const { button, way } = arrow;
  if (count === 0) {
    button.remove();
    return;
  }
  if (!button.isConnected) box.after(button);
  const to = isRow ? (way < 0 ? "left" : "right") : way < 0 ? "up" : "down";
  if (button.getAttribute(ARROW) !== to) button.setAttribute(ARROW, to);
  if (arrow.count.textContent === String(count)) return;
  arrow.count.textContent = String(count);
  button.dataset["count"] = String(count);
  button.ariaLabel = t("more-here", { count });
}

/** Count what is out of sight in a box, now and after every change. Returns what ends that. */
export function count(box: HTMLElement): () => void {
  const arrows = [makeArrow(box, -1), makeArrow(box, 1)] as const;

  // There a list shows by its bar that it goes on
  const desktop = matchMedia(layouts.desktop);

  const look = (): void => {
    const isRow = box.scrollHeight <= box.clientHeight + 1;
    const frame = box.getBoundingClientRect();
    const buttons = [...(desktop.matches ? [] : box.querySelectorAll(PRESSED))]
      .filter((it) => !it.hasAttribute(ARROW) && it.closest("[data-scrolls]") === box)
      .map((it) => it.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const out = buttons.map((it) => beyond(frame, it, isRow));
    for (const arrow of arrows) {
      let hidden = out.filter((far) => far * arrow.way > 0).length;
      show(arrow, box, hidden, isRow);
      if (hidden === 0) continue;
      place(arrow, frame, isRow);
      const own = arrow.button.getBoundingClientRect();
      hidden += buttons.filter((it, i) => out[i] === 0 && covers(own, it)).length;
      show(arrow, box, hidden, isRow);
    }
  };

  const leave = watch(box, look);
  return () => {
    leave();
    for (const { button } of arrows) button.remove();
  };
}
