/** Most characters of a name. A character is a code point: emoji beyond the first 65,536 characters count as one. */
export const LONGEST_NAME = 40;
