// Draws the board of a game by a component of Svelte.
import { flushSync, mount, unmount, type Component } from "svelte";
import { about, speak, t } from "../../../src/lib/text/words";
import type { Drawing, GameBoard, Scene } from "./element";

/** What is shown now. */
export class Live {
  scene = $state.raw() as Scene;

  constructor(scene: Scene) {
    this.scene = scene;
  }
}

/** The board of a game that a component draws; `title` is the message that names it. */
export function boardOf(game: string, component: Component<{ live: Live }>, styles: string, title: string): GameBoard {
  return {
    styles,
    async speak(language) {
      await speak(language);
      await about(game);
      return t(title);
    },
    draw(target, scene): Drawing {
      const live = new Live(scene);
      const drawn = mount(component, { target, props: { live } });
      flushSync();
      return {
        update(next) {
          flushSync(() => (live.scene = next));
        },
        remove() {
          void unmount(drawn);
        },
      };
    },
  };
}
