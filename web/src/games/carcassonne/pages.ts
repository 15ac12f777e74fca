import { definePages } from "../pages";
import type { CarcassonneEvent, View } from "./model/types";

export default definePages<View, CarcassonneEvent>({
  Ornament: () => import("./Ornament.svelte"),
  Book: () => import("./TileBook.svelte"),
  Glimpse: () => import("./Glimpse.svelte"),
  Printed: () => import("./Printed.svelte"),
  rules: () => import("./rules"),
  minutes: ["minute", "plague"],
  hints: () => import("./rules/hints"),
});
