// What WCAG 2.2 asks of a page beyond what axe-core finds. Tests in Python run this text in their pages as well (`tests/browser/sight.py`):
// it imports nothing.

/**
 * All that is reached by Tab in what lies on top; what is drawn on a board has tests of its own, and what can be pressed on a tile that is
 * tried stands in the panel as well.
 * @returns {HTMLElement[]}
 */
function controls() {
  const top = document.querySelector("dialog[open]") ?? document;
  const all = top.querySelectorAll("button:not(:disabled), a[href], input, select, [tabindex='0']");
  return [...all].filter((it) => it.checkVisibility() && !it.closest("[inert], svg, .ghost"));
}

/** @param {HTMLElement} it */
function isCovered(it) {
  const { left, top, width, height } = it.getBoundingClientRect();
  const shares = [0.1, 0.5, 0.9];
  const hits = shares.flatMap((x) => shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
  return !hits.some((hit) => it.contains(hit));
}

/** @param {HTMLElement} it */
const written = (it) => it.outerHTML.slice(0, 160);

/**
 * What has the focus and lies wholly under something else, or outside of the window (2.4.11). It may take some pictures until what stands
 * around the board is measured once more, the page is laid out by that, and what has the focus is moved into sight.
 * @returns {Promise<string[]>}
 */
export async function coveredControls() {
  const lost = [];
  for (const it of controls()) {
    it.focus();
    for (let pictures = 0; it.isConnected && isCovered(it) && pictures < 60; pictures++)
      await new Promise(requestAnimationFrame);
    if (it.isConnected && isCovered(it)) lost.push(written(it));
  }
  return lost;
}

/**
 * Controls that are less than 44 pixels wide or high, but for those within sentences (2.5.8).
 * @returns {string[]}
 */
export function smallControls() {
  const isSmall = (/** @type {HTMLElement} */ it) => {
    const { width, height } = it.getBoundingClientRect();
    return !it.closest("p, li, .lines") && it.matches("button, input, select") && Math.min(width, height) < 43.5;
  };
  return controls().filter(isSmall).map(written);
}

/**
 * Buttons that cut off what they say once there is as much space between lines, letters, words and paragraphs as anybody may want (1.4.12),
 * and a word if the page gets wider than the window then.
 * @returns {string[]}
 */
export function cutControls() {
  const sheet = document.head.appendChild(document.createElement("style"));
  sheet.textContent = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`;
  const isCut = (/** @type {HTMLElement} */ it) =>
    it.matches("button") &&
    getComputedStyle(it).overflow === "hidden" &&
    (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1);
  const cut = controls().filter(isCut).map(written);
  const { scrollWidth, clientWidth } = document.documentElement;
  sheet.remove();
  return scrollWidth > clientWidth ? [...cut, "sideways"] : cut;
}
