// Dragging, pinching and the wheel move the map; a drag is no tap. While it moves it is a picture that is pushed around; then it is drawn
// afresh.
import { clampBox, homeBox, pan, zoom, type Box } from "./camera";

interface Point {
  x: number;
  y: number;
}

/** A finger or mouse has to go this share of the picture before it drags. */
const DRAG = 0.015;
const WHEEL = 1.2;
/** How long after the last movement the map is drawn afresh, in milliseconds. */
const SETTLE = 180;

export class MapView {
  /** The size of the picture on the page. */
  wide = $state(1);
  high = $state(1);
  /** What the player has moved the map to; null: all that has to be seen. */
  private moved = $state.raw<Box | null>(null);
  readonly home: Box;
  readonly box: Box;
  readonly scale: number;
  /** What the map is drawn for: where it lay before it began to move, else where it lies. */
  readonly drawn: Box;
  /** How the drawing is moved to where the map is now, as CSS; null while it lies there. */
  readonly transform: string | null;
  /** What was drawn when a movement began; null while there is none. */
  private held = $state.raw<Box | null>(null);
  private timer = 0;

  private readonly fingers = new Map<number, Point>();
  private dragged = false;
  private spread = 0;

  /** `shown` gives the boxes that have to be seen, `whole` is the drawn map. */
  constructor(shown: () => readonly Box[], whole: Box) {
    this.home = $derived(homeBox(shown(), this.wide / Math.max(1, this.high), whole));
    this.box = $derived(this.moved ? clampBox(this.moved, this.home) : this.home);
    this.scale = $derived(this.home.w / this.box.w);
    this.drawn = $derived(this.held ?? this.box);
    this.transform = $derived(this.held && pushed(this.held, this.box, this.wide, this.high));
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
    this.push(zoom(this.box, event.deltaY < 0 ? WHEEL : 1 / WHEEL, spot(event)));
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

  /** Moved by hand. */
  private push(box: Box): void {
    this.held ??= this.box;
    this.moved = clampBox(box, this.home);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.held = null), SETTLE);
  }

  private drag(dx: number, dy: number): void {
    this.dragged = true;
    this.push(pan(this.box, dx, dy));
  }

  private pinch(): void {
    this.dragged = true;
    const [a, b] = [...this.fingers.values()] as [Point, Point];
    const now = Math.hypot(a.x - b.x, a.y - b.y);
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    if (this.spread > 0) this.push(zoom(this.box, now / this.spread, middle));
    this.spread = now;
  }
}

/** The movement of a picture of this size that was drawn for one box and is to show another. */
function pushed(drawn: Box, box: Box, wide: number, high: number): string {
  const [x, y] = [((drawn.x - box.x) * wide) / box.w, ((drawn.y - box.y) * high) / box.h];
  return `translate(${x}px, ${y}px) scale(${drawn.w / box.w})`;
}

/** Where in the picture something happened, as shares of its width and height. */
function spot(event: MouseEvent): Point {
  const rect = (event.currentTarget as Element).getBoundingClientRect();
  return { x: (event.clientX - rect.left) / rect.width, y: (event.clientY - rect.top) / rect.height };
}
