// The command line of the text board: what is typed in it, and what was said about that.
import { voice } from "../../ui/liveregion.svelte";
import { t } from "../../text/words";

export class CommandLine {
  text = $state("");
  /** What was said last; empty: nothing. */
  output = $state("");
  input: HTMLInputElement | undefined;

  /** Write an answer into the line, so that Enter gives it. `name`: the answer in words. */
  put(text: string, name: string): void {
    this.text = text;
    this.focus();
    this.tell(t("text-put", { text, name }));
  }

  /** Say something, and show it beside the line. */
  tell(text: string): void {
    this.output = text;
    voice.hint(text);
  }

  focus(): void {
    this.input?.focus();
  }
}
