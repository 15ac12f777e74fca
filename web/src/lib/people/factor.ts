// The second factor: whether the server asks for its code.
import { Refused } from "../api/client";

/** Whether a refusal asks for a code of the second factor, and none was given. */
export function asksFactor(error: unknown): boolean {
  return error instanceof Refused && error.code === "factor-asked";
}
