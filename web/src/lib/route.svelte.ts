// Two pages: the start page and a table.

export type Route = { page: "start" } | { page: "table"; id: string };

/** The page that a path stands for. */
export function read(path: string): Route {
  const match = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  return match ? { page: "table", id: match[1] as string } : { page: "start" };
}

export function pathOf(route: Route): string {
  return route.page === "table" ? `/t/${route.id}` : "/";
}

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
