// Whether somebody sees the page: behind others, or on a phone put away, nobody does.

/** Milliseconds that a page may be hidden before that is reported: looking something up is not being away. */
const GLANCE = 5000;

export class Attention {
  /** Hidden for longer than a glance, by the last report. */
  away: boolean;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` is called whenever `away` has changed. */
  constructor(
    private readonly tell: () => void,
    private readonly page: Pick<Document, "hidden" | "addEventListener" | "removeEventListener"> = document,
  ) {
    this.away = page.hidden;
    page.addEventListener("visibilitychange", this.look);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.page.removeEventListener("visibilitychange", this.look);
  }

  private look = (): void => {
    clearTimeout(this.timer);
    if (this.page.hidden) this.timer = setTimeout(() => this.set(true), GLANCE);
    else this.set(false);
  };

  private set(away: boolean): void {
    if (away === this.away) return;
    this.away = away;
    this.tell();
  }
}
