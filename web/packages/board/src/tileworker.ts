// The element fetches nothing, and a worker would be a file of its own: tiles are painted on the page.

export function tileWorker(): null {
  return null;
}
