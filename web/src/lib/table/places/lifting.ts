// What the dock would hide is lifted above it: every table needs this at once.

/** The room around what is drawn around or lifted, in pixels. */
export const AROUND = 5;
export const DOCK = ".dock";

export function find(selector: string): Element[] {
  return [...document.querySelectorAll(`main ${selector}`)];
}

/** Scroll the page until something that the dock hides by half or more lies above it; what is returned scrolls back, unless somebody else has scrolled since. */
export function liftAboveDock(selector: string): () => void {
  const thing = find(selector)[0]?.getBoundingClientRect();
  const dock = document.querySelector(DOCK)?.getBoundingClientRect();
  const beside = !thing || !dock || dock.height === 0 || thing.right <= dock.left;
  if (beside || thing.top + thing.height / 2 <= dock.top) return () => undefined;
  const before = scrollY;
  scrollBy({ top: Math.min(thing.bottom - dock.top + 2 * AROUND, thing.top - 2 * AROUND) });
  const lifted = scrollY;
  return () => {
    if (scrollY === lifted) scrollTo({ top: before });
  };
}
