// Several players at one screen: who sits in front of it, and what they may see.
import { playsItself } from "../../domain/seats";
import type { AnyView, Presentation } from "./presentation";
import type { Stream } from "./stream.svelte";

export class HotSeat<View extends AnyView> {
  /** With several players at one screen: the seat in front of it. */
  present = $state<number | null>(null);

  constructor(
    private readonly stream: Pick<Stream<View>, "table" | "view">,
    private readonly presentation: Pick<Presentation<View, never, never>, "covered" | "hasSecrets">,
  ) {}

  /** The viewer's seats. */
  get mine(): readonly number[] {
    return this.stream.table?.mine ?? [];
  }

  /** The seat that the viewer may answer for now, or null. */
  get acting(): number | null {
    const { table, view } = this.stream;
    const actor = view?.actor;
    return typeof actor === "number" && table?.mine.includes(actor) && playsItself(table, actor) ? actor : null;
  }

  /** The seat that is asked but may not see before the screen has been handed over, or null. */
  get next(): number | null {
    const { acting, present } = this;
    const { view } = this.stream;
    if (acting === null || present === acting || !view || !this.isShared) return null;
    const secret =
      this.presentation.hasSecrets(view, acting) || (present !== null && this.presentation.hasSecrets(view, present));
    return secret ? acting : null;
  }

  /** The seats of the player in front of the screen. */
  get viewers(): readonly number[] {
    return this.present === null ? this.mine : [this.present];
  }

  /** The seat through which the screen is looked at. */
  get seat(): number | null {
    return this.present ?? this.stream.table?.seat ?? null;
  }

  /** The question has been shown: where the screen need not be handed over, its seat is in front of it now. */
  follow(): void {
    if (this.acting !== null && this.next === null) this.present = this.acting;
  }

  /** A view as it may be shown at this screen. */
  open(view: View): View {
    return this.isShared && view.viewer !== this.present ? this.presentation.covered(view) : view;
  }

  private get isShared(): boolean {
    return this.mine.length > 1;
  }
}
