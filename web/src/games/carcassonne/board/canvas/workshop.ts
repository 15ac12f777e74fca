// Tiles that a worker paints. It gets a few at a time: what nobody waits for any more when its turn comes isn't painted.
import type { Stroke } from "./brush";

/** A tile that is to be painted, `width` pixels wide. */
export interface Order {
  id: number;
  width: number;
  strokes: readonly Stroke[];
}

export type FromPainter = { kind: "ready" } | { kind: "painted"; id: number; image: ImageBitmap };

export type WorkerLike = Pick<Worker, "onmessage" | "onerror" | "postMessage" | "terminate">;

/** How many tiles wait in the worker: enough that it never waits for the page. */
const AT_ONCE = 4;

export class Workshop {
  private worker: WorkerLike | null = null;
  private isReady = false;
  private last = 0;
  private readonly waiting = new Map<number, (image: ImageBitmap | null) => void>();

  /** Whether there is somebody who paints. Until its code has come, and where it doesn't, there is not. */
  get isOpen(): boolean {
    return this.isReady;
  }

  /** Whether no more is taken until something is painted. */
  get isFull(): boolean {
    return this.waiting.size >= AT_ONCE;
  }

  open(worker: WorkerLike): void {
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromPainter>) => this.hear(data);
    worker.onerror = () => this.close();
  }

  /** Have a tile painted; `take` gets the picture, or null if there will be none. */
  order(width: number, strokes: readonly Stroke[], take: (image: ImageBitmap | null) => void): void {
    const id = ++this.last;
    this.waiting.set(id, take);
    this.worker?.postMessage({ id, width, strokes } satisfies Order);
  }

  close(): void {
    this.worker?.terminate();
    this.isReady = false;
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const take of left) take(null);
  }

  private hear(said: FromPainter): void {
    if (said.kind === "ready") {
      this.isReady = true;
      return;
    }
    const take = this.waiting.get(said.id);
    this.waiting.delete(said.id);
    if (take) take(said.image);
    else said.image.close();
  }
}
