// How much of the board is painted, and how finely: more than the window, so that it can be pushed around, but no more than a phone can hold.
import type { Frame } from "../../../../lib/board/camera";

interface Extent {
  /** Pixels of the page on every side of the window. */
  around: number;
  /** Pixels of the canvas in one of the page. */
  ratio: number;
}

/** How much is painted around the window, as a share of its shorter side. */
const AROUND = 0.2;
/** And at least, where there is little memory. */
const LEAST_AROUND = 0.05;
/** More pixels of the screen in one of the page are not seen. */
const FINEST = 2;
/** The shorter side of the largest window of a phone, in pixels of the page. */
const PHONE = 500;
/** Bytes of the canvas on a phone. With the pictures of tiles it makes 8 MB. */
const MOST = 5_400_000;

export function extentOf(frame: Frame): Extent {
  const short = Math.min(frame.wide, frame.high);
  const ratio = Math.min(FINEST, devicePixelRatio);
  const around = Math.round(AROUND * short);
  if (short > PHONE) return { around, ratio };
  const least = Math.round(LEAST_AROUND * short);
  const affordable = Math.floor(marginFor(frame, MOST / (4 * ratio ** 2)));
  const margin = Math.max(least, Math.min(around, affordable));
  return { around: margin, ratio: Math.min(ratio, Math.sqrt(MOST / (4 * areaWith(frame, margin)))) };
}

function areaWith({ wide, high }: Frame, around: number): number {
  return (wide + 2 * around) * (high + 2 * around);
}

/** How much around a window makes it so large; below zero where it is larger itself. */
function marginFor({ wide, high }: Frame, area: number): number {
  const half = (wide + high) / 2;
  return (Math.sqrt(half ** 2 + area - wide * high) - half) / 2;
}
