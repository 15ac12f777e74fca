// Dragging, pinching and the wheel move the map; a drag is no tap.
import { clampBox, homeBox, pan, zoom, type Box } from "./camera";

interface Point {
  x: number;
  y: number;
}

/** A finger or mouse has to go this share of the picture before it drags. */
const DRAG = 0.015;
const WHEEL = 1.2;

export class MapView {
  /** The size of the picture on the page. */
  wide = $state(1);
  high = $state(1);
  /** What the player has moved the map to; null: all that has to be seen. */
  private moved = $state.raw<Box | null>(null);
  readonly home: Box;
  readonly box: Box;
  readonly scale: number;

  private readonly fingers = new Map<number, Point>();
  private dragged = false;
  private spread = 0;

  /** `shown` gives the boxes that have to be seen, `whole` is the drawn map. */
  constructor(shown: () => readonly Box[], whole: Box) {
    this.home = $derived(homeBox(shown(), this.wide / Math.max(1, this.high), whole));
    this.box = $derived(this.moved ? clampBox(this.moved, this.home) : this.home);
    this.scale = $derived(this.home.w / this.box.w);
  }

  down = (event: PointerEvent): void => {
    if (this.fingers.size === 0) this.dragged = false;
    this.fingers.set(event.pointerId, spot(event));
    this.spread = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = spot(event);
    const far = Math.hypot(now.x - before.x, now.y - before.y) > DRAG;
    if (!far && !this.dragged) return;
    this.fingers.set(event.pointerId, now);
    if (this.fingers.size === 2) this.pinch();
    else if (this.scale > 1) this.drag(now.x - before.x, now.y - before.y);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    this.spread = 0;
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && this.scale === 1 && event.deltaY > 0) return;
    event.preventDefault();
    this.moved = clampBox(zoom(this.box, event.deltaY < 0 ? WHEEL : 1 / WHEEL, spot(event)), this.home);
  };

  /** Swallow the click that ends a drag. */
  stopDrag = (event: MouseEvent): void => {
    if (!this.dragged) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Come nearer by `factor`, or go away. */
  step(factor: number): void {
    this.moved = clampBox(zoom(this.box, factor, { x: 0.5, y: 0.5 }), this.home);
  }

  reset(): void {
    this.moved = null;
  }

  private drag(dx: number, dy: number): void {
    this.dragged = true;
    this.moved = clampBox(pan(this.box, dx, dy), this.home);
  }

  private pinch(): void {
    this.dragged = true;
    const [a, b] = [...this.fingers.values()] as [Point, Point];
    const now = Math.hypot(a.x - b.x, a.y - b.y);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (this.spread > 0) this.moved = clampBox(zoom(this.box, now / this.spread, middle), this.home);
    this.spread = now;
  }
}

/** Where in the picture something happened, as shares of its width and height. */
function spot(event: MouseEvent): Point {
  const rect = (event.currentTarget as Element).getBoundingClientRect();
  return { x: (event.clientX - rect.left) / rect.width, y: (event.clientY - rect.top) / rect.height };
}
