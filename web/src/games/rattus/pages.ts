import { definePages } from "../pages";
import type { RattusEvent, View } from "./model/types";

export default definePages<View, RattusEvent>({
  Choosing: () => import("./Choosing.svelte"),
  Ornament: () => import("./Ornament.svelte"),
  Book: () => import("./CardBook.svelte"),
  Glimpse: () => import("./Glimpse.svelte"),
  Printed: () => import("./Printed.svelte"),
  rules: () => import("./rules"),
  minutes: ["minute"],
  hints: () => import("./rules/hints"),
});
