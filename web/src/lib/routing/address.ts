// The pages: the start page, the one about oneself, a table and its print view, the lobby, the Daily Plague, the one to which the link to one's own seats leads, and the rules of a game.
import { under, within } from "./root";
import { ANY, partsOf, type HistoryFilter, filterIn } from "./historyFilter";

/** Through whose knowledge a game is reviewed: that of a seat, of a spectator, or at each moment of the player who decides. */
export type Eyes = number | "public" | "all";

/** What is shown of a game that is over: a moment, after so many answers (null: its end), and who looks. */
export interface Looked {
  at: number | null;
  eyes: Eyes;
}

/** A review as it is opened from elsewhere. */
export const FROM_TURNING: Opened = { at: 0, eyes: "all", turning: true };

/** In place of a moment in the address of a review. */
const TURNING = "turning";

/** How a review is opened: `turning` leads on to the first turning point, once that is known. */
export interface Opened extends Looked {
  turning?: boolean;
}

export type Route =
  | { page: "start" }
  | { page: "return" }
  /** Oneself: account, devices. */
  | { page: "me" }
  /** `review`: the table is looked at as it was. */
  | { page: "table"; id: string; review?: Opened }
  | { page: "print"; table: string }
  | { page: "lobby" }
  /** Games that are over, ratings and statistics; `player` is somebody else, "" oneself; without `filter` all games. */
  | { page: "history"; player: string; filter?: HistoryFilter }
  /** `day` is one of the past; "" is today. */
  | { page: "daily"; day: string }
  /** The proof of a table's chance; "" asks for a record. */
  | { page: "proof"; table: string }
  /** `part` is a page "in a minute"; "" is the whole book. */
  | { page: "rules"; game: string; part: string }
  /** Where somebody is notified of their turns. */
  | { page: "notifications" }
  /** Where an email leads whose reader wants no more of them. */
  | { page: "stop" }
  | { page: "admin" }
  /** Where a link by email leads that signs somebody in. */
  | { page: "link" }
  | { page: "unknown" };

const RETURN = "/return";
const DAILY = "/daily";
const ME = "/me";
const LOBBY = "/lobby";
const HISTORY = "/history";
const NOTIFICATIONS = "/me/notifications";
/** Old addresses, which bookmarks and printed instructions hold, and the new ones. */
const MOVED: Readonly<Record<string, string>> = { "/me/telling": NOTIFICATIONS };
const STOP = "/me/stop";
const ADMIN = "/admin";
const LINK = "/me/link";

/** Where the page of an old address is now, null for any other address. */
export function movedTo(address: string): string | null {
  const path = MOVED[within(address)];
  return path === undefined ? null : under(path);
}

/** The page that the path of an address stands for; `search` is what comes after it, "?at=12". */
export function read(address: string, search = ""): Route {
  const path = within(address);
  if (path === "/") return { page: "start" };
  if (path === RETURN) return { page: "return" };
  if (path === ME) return { page: "me" };
  if (path === LOBBY) return { page: "lobby" };
  if (path === HISTORY) return past(new URLSearchParams(search));
  if (path === NOTIFICATIONS) return { page: "notifications" };
  if (path === STOP) return { page: "stop" };
  if (path === ADMIN) return { page: "admin" };
  if (path === LINK) return { page: "link" };
  const daily = /^\/daily(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/.exec(path);
  if (daily) return { page: "daily", day: daily[1] ?? "" };
  const proof = /^\/proof(?:\/([A-Za-z0-9_-]+))?\/?$/.exec(path);
  if (proof) return { page: "proof", table: proof[1] ?? "" };
  const rules = /^\/rules\/([a-z0-9_]+)(?:\/([a-z]+))?\/?$/.exec(path);
  if (rules) return { page: "rules", game: rules[1] as string, part: rules[2] ?? "" };
  const match = /^\/t\/([A-Za-z0-9_-]+)(?:\/(print|review))?\/?$/.exec(path);
  if (!match) return { page: "unknown" };
  const id = match[1] as string;
  if (match[2] === "print") return { page: "print", table: id };
  return match[2] === "review" ? { page: "table", id, review: looked(search) } : { page: "table", id };
}

export function pathOf(route: Route): string {
  if (route.page === "table") return under(`/t/${route.id}${route.review ? reviewPath(route.review) : ""}`);
  if (route.page === "print") return under(`/t/${route.table}/print`);
  if (route.page === "lobby") return under(LOBBY);
  if (route.page === "history") return under(HISTORY + pastQuery(route.player, route.filter ?? ANY));
  if (route.page === "daily") return under(route.day === "" ? DAILY : `${DAILY}/${route.day}`);
  if (route.page === "proof") return under(route.table === "" ? "/proof" : `/proof/${route.table}`);
  if (route.page === "rules") return rulesHref(route.game, route.part);
  if (route.page === "me") return under(ME);
  if (route.page === "notifications") return under(NOTIFICATIONS);
  if (route.page === "stop") return under(STOP);
  if (route.page === "link") return under(LINK);
  if (route.page === "admin") return under(ADMIN);
  return under(route.page === "return" ? RETURN : "/");
}

function past(query: URLSearchParams): Route {
  return { page: "history", player: query.get("player") ?? "", filter: filterIn(query) };
}

function pastQuery(player: string, filter: HistoryFilter): string {
  const parts = [...(player === "" ? [] : [["player", player] as [string, string]]), ...partsOf(filter)];
  return parts.length > 0 ? `?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}` : "";
}

function looked(search: string): Opened {
  const query = new URLSearchParams(search);
  const [at, seat] = [query.get("at") ?? "", query.get("seat") ?? ""];
  const eyes = /^\d$/.test(seat) ? Number(seat) : seat === "public" ? seat : "all";
  if (at === TURNING) return { at: 0, eyes, turning: true };
  return { at: /^\d{1,6}$/.test(at) ? Number(at) : null, eyes };
}

function reviewPath({ at, eyes, turning }: Opened): string {
  const moment = turning ? TURNING : at;
  const said = [moment === null ? [] : [`at=${moment}`], eyes === "all" ? [] : [`seat=${eyes}`]].flat();
  return said.length > 0 ? `/review?${said.join("&")}` : "/review";
}

export function reviewAddress(id: string, review: Looked): string {
  return location.origin + pathOf({ page: "table", id, review });
}

/** The address of a link to one's own seats. What comes after the # is sent to no server, and so stands in no log. */
export function returnAddress(code: string): string {
  return `${location.origin}${under(RETURN)}#${code}`;
}

export function dailyAddress(day: string): string {
  return location.origin + pathOf({ page: "daily", day });
}

/** The address of a game's book of rules, or of one of its pages "in a minute". */
export function rulesHref(game: string, part = ""): string {
  return under(part === "" ? `/rules/${game}` : `/rules/${game}/${part}`);
}
