// What one has noted on the board of this page, for all that stands within a table.
import { getContext, setContext } from "svelte";
import { Noted } from "../../board/noted.svelte";

const KEY = Symbol("noted");

export function offerNoted(): Noted {
  return setContext(KEY, new Noted());
}

export function notedHere(): Noted {
  return getContext<Noted>(KEY);
}
