import type { Attachment } from "svelte/attachments";

/**
 * The end of a column that scrolls: the column is marked (`data-further`) while its end is out of sight. An observer watches it, so that
 * the browser lays nothing out for this.
 */
export const scrollFade: Attachment<HTMLElement> = (end) => {
  const column = end.parentElement;
  const watching = new IntersectionObserver(
    (seen) => column?.toggleAttribute("data-further", seen.at(-1)?.isIntersecting === false),
    { root: column },
  );
  watching.observe(end);
  return () => watching.disconnect();
};
