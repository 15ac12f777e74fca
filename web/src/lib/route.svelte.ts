// The page that is shown now.
import { pathOf, read, type Route } from "./address";

class Router {
  now = $state.raw<Route>(read(location.pathname));

  constructor() {
    addEventListener("popstate", () => (this.now = read(location.pathname)));
  }

  go(route: Route): void {
    history.pushState(null, "", pathOf(route));
    this.now = route;
    scrollTo(0, 0);
  }
}

export const router = new Router();
