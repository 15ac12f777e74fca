// What is wrong with what somebody has filled in, and at which field.
import { Refused } from "../../lib/api/client";
import { errorMessage } from "../../lib/api/trouble";
import type { Words } from "../../lib/text/words";

/** As the server has it. */
export const SHORTEST = 12;

export interface Wrong {
  /** The field that it is about; null: none of them. */
  field: string | null;
  text: string;
}

/** What a refusal says, at the field that it names among those of a form. */
export function wrong(error: unknown, fields: readonly string[]): Wrong {
  const named = error instanceof Refused ? error.detail["field"] : null;
  return { field: fields.find((it) => it === named) ?? null, text: errorMessage(error) };
}

/** What speaks against a new password before it is sent; null: nothing. */
export function tooShort(words: Words, password: string, field = "password"): Wrong | null {
  // As the server counts: letters, not halves of them
  return Array.from(password).length < SHORTEST
    ? { field, text: words.t("me-password-short", { count: SHORTEST }) }
    : null;
}
