import { Refused } from "./client";
import { has, t, type Values } from "../text/words";

const MINUTE = 60;

/** What a refusal says: in our words where there are some for its code, else in those of the server. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Refused)) return sentence("other", String(error));
  return sentence(error.code, error.message, error.seconds, error.detail);
}

/** The words for a code that the server sends; `seconds` is for how long to wait, `detail` what it is about. */
export function sentence(
  code: string,
  message: string,
  seconds = 0,
  detail: Readonly<Record<string, unknown>> = {},
): string {
  const id = `error-${code}`;
  const minutes = Math.ceil(seconds / MINUTE);
  return t(has(id) ? id : "error-other", { ...sayable(detail), message, seconds, minutes });
}

/** What can stand in a sentence. */
function sayable(detail: Readonly<Record<string, unknown>> = {}): Values {
  const entries = Object.entries(detail);
  return Object.fromEntries(
    entries.filter((it): it is [string, string | number] => ["string", "number"].includes(typeof it[1])),
  );
}

/** Whether the same will work as soon as the server can store things again. */
export function isPassing(error: unknown): error is Refused {
  return error instanceof Refused && error.code.startsWith("storage-") && error.code !== "storage-damaged";
}
