// How answers travel: one at a time, sent until it is stored, and what comes of it where it is refused.
import { api, Refused } from "../../api/client";
import type { Update } from "../../api/types";
import { isPassing } from "../../api/trouble";
import type { HotSeat } from "./hotseat.svelte";
import type { Playback } from "./playback.svelte";
import type { AnyView } from "./presentation";
import type { Stream } from "./stream.svelte";

const SECOND = 1000;

export class Answering {
  /** The last answer was another one than the lesson wants. */
  strayed = $state(false);
  /** The number of the entry that the answer on its way follows; null while none is on its way. */
  private sent = $state<number | null>(null);

  constructor(
    private readonly stream: Pick<
      Stream<AnyView>,
      "id" | "table" | "left" | "take" | "catchUp" | "retry" | "failed" | "storing" | "dismiss"
    >,
    private readonly hotSeat: Pick<HotSeat<AnyView>, "acting" | "next">,
    private readonly playback: Pick<Playback<AnyView, unknown, unknown>, "playing" | "inPast" | "answered">,
  ) {}

  /** An answer to the open question is on its way. News may overtake its reply: what they ask can be answered at once. */
  get sending(): boolean {
    return this.sent !== null && this.sent === this.stream.table?.ply;
  }

  /** The seat that may answer at once: what happened has been shown, and the one in front of the screen is asked. Else null. */
  get seat(): number | null {
    return this.playback.playing ? null : this.asked;
  }

  async answer(text: string): Promise<boolean> {
    return this.send((ply, seat) => api.answer(this.stream.id, { ply, seat, answer: text }));
  }

  /** Go back to `to` answers of the game. */
  async undo(to: number): Promise<boolean> {
    return this.send((ply, seat) => api.undo(this.stream.id, { ply, seat, to }));
  }

  /** The seat in front of the screen that is asked, or null. */
  private get asked(): number | null {
    return this.hotSeat.next === null ? this.hotSeat.acting : null;
  }

  private async send(act: (ply: number, seat: number) => Promise<Update>): Promise<boolean> {
    const { stream, playback, asked } = this;
    if (asked === null || playback.inPast || this.sending || !stream.table) return false;
    const { ply } = stream.table;
    this.sent = ply;
    this.strayed = false;
    stream.dismiss();
    playback.answered();
    try {
      const { entries, table } = await this.persist(() => act(ply, asked), ply);
      stream.take(entries, table);
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      if (this.sent === ply) this.sent = null;
    }
  }

  private failed(error: unknown): void {
    this.stream.failed(error);
    const code = error instanceof Refused ? error.code : null;
    if (code === "lesson") this.strayed = true;
    if (code === "stale-ply") this.stream.catchUp();
    if (code === "network") this.stream.retry();
  }

  /** Try until it is stored, unless something else happens first: an answer that is repeated counts once. */
  private async persist(act: () => Promise<Update>, ply: number): Promise<Update> {
    const { stream } = this;
    for (;;) {
      try {
        const update = await act();
        stream.storing(null);
        return update;
      } catch (error) {
        if (!isPassing(error)) throw error;
        stream.storing(error.code, error.message);
        await new Promise((over) => setTimeout(over, SECOND * error.seconds));
        if (stream.left) throw error;
        if (stream.table?.ply !== ply) throw new Refused("stale-ply", "", 409);
      }
    }
  }
}
