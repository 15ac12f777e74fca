// The page that is shown now.
import { pathOf, read, type Route } from "./address";

class Router {
  now = $state.raw<Route>(read(location.pathname));
  /** The place on the page, "#C5"; "" for none. */
  hash = $state(location.hash);

  constructor() {
    addEventListener("popstate", () => {
      this.now = read(location.pathname);
      this.hash = location.hash;
    });
  }

  /** `hash` names a place on the page, "#C5". */
  go(route: Route, hash = ""): void {
    history.pushState(null, "", pathOf(route) + hash);
    this.now = route;
    this.hash = hash;
    scrollTo(0, 0);
  }
}

export const router = new Router();
