// Notes that this device shows while the page is closed. The browser asks its owner for leave, and only after a press.
import { under } from "../../lib/routing/root";
import type { NewPush } from "./notifications";

/** What the browser lets the page do: nothing at all, nothing because its owner said so, or all that is wanted. */
export type Leave = "unable" | "denied" | "open";

/** Something that the browser's own service would have had to answer. */
export class NoService extends Error {}

export function leave(): Leave {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : "open";
}

/** By what the server knows this device; null while it shows nothing. */
export async function device(): Promise<string | null> {
  if (leave() !== "open") return null;
  const worker = await navigator.serviceWorker.getRegistration();
  const held = await worker?.pushManager.getSubscription();
  return held ? named(held.endpoint) : null;
}

/**
 * Ask for leave, and return what the server needs to show something here; null where leave is not given. `key` is the server's own.
 * Throws `NoService` where the maker of the browser gives no address to send to.
 */
export async function subscribe(key: string): Promise<Omit<NewPush, "language"> | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(under("/worker.js"), { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const held = await pushManager.getSubscription();
    // Another server at this address may have had another key before.
    if (held && !isSigned(held, key)) await held.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) throw new NoService();
    return { endpoint, p256dh, auth };
  } catch (error) {
    throw error instanceof NoService ? error : new NoService(String(error));
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function isSigned(held: PushSubscription, key: string): boolean {
  const known = new Uint8Array(held.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...known));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

/** What the server calls a device: it gives its address to nobody. */
async function named(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
