// What is kept on this device from one visit to the next. Storage may be forbidden or hold something else: then nothing is kept.

/** Where what is set on this device is kept. */
export const SETTINGS = "ratskeller";

/** What was kept under a key; null if that is nothing. */
export function readStorage(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function writeStorage(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // without storage it holds until the page is closed
  }
}
