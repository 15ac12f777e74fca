// The board through the whole game as a moving picture: moment by moment it is put on the page, drawn, and made a GIF.
import { Encoder } from "modern-gif";
import type { Step } from "../store/moments";
import type { AnyTable } from "../store/table.svelte";
import { withFonts } from "./fonts";
import { addressOf, pictureOf } from "./picture";

/** Moments of a film, at most. */
const MOST = 80;
/** Milliseconds for which a moment is seen, and the last one. */
const STAY = 250;
const END = 3000;
/** Widths in pixels that are tried until the film is small enough. */
const WIDTHS = [560, 420, 300, 200];
/** Bytes that somebody can still send on. */
const SMALL = 2_000_000;

export interface Making {
  /** What stands over a moment, and under it. */
  title: string;
  line: () => string;
  /** So many pictures of so many have been made. */
  onProgress: (done: number, count: number) => void;
  signal: AbortSignal;
}

export interface Film {
  moving: Blob;
  /** The board at the end, for people who want nothing to move: an address of it. */
  still: string;
}

/** The steps of a game that are shown: the last of every entry, evenly chosen where they are too many, and always the last of all. */
export function momentsOf(steps: readonly Pick<Step<unknown>, "last">[], most = MOST): number[] {
  const all = [0, ...steps.flatMap(({ last }, i) => (last ? [i + 1] : []))];
  if (all.length <= most) return all;
  return Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))] as number);
}

/** Make a film of a game that is reviewed; null where its board can't be drawn. The review is back where it was afterwards. */
export async function filmOf(table: AnyTable, making: Making): Promise<Film | null> {
  const { replay } = table;
  const before = replay.at;
  try {
    const moments = momentsOf(replay.steps);
    const pictures: HTMLCanvasElement[] = [];
    for (const [i, at] of moments.entries()) {
      making.onProgress(i, moments.length);
      await shown(table, at, making.signal);
      const picture = pictureOf(document, { title: making.title, lines: [making.line()] });
      if (picture === null) return null;
      pictures.push(await drawn(await withFonts(picture), pictures[0]));
    }
    making.onProgress(moments.length, moments.length);
    const last = pictures.at(-1);
    return last ? { moving: await smallEnough(pictures, making.signal), still: last.toDataURL() } : null;
  } finally {
    if (before !== null && replay.reviewing) replay.goTo(before);
  }
}

/** Go to a moment, and wait until its board is there and nothing on it moves. */
async function shown({ replay }: AnyTable, at: number, signal: AbortSignal): Promise<void> {
  replay.goTo(at);
  for (;;) {
    await new Promise((next) => setTimeout(next, 16));
    signal.throwIfAborted();
    // It could not be shown, or somebody has gone elsewhere
    if (replay.at !== at) throw new Error("the moment is not shown");
    if (replay.reached === at) break;
  }
  await new Promise((next) => setTimeout(next, 16));
  for (const moving of document.getAnimations())
    if (moving.effect?.getComputedTiming().endTime !== Infinity) moving.finish();
}

/** A picture in pixels, as large as the first. */
async function drawn(picture: string, first: HTMLCanvasElement | undefined): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = addressOf(picture);
  await image.decode();
  const canvas = document.createElement("canvas");
  const width = Math.min(WIDTHS[0] ?? 0, 2 * image.naturalWidth);
  canvas.width = first?.width ?? width;
  canvas.height = first?.height ?? Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The pictures as one file, as large as it may be. */
async function smallEnough(pictures: readonly HTMLCanvasElement[], signal: AbortSignal): Promise<Blob> {
  let film = new Blob();
  for (const width of WIDTHS) {
    film = await encoded(pictures, Math.min(width, pictures[0]?.width ?? width), signal);
    if (film.size <= SMALL) break;
  }
  return film;
}

async function encoded(pictures: readonly HTMLCanvasElement[], width: number, signal: AbortSignal): Promise<Blob> {
  const [first] = pictures;
  const height = Math.round((width * (first?.height ?? 0)) / (first?.width ?? 1));
  const encoder = new Encoder({ width, height });
  for (const [i, picture] of pictures.entries()) {
    // The page may do something in between
    await new Promise((next) => setTimeout(next));
    signal.throwIfAborted();
    await encoder.encode({ data: picture, delay: i === pictures.length - 1 ? END : STAY });
  }
  return encoder.flush("blob");
}
