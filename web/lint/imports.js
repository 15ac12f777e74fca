// Who may import whom under src/. The rules speak of folders, so that another game needs no new line here.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createNodeResolver, importX } from "eslint-plugin-import-x";

/** The parts of `lib` that reach no server: of the API they may use the types only. */
const QUIET = ["lib/api/{types.ts,*.d.ts}", "lib/{board,device,domain,routing,rules,sound,text,ui}/**"];
/** What a model needs besides itself: types, the times and shares of what is shown, kinds of sounds. No words, no page. */
const PURE = ["lib/api/*.d.ts", "lib/{board/{displaytimes,queue,share},sound/kinds}.ts"];
/** What draws for any board, and says nothing. */
const DRAWING = ["lib/board/**", "lib/ui/{Cube.svelte,deferred.svelte.ts,paint.ts,shapes.ts}"];
/** A board gets all that it shows as props. */
const CONTEXTS = ["getContext", "setContext", "hasContext", "createContext", "getAllContexts"];

/** Pages use games through `games/*.ts` only. A game uses no page and no other game. `lib` uses neither. */
function houses() {
  return [
    room("lib/**", ["lib/**"]),
    room("lib/{board,device,domain,routing,rules,sound,text,ui}/**", QUIET),
    room("games/*.{ts,svelte}", ["lib/**", "games/*.{ts,svelte}"]),
    room("pages/**", ["lib/**", "games/*.ts", "pages/**"]),
  ];
}

/** Inside a game: model, board, words, play, panels, and its components on top. Where two rules match a file, the last holds. */
function rooms(game) {
  const own = `games/${game}`;
  const model = [`${own}/model/**`];
  const drawn = [...QUIET, ...model, `${own}/board/**`, `${own}/words/**`];
  const play = ["lib/**", ...drawn, `${own}/play/**`];
  return [
    room(`${own}/model/**`, [...PURE, ...model]),
    room(`${own}/board/**`, [...DRAWING, ...model, `${own}/board/**`]),
    // The texts that a board asks for are in the language of the page
    room(`${own}/words/**`, [...QUIET, ...model, `${own}/words/**`, `${own}/board/labels.*`]),
    // The rule book draws with the board; only its own page uses it
    room(`${own}/rules/**`, [...drawn, `${own}/rules/**`]),
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

export function imports(root) {
  const src = join(root, "src");
  const games = readdirSync(join(src, "games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return [
    {
      plugins: { "import-x": importX },
      settings: { "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".svelte", ".d.ts"] })] },
    },
    ...[...houses(), ...games.flatMap(({ name }) => rooms(name))].map((it) => rule(src, it)),
    {
      files: ["src/games/*/board/**"],
      rules: { "no-restricted-imports": ["error", { paths: [{ name: "svelte", importNames: CONTEXTS }] }] },
    },
  ];
}
