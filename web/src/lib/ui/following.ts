/** What changes where things are without any change of the page's elements. */
const STIRS = ["scroll", "resize", "load", "input", "focusin", "toggle", "transitionend", "animationend"] as const;
/** After these, things move by themselves for a while. */
const MOVES = ["transitionrun", "animationstart"] as const;
/** For so many pictures something is followed after a stir, and while things move by themselves. */
const SHORT = 3;
const LONG = 40;

/**
 * Look where things are, picture by picture, as long as anything may move; on a page at rest nothing runs. Looking begins with the next
 * picture. Returns what ends it.
 */
export function following(look: () => void): () => void {
  let left = 0;
  let frame = 0;
  const step = (): void => {
    left--;
    frame = left > 0 ? requestAnimationFrame(step) : 0;
    look();
  };
  const wake = (pictures: number): void => {
    left = Math.max(left, pictures);
    frame ||= requestAnimationFrame(step);
  };
  const stir = (): void => wake(SHORT);
  const move = (): void => wake(LONG);

  const changed = new MutationObserver(stir);
  changed.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  for (const name of STIRS) addEventListener(name, stir, { capture: true, passive: true });
  for (const name of MOVES) addEventListener(name, move, { capture: true, passive: true });
  stir();
  return () => {
    cancelAnimationFrame(frame);
    changed.disconnect();
    for (const name of STIRS) removeEventListener(name, stir, { capture: true });
    for (const name of MOVES) removeEventListener(name, move, { capture: true });
  };
}
