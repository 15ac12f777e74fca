/// <reference types="vite/client" />
/// <reference types="svelte" />

/** The games of this client, by their names (`scripts/games.js`). */
declare module "virtual:games" {
  export const pages: Record<string, import("./games/pages").GamePages | undefined>;
  export const tables: Record<string, (() => Promise<{ default: import("./lib/table/game").AnyGame }>) | undefined>;
}
