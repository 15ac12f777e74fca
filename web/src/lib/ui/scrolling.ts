import type { Attachment } from "svelte/attachments";

const REACHED = "a[href], button:not(:disabled), input, select, textarea, [tabindex]:not([tabindex='-1'])";

/**
 * Lets Tab stop at a box from which something has to be scrolled into sight, unless it stops at something inside anyway; says of the
 * box that it may hide what is in it (`data-scrolls`), and whether it hides something of a row before what is seen (`data-before`) or
 * after it (`data-after`), or something above (`data-above`) or below it (`data-below`): there what is seen fades (app.css). What gets the focus is shown whole.
 */
export const scrolling: Attachment<HTMLElement> = (box) => {
  box.dataset.scrolls = "";
  const look = () => {
    const hides = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
    if (hides && !box.querySelector(REACHED)) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
    box.toggleAttribute("data-before", box.scrollLeft > 0);
    // Where a page is enlarged, the end is a fraction of a pixel away
    box.toggleAttribute("data-after", box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    box.toggleAttribute("data-above", box.scrollTop > 0);
    box.toggleAttribute("data-below", box.scrollTop + box.clientHeight < box.scrollHeight - 1);
  };
  // Browsers leave what is partly in sight where it is. What is pressed stays under the finger.
  const reveal = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.matches(":active"))
      target.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  box.addEventListener("focusin", reveal);
  const leave = watch(box, look);
  return () => {
    box.removeEventListener("focusin", reveal);
    leave();
  };
};

/** Look at a box as it is found, and after whatever changes what is seen of it. Returns what ends that. */
export function watch(box: HTMLElement, look: () => void): () => void {
  // Looking makes the browser lay everything out: once a frame is enough, and not in the one that something has just changed.
  let frame: number | null = null;
  const soon = () => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      look();
    });
  };
  const sized = new ResizeObserver(soon);
  const changed = new MutationObserver(soon);
  sized.observe(box);
  box.addEventListener("scroll", soon, { passive: true });
  changed.observe(box, { childList: true, characterData: true, subtree: true });
  return () => {
    sized.disconnect();
    box.removeEventListener("scroll", soon);
    changed.disconnect();
    if (frame !== null) cancelAnimationFrame(frame);
  };
}
