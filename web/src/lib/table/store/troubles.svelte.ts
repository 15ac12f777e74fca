// What is wrong at a table: said when it begins, gone when it is over or has been read.
import { sentence, errorMessage } from "../../api/trouble";
import { Refused } from "../../api/client";
import { voice } from "../../ui/liveregion.svelte";
import type { Link } from "./live";

export class Troubles {
  /** What is said now. */
  said = $state<string | null>(null);
  /** What keeps the server from storing anything. */
  private storage: string | null = null;
  /** It is over as soon as the connection stands. */
  private passing = false;

  dismiss(): void {
    this.said = null;
  }

  /** An answer was refused, or never came through. */
  failed(error: unknown): void {
    this.say(errorMessage(error), error instanceof Refused && error.code === "network");
  }

  /** The server says why it closes the connection. */
  closing(code: string, message: string): void {
    this.say(sentence(code, message), true);
  }

  connected(link: Link): void {
    if (link === "open" && this.passing) this.dismiss();
    // It may be over when the connection is back; if not, the server says so again
    if (link !== "open") this.storing(null, "");
  }

  /** Nothing can be stored for a reason that a code tells; null: it can be again. */
  storing(code: string | null, message: string): void {
    const before = this.storage;
    this.storage = code === null ? null : sentence(code, message);
    if (this.storage === before) return;
    if (this.storage !== null) this.say(this.storage, false);
    else if (this.said === before) this.dismiss();
  }

  private say(text: string, passing: boolean): void {
    this.said = text;
    this.passing = passing;
    voice.event(text);
  }
}
