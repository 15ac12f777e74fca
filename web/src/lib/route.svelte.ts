// The page that is shown now.
import { pathOf, read, type Route } from "./address";

class Router {
  now = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.now = read(location.pathname)));
  }

  /** `hash` names a place on the page, "#C5". */
  go(route: Route, hash = ""): void {
    history.pushState(null, "", pathOf(route) + hash);
    this.now = route;
    scrollTo(0, 0);
  }
}

export const router = new Router();
