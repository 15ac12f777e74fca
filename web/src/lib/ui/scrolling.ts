import type { Attachment } from "svelte/attachments";

const REACHED = "a[href], button:not(:disabled), input, select, textarea, [tabindex]:not([tabindex='-1'])";

/**
 * Lets Tab stop at a box from which something has to be scrolled into sight, unless it stops at something inside anyway; and says of the
 * box that it may hide what is in it.
 */
export const scrolling: Attachment<HTMLElement> = (box) => {
  box.dataset.scrolls = "";
  const look = () => {
    const hides = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (hides && !box.querySelector(REACHED)) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  // Looking makes the browser lay everything out: once a frame is enough, and not in the one that something has just changed.
  let frame: number | null = null;
  const soon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      look();
    });
  };
  // It tells of the box as it is found, and then of every change.
  const sized = new ResizeObserver(soon);
  const changed = new MutationObserver(soon);
  sized.observe(box);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
    if (frame !== null) cancelAnimationFrame(frame);
  };
};
