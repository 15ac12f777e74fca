// The pages: the start page, a table, the Daily Plague, the one to which the link to one's own seats leads, and the rules of a game.
import { rulesHref } from "./rules";

export type Route =
  | { page: "start" }
  | { page: "return" }
  | { page: "table"; id: string }
  /** `day` is one of the past; "" is today. */
  | { page: "daily"; day: string }
  /** The proof of a table's chance; "" asks for a record. */
  | { page: "proof"; table: string }
  /** `part` is a page "in a minute"; "" is the whole book. */
  | { page: "rules"; game: string; part: string };

const RETURN = "/return";
const DAILY = "/daily";

/** The page that a path stands for. */
export function read(path: string): Route {
  if (path === RETURN) return { page: "return" };
  const daily = /^\/daily(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/.exec(path);
  if (daily) return { page: "daily", day: daily[1] ?? "" };
  const proof = /^\/proof(?:\/([A-Za-z0-9_-]+))?\/?$/.exec(path);
  if (proof) return { page: "proof", table: proof[1] ?? "" };
  const rules = /^\/rules\/([a-z0-9_]+)(?:\/([a-z]+))?\/?$/.exec(path);
  if (rules) return { page: "rules", game: rules[1] as string, part: rules[2] ?? "" };
  const match = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path);
  return match ? { page: "table", id: match[1] as string } : { page: "start" };
}

export function pathOf(route: Route): string {
  if (route.page === "table") return `/t/${route.id}`;
  if (route.page === "daily") return route.day === "" ? DAILY : `${DAILY}/${route.day}`;
  if (route.page === "proof") return route.table === "" ? "/proof" : `/proof/${route.table}`;
  if (route.page === "rules") return rulesHref(route.game, route.part);
  return route.page === "return" ? RETURN : "/";
}

/** The address of a link to one's own seats. What comes after the # is sent to no server, and so stands in no log. */
export function returnAddress(code: string): string {
  return `${location.origin}${RETURN}#${code}`;
}

/** The address of the Daily Plague, to be shared. */
export function dailyAddress(): string {
  return location.origin + DAILY;
}
