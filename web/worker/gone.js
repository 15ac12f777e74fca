// Takes the place of a service worker that has to go: it forgets all that was kept and leaves.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const names = (await caches.keys()).filter((name) => name.startsWith("ratskeller-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
