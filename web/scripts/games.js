// The games that a client shows: the folders of `src/games`, and those in the folder that RATSKELLER_GAMES names. The modules of the client
// are `ratskeller/…` there: `ratskeller/table/game` is `src/lib/table/game.ts`.
import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const NAME = "virtual:games";
const LIB = fileURLToPath(new URL("../src/lib", import.meta.url));
const OWN = fileURLToPath(new URL("../src/games", import.meta.url));
const MORE = process.env.RATSKELLER_GAMES;

/** The games in some folders, by name and folder, written as the bundler does. */
export function gamesIn(...folders) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((it) => it.isDirectory())
      .map(({ name }) => ({ name, folder: `${resolve(folder, name).replaceAll("\\", "/")}/` })),
  );
}

export const GAMES = gamesIn(...(MORE ? [OWN, MORE] : [OWN]));

/** The code of `virtual:games`: the table of each game is fetched when it is shown; what pages show of it is only named. */
export function listed(games) {
  const has = (file) => games.filter(({ folder }) => existsSync(`${folder}${file}`));
  const pages = has("pages.ts");
  return [
    ...pages.map(({ folder }, i) => `import pages${i} from ${JSON.stringify(`${folder}pages.ts`)};`),
    `export const pages = { ${pages.map(({ name }, i) => `${JSON.stringify(name)}: pages${i}`).join(", ")} };`,
    "export const tables = {",
    ...has("index.ts").map(
      ({ name, folder }) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(`${folder}index.ts`)}),`,
    ),
    "};",
  ].join("\n");
}

export function games() {
  return {
    name: "games",
    config: () => ({
      resolve: { alias: { ratskeller: LIB }, dedupe: ["svelte"] },
      ...(MORE ? { server: { fs: { allow: ["..", MORE] } } } : {}),
    }),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? listed(GAMES) : null),
  };
}
