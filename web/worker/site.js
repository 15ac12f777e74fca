// The service worker of a site without a server: it keeps the whole site, so that all of it works with the network off. All that a page gets is
// of one version: another takes over only when no page of the one before is open.

/** Where the site lies on its host: it may be a folder of another one. */
const ROOT = new URL("./", self.location.href).pathname;
const OURS = ROOT === "/" ? "ratskeller-site-" : `ratskeller-site-${ROOT}-`;
const NOW = OURS + VERSION;

/** An address of the site as the browser has to ask for it. */
function here(address) {
  return ROOT + address.slice(1);
}

/** Files whose names change with what they hold. */
const NAMED = /^\/(assets|site-[0-9a-f]+)\//;

async function keep() {
  const cache = await caches.open(NOW);
  // What the page has loaded is in the browser's own cache. Names without a hash may have older content there
  const cached = (address) => (NAMED.test(address) ? "force-cache" : "no-cache");
  await cache.addAll(FILES.map((address) => new Request(here(address), { cache: cached(address) })));
}

async function forgetOthers() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && !name.slice(OURS.length).includes("/"));
  await Promise.all(names.filter((name) => name !== NOW).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(NOW);
  // Every address of the client is its page
  const asked = request.mode === "navigate" ? ROOT : request;
  return (await cache.match(asked)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !`${pathname}/`.startsWith(ROOT)) return;
  event.respondWith(answer(request));
});
