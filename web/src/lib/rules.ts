// Where the rules of a game can be read: addresses of the book of rules, of its paragraphs and of the pages "in a minute".

/** The number of a rule without the letters of its game: `RAT-C5` is `C5`. */
export function ruleNumber(tag: string): string {
  return tag.replace(/^[A-Z]{3}-/, "");
}

/** The address of a game's book of rules, or of one of its pages "in a minute". */
export function rulesHref(game: string, part = ""): string {
  return part === "" ? `/rules/${game}` : `/rules/${game}/${part}`;
}

/** The address of the paragraph that explains a rule, by its tag: `RAT-C5`, or `C5`. */
export function ruleHref(game: string, tag: string): string {
  return `${rulesHref(game)}#${ruleNumber(tag)}`;
}
