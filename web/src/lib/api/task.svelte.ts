// Something that is asked for or sent: whether it is on its way, and what went wrong.
import { errorMessage } from "./trouble";

type Say = (error: unknown) => string;

export class Task {
  busy = $state(false);
  /** What went wrong last, in words; null: nothing. */
  trouble = $state<string | null>(null);
  /** The same as it was thrown. */
  error = $state.raw<unknown>(null);

  /** Do something; returns whether it went well. What went wrong before is shown until then. `say` puts an error into words. */
  async run(act: () => Promise<unknown>, say: Say = errorMessage): Promise<boolean> {
    let isDone = false;
    this.busy = true;
    try {
      await act();
      this.error = this.trouble = null;
      isDone = true;
    } catch (error) {
      this.error = error;
      this.trouble = say(error);
    }
    this.busy = false;
    return isDone;
  }

  /** The same, but what went wrong before is shown no longer. */
  runAnew(act: () => Promise<unknown>, say?: Say): Promise<boolean> {
    this.error = this.trouble = null;
    return this.run(act, say);
  }
}
