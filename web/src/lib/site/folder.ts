/** The folder with what a site without a server runs on; null: there is a server. The page says it. */
export const site = typeof document === "undefined" ? null : (document.documentElement.dataset.site ?? null);
