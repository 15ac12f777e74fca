// Who may import whom under src/. The rules speak of folders, so that another game needs no new line here.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createNodeResolver, importX } from "eslint-plugin-import-x";

/** What everything may be made of that is no game; of what a server sends there are only the types, and no way to ask it. */
const QUIET = ["lib/*.ts", "lib/api/{types.ts,*.d.ts}", "lib/board/**", "lib/rules/**", "lib/sound/**", "lib/ui/**"];

/** The pages know the games by their names only, a game knows nothing of pages and other games, `lib` knows neither. */
function houses() {
  return [
    room("lib/**", ["lib/**"]),
    room("lib/{*.ts,board/**,rules/**,sound/**,ui/**}", QUIET),
    room("games/*.{ts,svelte}", ["lib/**", "games/*.{ts,svelte}"]),
    room("pages/**", ["lib/**", "games/*.ts", "pages/**"]),
  ];
}

/** Inside a game: its data, then its words, then what is drawn, told and chosen, then its face. Where two name a file, the last holds. */
function rooms(game) {
  const own = `games/${game}`;
  const data = [...QUIET, `${own}/*.ts`];
  const words = [...data, `${own}/told/words/**`];
  const drawn = [...words, `${own}/drawn/**`];
  const told = ["lib/**", ...drawn, `${own}/told/**`];
  return [
    room(`${own}/*.ts`, data),
    room(`${own}/drawn/**`, drawn),
    // The book of rules draws with what is there, and nothing but the book's own page asks for it
    room(`${own}/rules/**`, [...drawn, `${own}/rules/**`]),
    room(`${own}/told/**`, told),
    room(`${own}/told/words/**`, words),
    room(`${own}/chosen/**`, [...told, `${own}/chosen/**`]),
    room(`${own}/*.svelte`, ["lib/**", "games/*.ts", `${own}/**`]),
    // A test stands beside what it tests, and builds what that is given from any room of its game
    room(`${own}/**/*.test.ts`, ["lib/**", `${own}/**`]),
  ];
}

/** A room by the pattern of its files, and the patterns of all that it may import from src/. */
function room(files, may) {
  return { files, may };
}

function rule(src, { files, may }) {
  const zone = {
    target: src,
    from: join(src, "**/*"),
    except: may.map((pattern) => join(src, pattern)),
    message: `Here only these may be imported: ${may.join(", ")}`,
  };
  return { files: [`src/${files}`], rules: { "import-x/no-restricted-paths": ["error", { zones: [zone] }] } };
}

/** The rules for the folder that holds `src`. */
export function imports(root) {
  const src = join(root, "src");
  const games = readdirSync(join(src, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    {
      plugins: { "import-x": importX },
      settings: { "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".svelte", ".d.ts"] })] },
    },
    ...[...houses(), ...games.flatMap(({ name }) => rooms(name))].map((it) => rule(src, it)),
  ];
}
