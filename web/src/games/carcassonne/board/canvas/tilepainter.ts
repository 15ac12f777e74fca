// A worker that paints tiles, so that the page stays free for the player.
import { enlarge, paintPath } from "./brush";
import type { FromPainter, Order } from "./workshop";

function say(message: FromPainter, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

function pencilOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D | null {
  return canvas.getContext("2d");
}

onmessage = ({ data: { id, width, strokes } }: MessageEvent<Order>) => {
  const canvas = new OffscreenCanvas(width, width);
  const pencil = pencilOf(canvas);
  if (!pencil) return;
  enlarge(pencil, width);
  for (const { d, pen } of strokes) paintPath(pencil, new Path2D(d), pen);
  const image = canvas.transferToImageBitmap();
  say({ kind: "painted", id, image }, [image]);
};

// Some browsers have such canvases, but no pencil for them
if (pencilOf(new OffscreenCanvas(1, 1))) say({ kind: "ready" });
