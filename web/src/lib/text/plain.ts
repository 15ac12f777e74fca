// The filter for texts of people, as the server has it in `core/plain_text.py`: the same texts are tested in both.

import { LONGEST_NAME } from "./longest";

const JOINERS = "\\u200c\\u200d";
const FLAG = "\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}";
// Of Unicode's classes only those that no version changes
const HIDDEN = new RegExp(
  `(${FLAG})|[\\p{Cc}\\p{Cs}\\p{Co}\\p{NChar}` +
    "\\u00ad\\u200b\\u2060\\ufeff\\u061c\\u180e\\u200e\\u200f\\u2028-\\u202e\\u2061-\\u206f" +
    "\\ufff0-\\ufffb\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e00ff}\\u{e01f0}-\\u{e0fff}]",
  "gu",
);
// As Python's str.isspace has them: without the byte order mark, with separators of records
const SEPARATORS = "\\u001c-\\u001f\\u0085";
const SPACES = new RegExp(`(?:[^\\S\\ufeff]|[${SEPARATORS}])+`, "gu");
const LONE_JOINERS = new RegExp(`(?<!\\S)[${JOINERS}]+|[${JOINERS}]+(?!\\S)|(?<=[${JOINERS}])[${JOINERS}]+`, "gu");
const FILLERS = ["\\u034f", "\\u115f", "\\u1160", "\\u17b4", "\\u17b5", "\\u2800", "\\u3164", "\\uffa0"];
const VARIATIONS = "[\\u180b-\\u180f]|[\\ufe00-\\ufe0f]|[\\u{e0100}-\\u{e01ef}]";
const INVISIBLE = new RegExp(`[${JOINERS}]|[\\u{e0020}-\\u{e007f}]|${FILLERS.join("|")}|${VARIATIONS}`, "gu");

/** A text on one line, without characters that are hidden or change the direction of writing; "" if nothing can be seen. */
export function plainText(text: string): string {
  const shown = text.replace(SPACES, " ").replace(HIDDEN, (_, flag?: string) => flag ?? "");
  const plain = shown.replace(LONE_JOINERS, "").replace(/ +/g, " ").trim();
  return plain.replace(INVISIBLE, "").trim() === "" ? "" : plain;
}

/** A name as it may be stored; "" if nothing of it can be seen. */
export function plainName(text: string): string {
  return plainText(Array.from(plainText(text)).slice(0, LONGEST_NAME).join(""));
}
