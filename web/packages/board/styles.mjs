// The styles of the client's page for an element: its tokens, and the classes that boards use.
import postcss from "postcss";

/** What a rule of the page may speak of in an element: its tokens, and classes. */
const KEPT = /^(:root$|\.)/;

/** A style sheet whose tokens belong to the element instead of the page, without what only a page needs. */
export function hosted(css) {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => comment.remove());
  sheet.walkAtRules(/^(import|property|font-face)$/, (rule) => rule.remove());
  sheet.walkRules((rule) => {
    if (rule.parent?.name === "keyframes") return;
    if (rule.selectors.every((it) => KEPT.test(it)))
      rule.selectors = rule.selectors.map((it) => it.replace(":root", ":host"));
    else rule.remove();
  });
  return sheet.toString().replace(/\s+/g, " ");
}
