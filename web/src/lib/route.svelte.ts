// The pages: the start page, a table, the one to which the link to one's own seats leads, and the rules of a game.
import { rulesHref } from "./rules";

export type Route =
  | { page: "start" }
  | { page: "return" }
  | { page: "table"; id: string }
  /** `part` is a page "in a minute"; "" is the whole book. */
  | { page: "rules"; game: string; part: string };

const RETURN = "/return";

/** The page that a path stands for. */
export function read(path: string): Route {
  if (path === RETURN) return { page: "return" };
  const rules = /^\/rules\/([a-z0-9_]+)(?:\/([a-z]+))?\/?$/.exec(path);
  if (rules) return { page: "rules", game: rules[1] as string, part: rules[2] ?? "" };
  const match = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  return match ? { page: "table", id: match[1] as string } : { page: "start" };
}

export function pathOf(route: Route): string {
  if (route.page === "table") return `/t/${route.id}`;
  if (route.page === "rules") return rulesHref(route.game, route.part);
  return route.page === "return" ? RETURN : "/";
}

/** The address of a link to one's own seats. What comes after the # is sent to no server, and so stands in no log. */
export function returnAddress(code: string): string {
  return `${location.origin}${RETURN}#${code}`;
}

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
