// A page that looks now and then whether something has changed: as long as it is seen, and never after it was left.

/** What tells whether the page is seen. */
type Seen = Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;

/** Look so many milliseconds after each look, and at once when the page is seen again; returns how to stop for good. */
export function lookAgain(look: () => Promise<void>, pause: number, page: Seen = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let looking = false;
  let left = false;

  const wait = (): void => {
    clearTimeout(timer);
    if (!left && !page.hidden) timer = setTimeout(() => void once(), pause);
  };
  const once = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    await look();
    looking = false;
    wait();
  };
  const turn = (): void => {
    clearTimeout(timer);
    if (!page.hidden) void once();
  };

  page.addEventListener("visibilitychange", turn);
  wait();
  return () => {
    left = true;
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", turn);
  };
}
