// What screen readers say: events at once, hints when there is time.

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

  hint(text: string): void {
    this.hints = this.anew(text);
  }

  /** The same text twice in a row is said twice: a space makes it a new one. */
  private anew(text: string): string {
    this.odd = !this.odd;
    return this.odd ? text : `${text} `;
  }
}

export const voice = new Voice();
