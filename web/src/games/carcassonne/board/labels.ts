// What the board says. Each text is asked for where it is drawn, so that it follows the language; `words/boardlabels.ts` gives them.
import type { Onto, Tiles } from "../model/tiles";
import type { Figure, Laid, Marker, Spot, View } from "../model/types";

export interface Labels {
  board(): string;
  miniMap(): string;
  zoom(way: "in" | "out"): string;
  /** Move the board where it lies by itself; `whole`: all of it is in sight there. */
  home(whole: boolean): string;
  /** Turn the tile that is tried, and agree to where it lies. */
  turn(): string;
  confirm(): string;
  tile(laid: Laid, tiles: Tiles): string;
  /** A place where the drawn tile fits. */
  target(at: string): string;
  /** So many of these places are out of sight behind an edge of the board. */
  beyond(count: number, side: "left" | "right" | "up" | "down"): string;
  spot(spot: Spot, onto: Onto): string;
  figure(figure: Figure, laid: Laid, view: Pick<View, "options" | "forecast">): string;
  letter(seat: number): string;
  marker(marker: Marker, view: Pick<View, "spreads">): string;
}
