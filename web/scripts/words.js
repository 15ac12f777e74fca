// Word files as the page fetches them (`…/de.ftl?words`): without what only translators read, and whole. What a language lacks is said in
// English, so that nobody has to fetch that as well.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

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

/** The files with the words of each game in the language of a file of the interface, else in English; none for other files. */
function wordsOfGames(path) {
  const found = /^(.*[/\\]ratskeller[/\\])words[/\\]([\w-]+\.ftl)$/.exec(path);
  if (!found) return [];
  const games = readdirSync(join(found[1], "games"), { withFileTypes: true }).filter((it) => it.isDirectory());
  return games.flatMap(({ name }) => {
    const files = [found[2], FALLBACK].map((file) => join(found[1], "games", name, "words", file));
    return files
      .filter((file) => existsSync(file))
      .slice(0, 1)
      .map((file) => ({ name, file }));
  });
}

/** What each game is called, for the interface: so a page can name games whose words it does not fetch. */
export function titles(games) {
  return games.flatMap(({ name, text }) => {
    const title = entries(text).get("game-title");
    return title === undefined ? [] : [title.replace("game-title", `game-title-${name}`)];
  });
}

/** Why bots play a game so, in the language of a file of that game, else in English: it comes with the words of the game. */
function wordsOfBots(path) {
  const found = /^(.*[/\\]ratskeller[/\\])games[/\\]([^/\\]+)[/\\]words[/\\]([\w-]+\.ftl)$/.exec(path);
  if (!found) return [];
  const files = [found[3], FALLBACK].map((file) => join(found[1], "search", "evaluations", found[2], "words", file));
  return files.filter((file) => existsSync(file)).slice(0, 1);
}

export function words() {
  return {
    name: "words",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${ASKED}`)) return null;
      const path = id.slice(0, -ASKED.length);
      const read = (file) => {
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      };
      const own = [path, ...wordsOfBots(path)].map((file) => {
        const english = file.replace(/[^/\\]+$/, FALLBACK);
        const text = read(file);
        return whole(text, existsSync(english) ? read(english) : text);
      });
      const named = wordsOfGames(path).map(({ name, file }) => ({ name, text: read(file) }));
      return `export default ${JSON.stringify([...own, ...titles(named)].join("\n"))}`;
    },
  };
}
