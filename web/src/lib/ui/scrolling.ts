import type { Attachment } from "svelte/attachments";

const REACHED = "a[href], button:not(:disabled), input, select, textarea, [tabindex]:not([tabindex='-1'])";

/** Lets Tab stop at a box from which something has to be scrolled into sight, unless it stops at something inside anyway. */
export const scrolling: Attachment<HTMLElement> = (box) => {
  const look = () => {
    const hides = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (hides && !box.querySelector(REACHED)) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const sized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  sized.observe(box);
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sized.disconnect();
    changed.disconnect();
  };
};
