// What screen readers say: events at once, hints when there is time.

const ENDS = /[.!?:…]$/;

/** What is said one after the other: a full stop ends what has no end of its own, so that a voice pauses there. */
export function spoken(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== "");
  return said.map((part, i) => (i === said.length - 1 || ENDS.test(part) ? part : `${part}.`)).join(" ");
}

class Voice {
  events = $state("");
  hints = $state("");
  private waiting: string[] = [];
  private odd = false;

  /** Say that something happened. What happens at the same moment is said together, so that nothing is lost. */
  event(text: string): void {
    this.waiting.push(text);
    if (this.waiting.length > 1) return;
    setTimeout(() => {
      this.events = this.anew(this.waiting.join(" "));
      this.waiting = [];
    });
  }

  hint(...parts: readonly string[]): void {
    this.hints = this.anew(spoken(parts));
  }

  /** The same text twice in a row is said twice: a space makes it a new one. */
  private anew(text: string): string {
    this.odd = !this.odd;
    return this.odd ? text : `${text} `;
  }
}

export const voice = new Voice();
