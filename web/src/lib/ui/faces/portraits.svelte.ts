// Portraits are fetched when the first one is shown: their room is kept, and no board waits for them.
import type { Component } from "svelte";
import { characterOf } from "../../domain/seats";

/** What is shown of a bot without a portrait. */
const OTHERS = "clockwork";

class Portraits {
  private found = $state.raw<((name: string) => Component | undefined) | null>(null);
  private fetching = false;

  /** The drawing of a bot; undefined as long as it is not there. */
  of(bot: string): Component | undefined {
    if (this.found === null) void this.fetch();
    return this.found?.(characterOf(bot)) ?? this.found?.(OTHERS);
  }

  private async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      this.found = (await import("./drawings")).drawing;
    } finally {
      this.fetching = false;
    }
  }
}

export const portraits = new Portraits();
