// Three pages: the start page, a table, and the one to which the link to one's own seats leads.

export type Route = { page: "start" } | { page: "return" } | { page: "table"; id: string };

const RETURN = "/return";

/** The page that a path stands for. */
export function read(path: string): Route {
  if (path === RETURN) return { page: "return" };
  const match = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  return match ? { page: "table", id: match[1] as string } : { page: "start" };
}

export function pathOf(route: Route): string {
  if (route.page === "table") return `/t/${route.id}`;
  return route.page === "return" ? RETURN : "/";
}

/** The address of a link to one's own seats. What comes after the # is sent to no server, and so stands in no log. */
export function returnAddress(code: string): string {
  return `${location.origin}${RETURN}#${code}`;
}
