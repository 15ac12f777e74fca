import type { GamePages } from "../pages";

const pages: GamePages = {
  Choosing: () => import("./Choosing.svelte"),
  Ornament: () => import("./Ornament.svelte"),
  Book: () => import("./CardBook.svelte"),
  Glimpse: () => import("./Glimpse.svelte"),
  Printed: () => import("./Printed.svelte"),
  rules: () => import("./rules"),
  minutes: ["minute"],
  hints: () => import("./rules/hints"),
};
export default pages;
