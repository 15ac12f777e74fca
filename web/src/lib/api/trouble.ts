// What went wrong, in words.
import { Refused } from "./client";
import { has, t } from "../words";

const MINUTE = 60;

/** What a refusal says: in our words where there are some for its code, else in those of the server. */
export function told(error: unknown): string {
  if (!(error instanceof Refused)) return sentence("other", String(error));
  return sentence(error.code, error.message, error.seconds);
}

/** The words for a code that the server sends; `seconds` is for how long to wait. */
export function sentence(code: string, message: string, seconds = 0): string {
  const id = `error-${code}`;
  return t(has(id) ? id : "error-other", { message, minutes: Math.ceil(seconds / MINUTE) });
}

/** Whether the same will work as soon as the server can store things again. */
export function isPassing(error: unknown): error is Refused {
  return error instanceof Refused && error.code.startsWith("storage-") && error.code !== "storage-damaged";
}
