// Where tiles are painted beside the page. (The custom element, which fetches nothing, has its own of this module.)

/** Begin a worker that paints tiles; null where the browser can't paint in one. */
export function tileWorker(): Worker | null {
  if (typeof OffscreenCanvas === "undefined" || typeof Worker === "undefined") return null;
  return new Worker(new URL("./tilepainter.ts", import.meta.url), { type: "module" });
}
