// A bot that thinks long is told of aloud.
import { voice } from "../../say.svelte";

/** Milliseconds after which somebody who sees nothing may wonder. */
const LONG = 4000;

/** Say this once it takes long; returns what ends the waiting. */
export function say(text: string): () => void {
  const waiting = setTimeout(() => voice.hint(text), LONG);
  return () => clearTimeout(waiting);
}
