// Portraits are fetched when the first one is shown: their room is kept, and no board waits for them.
import { type Component, untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { characterOf } from "../../domain/seats";

/** What is shown of a bot without a portrait. */
const OTHERS = "clockwork";
/** Bots with a style of their own: few pages show one, so each is fetched by itself. */
const STYLES = import.meta.glob<Component>("./styles/*.svelte", { import: "default" });

class Portraits {
  private found = $state.raw<((name: string) => Component | undefined) | null>(null);
  private fetching = false;
  private readonly styles = new SvelteMap<string, Component>();
  private readonly asked = new Set<string>();

  /** The drawing of a bot; undefined as long as it is not there. */
  of(bot: string): Component | undefined {
    const style = STYLES[`./styles/${bot}.svelte`];
    if (style) {
      untrack(() => void this.fetchStyle(bot, style));
      return this.styles.get(bot);
    }
    if (this.found === null) void this.fetch();
    return this.found?.(characterOf(bot)) ?? this.found?.(OTHERS);
  }

  private async fetchStyle(bot: string, fetch: () => Promise<Component>): Promise<void> {
    if (this.asked.has(bot)) return;
    this.asked.add(bot);
    try {
      this.styles.set(bot, await fetch());
    } finally {
      if (!this.styles.has(bot)) this.asked.delete(bot);
    }
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
