// Sheets that lie over a page, and the browser's Back: each sheet that is open is a step of the history, so that Back closes the topmost one
// and the page stays. A sheet that is closed by other means takes its step away again.

/** What the history of a browser can do; going takes a while, and `arrived` is called after it. */
export interface Steps {
  /** `path` null: the same page. */
  push: (path: string | null, depth: number) => void;
  replace: (path: string) => void;
  go: (by: number) => void;
}

export class Sheets {
  /** How the open sheets are closed, the topmost last. */
  private readonly open: (() => void)[] = [];
  /** On the way to another step, by a will of our own. */
  private going = false;
  /** The page to go to once that step is reached. */
  private next: string | null = null;

  /** `depth`: for how many sheets there are steps up to the present one. After a reload there may be some, and no sheet. */
  constructor(
    private readonly steps: Steps,
    private depth = 0,
  ) {
    this.settle();
  }

  /** A sheet has opened, and `close` closes it; returns what is to be called when it has gone. */
  opened(close: () => void): () => void {
    this.open.push(close);
    this.settle();
    return () => {
      const at = this.open.indexOf(close);
      if (at >= 0) this.open.splice(at, 1);
      this.settle();
    };
  }

  /** Go to another page. It takes the place of the step of the sheet from which it was opened. */
  leave(path: string): void {
    if (this.going) this.next = path;
    else if (this.depth > 0) this.steps.replace(path);
    else this.steps.push(path, 0);
    this.depth = 0;
  }

  /** The browser has come to a step with so many sheets: those above it close. One that is open no more is passed over. */
  arrived(depth: number): void {
    this.depth = depth;
    if (!this.going) for (const close of this.open.splice(depth).reverse()) close();
    this.going = false;
    if (this.next !== null) {
      const path = this.next;
      this.next = null;
      this.leave(path);
    }
    this.settle();
  }

  /** Let the history have as many steps as there are sheets. */
  private settle(): void {
    if (this.going) return;
    const over = this.depth - this.open.length;
    if (over > 0) {
      this.going = true;
      this.steps.go(-over);
    }
    while (this.depth < this.open.length) this.steps.push(null, ++this.depth);
  }
}
