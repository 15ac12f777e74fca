// Where this site lies on its host: behind a proxy it may be a folder of another site. The server writes it into the page that it sends, so that one
// build lies anywhere.

/** What all its addresses begin with, "/games/ratskeller"; "" where it has the host for itself. */
export const root = typeof document === "undefined" ? "" : (document.documentElement.dataset.root ?? "");

/** The host's own pages that there are: "imprint", "privacy". The server answers them itself. */
export const pages: readonly string[] =
  typeof document === "undefined" ? [] : (document.documentElement.dataset.pages ?? "").split(" ").filter(Boolean);

/** On a server: the address of the site on which people can play without it, "/offline/"; null where it has none. */
export const offlineSite: string | null =
  typeof document === "undefined" ? null : (document.documentElement.dataset.offline ?? null);

/** The folder with what a site without a server runs on; null: there is a server. */
export const site = typeof document === "undefined" ? null : (document.documentElement.dataset.site ?? null);

/** On a site for play without a server: the address of that server's start page, "/"; null where it belongs to none. */
export const server: string | null =
  typeof document === "undefined" ? null : (document.documentElement.dataset.server ?? null);

/** On a server: bots may think on the device of a person who plays alone against them. */
export const botsOnDevice = typeof document !== "undefined" && document.documentElement.dataset.bots === "device";

/** An address of the site, "/lobby", as a browser has to ask for it. */
export function under(path: string): string {
  return root + path;
}

/** The path of an address as the site knows it, "/lobby". */
export function within(path: string): string {
  return root !== "" && `${path}/`.startsWith(`${root}/`) ? path.slice(root.length) || "/" : path;
}
