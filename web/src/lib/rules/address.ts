// Where the rules of a game can be read: addresses of the paragraphs of its book.

import { rulesHref } from "../routing/address";
import { has, t } from "../text/words";

/** The number of a rule without the letters of its game: `RAT-C5` is `C5`. */
export function ruleNumber(tag: string): string {
  return tag.replace(/^[A-Z]{3}-/, "");
}

/** How a rule is called beside what it explains: by its number, or by its name where it has one, like that of a class card. */
export function ruleCalled(tag: string): string {
  const name = `rule-${tag}.name`;
  return has(name) ? t(name) : ruleNumber(tag);
}

/** The address of the paragraph that explains a rule, by its tag: `RAT-C5`, or `C5`. */
export function ruleHref(game: string, tag: string): string {
  return `${rulesHref(game)}#${ruleNumber(tag)}`;
}
