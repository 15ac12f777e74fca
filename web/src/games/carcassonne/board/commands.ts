/** What the board can be asked for from outside. Places are written as `x,y`. */
export interface BoardCommands {
  /** Show the whole board; bring a place into the middle, or into sight if it isn't. */
  fitAll(): void;
  goTo(at: string): void;
  show(at: string): void;
  /** Keep places in sight while something is said about them, from where all of the board is in sight; none: the board goes back. */
  tell(places: readonly string[]): void;
  zoomBy(factor: number): void;
  pan(dx: number, dy: number): void;
  /** Whether a place lies in the upper half of the window. */
  isHigh(at: string): boolean;
  /** Bring the board itself into sight, where the page is longer than the window. */
  scrollIntoSight(): void;
  /** Put the focus on the place that the arrow keys start from. */
  focusCell(): void;
}
