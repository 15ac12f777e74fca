// Who may import whom under src/. The rules speak of folders, so that another game needs no new line here.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createNodeResolver, importX } from "eslint-plugin-import-x";

/** The parts of `lib` that reach no server: of the API they may use the types only. */
const QUIET = ["lib/api/{types.ts,*.d.ts}", "lib/{board,device,domain,routing,rules,sound,text,ui}/**"];

/** Pages use games through `games/*.ts` only. A game uses no page and no other game. `lib` uses neither. */
function houses() {
  return [
    room("lib/**", ["lib/**"]),
    room("lib/{board,device,domain,routing,rules,sound,text,ui}/**", QUIET),
    room("games/*.{ts,svelte}", ["lib/**", "games/*.{ts,svelte}"]),
    room("pages/**", ["lib/**", "games/*.ts", "pages/**"]),
  ];
}

/** Inside a game: model, words, board, play, panels, and its components on top. Where two rules match a file, the last holds. */
function rooms(game) {
  const own = `games/${game}`;
  const model = [...QUIET, `${own}/model/**`];
  const words = [...model, `${own}/words/**`];
  const board = [...words, `${own}/board/**`];
  const play = ["lib/**", ...board, `${own}/play/**`];
  return [
    room(`${own}/model/**`, model),
    room(`${own}/words/**`, words),
    room(`${own}/board/**`, board),
    // The rule book draws with the board; only its own page uses it
    room(`${own}/rules/**`, [...board, `${own}/rules/**`]),
    room(`${own}/play/**`, play),
    room(`${own}/panels/**`, [...play, `${own}/panels/**`]),
    room(`${own}/setup/**`, [...play, `${own}/setup/**`]),
    room(`${own}/*.{ts,svelte}`, ["lib/**", "games/*.ts", `${own}/**`]),
    // A test stands beside what it tests, and builds what it needs from any folder of its game
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
