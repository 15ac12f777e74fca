// What the live connection tells beside the game: who is at the table, and what is said there.
import type { LivePresence, LiveTalk, TalkLine } from "../../api/types";

export class Company {
  /** Who is there; null until it is known. */
  presence = $state.raw<LivePresence | null>(null);
  /** What was heard since the page was opened, as it came: a line that was taken back comes once more. */
  heard = $state.raw<readonly TalkLine[]>([]);
  /** What was said a moment ago. */
  news = $state.raw<readonly TalkLine[]>([]);
  /** How often the connection has begun: what was said in between has to be asked for. */
  begun = $state(0);

  hear(message: LiveTalk | LivePresence): void {
    if (message.type === "presence") {
      this.presence = message;
      return;
    }
    this.heard = [...this.heard, ...message.lines];
    if (message.news) this.news = message.lines;
    else this.begun += 1;
  }
}
