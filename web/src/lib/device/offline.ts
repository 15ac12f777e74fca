// Without the server: the service worker shows the page that it kept, and marks it.
import { under } from "../routing/root";

/** Whether this page came from what the browser kept, since the server could not be reached. */
export const alone = document.documentElement.dataset.alone !== undefined;

/**
 * Let the browser keep what can be read without the server, in the language that is spoken. Where that is not allowed, as without https, or not
 * wanted, nothing is kept.
 */
export function keepForLater(language: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!("serviceWorker" in navigator) || connection?.saveData) return;
  const address = under(`/worker.js?language=${encodeURIComponent(language)}`);
  navigator.serviceWorker.register(address, { updateViaCache: "none" }).catch(() => undefined);
}
