// In the head of every page stands who visits; what shows that asks the server, so the app offers it.
import { getContext, setContext, type Component } from "svelte";

const KEY = Symbol("visitor");

type Offered = () => Component | undefined;

/** Let the head of every page show who visits, once there is something that does. */
export function offerVisitor(visitor: Offered): void {
  setContext(KEY, visitor);
}

/** What shows who visits; nothing in a page by itself, and at first. */
export function offeredVisitor(): Offered {
  return getContext<Offered | undefined>(KEY) ?? (() => undefined);
}
