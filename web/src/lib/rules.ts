// Where the rules of a game can be read.

/** The number of a rule without the letters of its game: `RAT-C5` is `C5`. */
export function ruleNumber(tag: string): string {
  return tag.replace(/^[A-Z]{3}-/, "");
}

/** The address of the paragraph that explains a rule, by its tag: `RAT-C5`, or `C5`. */
export function ruleHref(game: string, tag: string): string {
  return `/rules/${game}#${ruleNumber(tag)}`;
}
