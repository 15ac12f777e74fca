// The service worker: what it keeps lets the rules be read and the page say where it stands while the server can't be reached.
// The page itself is always asked of the server first; files whose names change with what they hold are taken from what is kept.

/** Where the site lies on its host: it may be a folder of another one. */
const ROOT = new URL("./", self.location.href).pathname;
/** Caches are the whole host's: a site in a folder of it has its own. */
const OURS = ROOT === "/" ? "ratskeller-" : `ratskeller-${ROOT}-`;
const NOW = OURS + VERSION;
/** An open table goes on with the files that it began with: those of the build before this one are kept. */
const BUILDS = 2;
const PAGE = ROOT;
/** All that is read of the server's answers without the network: what comes in a game's box is the same for everybody. */
const READABLE = /^api\/games\/[a-z0-9_]+\/catalogue$/;

/** The languages whose words are kept: the one that is spoken here, as the page says in the worker's address, and English. */
const SPOKEN = new Set([new URL(self.location.href).searchParams.get("language"), "en"]);

/** An address of the site as the browser has to ask for it. */
function here(address) {
  return ROOT + address.slice(1);
}

async function keep() {
  const cache = await caches.open(NOW);
  const words = Object.entries(WORDS).flatMap(([language, files]) => (SPOKEN.has(language) ? files : []));
  await cache.addAll([...[...FILES, ...words].map(here), new Request(PAGE, { cache: "reload" })]);
  // A server may have fewer games than the page
  await Promise.allSettled(BOXES.map((address) => cache.add(here(address))));
}

/** None of these waits for the worker, in browsers that allow it. */
async function pass(event) {
  try {
    await event.addRoutes?.([
      { condition: { urlPattern: here("/api/me*") }, source: "network" },
      { condition: { urlPattern: here("/api/tables*") }, source: "network" },
    ]);
  } catch {
    // Then the worker lets them through itself
  }
}

async function takeOver() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && !name.slice(OURS.length).includes("/"));
  const old = names.filter((name) => name !== NOW).slice(0, -(BUILDS - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
  // The page is asked for while the worker is still starting
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page from the server, however it answers; without one the kept page, marked as alone. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const cached = await caches.match(PAGE, { cacheName: NOW });
    if (!cached) throw error;
    const text = (await cached.text()).replace("<html", "<html data-alone");
    return new Response(text, { headers: cached.headers });
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function readable(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(NOW)).put(request, answer.clone());
    return answer;
  } catch (error) {
    const cached = await caches.match(request);
    if (!cached) throw error;
    return cached;
  }
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(Promise.all([keep(), pass(event)]));
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !`${pathname}/`.startsWith(ROOT)) return;
  const path = pathname.slice(ROOT.length);
  if (READABLE.test(path)) event.respondWith(readable(request));
  else if (path.startsWith("api")) return;
  else if (request.mode === "navigate") event.respondWith(page(event));
  else if (path.startsWith("assets/")) event.respondWith(file(request));
});

/** What the server tells while nobody is there: shown even where it can't be read, since browsers want to see something. */
function note(data) {
  try {
    return data.json();
  } catch {
    return { title: "Ratskeller", body: "", path: "/", tag: "" };
  }
}

/** The page, where it is open already; else a new one. */
async function open(path) {
  const { origin, pathname, search, hash } = new URL(path, self.location.origin);
  // No notification leads to another site
  const told = origin === self.location.origin ? here(pathname) + search + hash : ROOT;
  const target = new URL(told, self.location.origin);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === target.pathname);
  return there ? there.focus() : self.clients.openWindow(target.href);
}

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = note(event.data);
  // A later note of the same table takes the place of the one before
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: here("/favicon.svg"), data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});
