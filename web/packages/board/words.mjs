// Which messages of a word file a piece of code asks for.

const WHOLE = /["'`]([a-zA-Z][\w-]*)(?:\.[\w-]+)?["'`]/g;
/** `region-${id}`: every message that begins like that. */
const BEGUN = /`([a-zA-Z][\w-]*-)\$\{/g;
const REFERRED = /\{\s*(?:FORM\(\s*)?-?([a-zA-Z][\w-]*)/g;

/** The messages that `code` names, and those that they refer to, as the text of a word file. `messages` are entries by their names. */
export function needed(messages, code) {
  const names = new Set([...code.matchAll(WHOLE)].map(([, name]) => name));
  const beginnings = [...new Set([...code.matchAll(BEGUN)].map(([, beginning]) => beginning))];
  const wanted = [...messages.keys()].filter((name) => names.has(name) || beginnings.some((it) => name.startsWith(it)));
  const found = new Set(wanted);
  for (const name of found)
    for (const [, referred] of (messages.get(name) ?? "").matchAll(REFERRED))
      if (messages.has(referred)) found.add(referred);
  return [...messages]
    .filter(([name]) => found.has(name))
    .map(([, text]) => text)
    .join("\n");
}
