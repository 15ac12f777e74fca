// The little of TOML that our data files use: `key = value`, `[table]` and `[[table]]` headings, comments, arrays over many lines.
// A value is a string, a number or an array of such, all of which JSON writes the same way but for a last comma.

/** Drops a comment, unless the # stands inside a string. */
function withoutComment(line) {
  return line.replace(/("(?:[^"\\]|\\.)*")|#.*$/g, (_, string) => string ?? "").trim();
}

/** Joins the lines of an array that is spread over several. */
function statements(text) {
  const out = [];
  let open = "";
  for (const line of text.split("\n").map(withoutComment)) {
    open += line;
    if (open.split("[").length > open.split("]").length) continue;
    if (open) out.push(open);
    open = "";
  }
  return out;
}

/** Reads such a text into an object; every `[[name]]` becomes an entry of the array `name`. */
export function readToml(text) {
  const root = {};
  let target = root;
  for (const statement of statements(text)) {
    const entry = statement.match(/^\[\[([\w-]+)\]\]$/);
    const table = statement.match(/^\[([\w-]+)\]$/);
    const pair = statement.match(/^([\w-]+)\s*=\s*(.+)$/);
    if (entry) (root[entry[1]] ??= []).push((target = {}));
    else if (table) target = root[table[1]] = {};
    else if (pair) target[pair[1]] = JSON.parse(pair[2].replace(/,\s*\]/g, "]"));
    else throw new Error(`not in the subset of TOML that is read here: ${statement}`);
  }
  return root;
}

/** All links of the board file, whatever their grade, with the ids that map.json gives them: both regions in alphabetical order. */
export function linksOf(board) {
  return Object.values(board.links)
    .flat()
    .map(([one, other, kind]) => {
      const [a, b] = [one, other].sort();
      return { id: `${a}-${b}`, a, b, kind };
    })
    .sort((x, y) => (x.id < y.id ? -1 : 1));
}
