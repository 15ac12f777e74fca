/** What the board can be asked for from outside. Places are written as `x,y`. */
export interface BoardCommands {
  /** Show the whole board; bring a place into the middle, or into sight if it isn't. */
  fitAll(): void;
  goTo(at: string): void;
  show(at: string): void;
  /** Bring a place into the middle while something is said about it; null: nothing is any more, the board goes back. */
  tell(at: string | null): void;
  zoomBy(factor: number): void;
  pan(dx: number, dy: number): void;
  /** Whether a place lies in the upper half of the window. */
  isHigh(at: string): boolean;
  /** Bring the board itself into sight, where the page is longer than the window. */
  scrollIntoSight(): void;
  /** Put the focus on the place that the arrow keys start from. */
  focusCell(): void;
}
