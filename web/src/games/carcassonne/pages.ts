import type { GamePages } from "../pages";

const pages: GamePages = {
  Ornament: () => import("./Ornament.svelte"),
  Book: () => import("./TileBook.svelte"),
  Glimpse: () => import("./Glimpse.svelte"),
  Printed: () => import("./Printed.svelte"),
  rules: () => import("./rules"),
  minutes: ["minute", "plague"],
  hints: () => import("./rules/hints"),
};
export default pages;
