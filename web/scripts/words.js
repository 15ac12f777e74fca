// Word files as the page fetches them (`…/de.ftl?words`): without what only translators read, and whole. What a language lacks is said in
// English, so that nobody has to fetch that as well.
import { existsSync, readFileSync } from "node:fs";

const ASKED = "?words";
const FALLBACK = "en.ftl";

/** The messages and terms of a word file by their names. What belongs to one is indented, or closes it. */
export function entries(text) {
  const found = text
    .split(/^(?=[a-zA-Z#-])/m)
    .map((entry) => [/^-?[a-zA-Z][\w-]*(?= *=)/.exec(entry)?.[0], entry.trimEnd()]);
  return new Map(found.filter(([name]) => name !== undefined));
}

/** What a message is made of that can be asked for: whether it has a text, and its attributes. */
function shape(entry) {
  const attributes = [...entry.matchAll(/^ +\.([\w-]+) *=/gm)].map(([, name]) => name);
  return [/^[\w-]+ *=\s*[^\s.]/.test(entry), attributes];
}

/** Whether a message has all that is asked of it. */
function isWhole(own, wanted) {
  if (own === undefined) return false;
  const [[said, has], [needed, attributes]] = [shape(own), shape(wanted)];
  return said === needed && attributes.every((name) => has.includes(name));
}

/** A word file with the English messages that it lacks. */
export function whole(text, english) {
  const own = entries(text);
  for (const [name, entry] of entries(english))
    if (!name.startsWith("-") && !isWhole(own.get(name), entry)) own.set(name, entry);
  return [...own.values()].join("\n");
}

/** The plugin. */
export function words() {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${ASKED}`)) return null;
      const path = id.slice(0, -ASKED.length);
      const english = path.replace(/[^/\\]+$/, FALLBACK);
      for (const file of [path, english]) if (existsSync(file)) this.addWatchFile(file);
      const text = readFileSync(path, "utf8");
      return `export default ${JSON.stringify(whole(text, existsSync(english) ? readFileSync(english, "utf8") : text))}`;
    },
  };
}
