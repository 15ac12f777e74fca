// The camera of a board with the hands that move it: drag, two fingers, wheel, keys. A game says where the board lies at first and how far
// it may be moved.
import { onBoard, onTheWay, panned, scaled, type Camera, type Frame, type Point } from "./camera";

/** Pixels after which a press is a drag. */
const DRAG = 6;
const WHEEL = 1.0016;
/** How long after the last movement the picture is drawn afresh, in milliseconds. */
const SETTLE = 180;
/** How long the board moves by itself, in milliseconds. */
const GLIDE = 220;

export abstract class BoardCamera {
  wide = $state(0);
  high = $state(0);
  /** While the board moves it is a picture that is pushed around; then it is drawn afresh. */
  moving = $state(false);
  readonly frame: Frame = $derived({ wide: Math.max(1, this.wide), high: Math.max(1, this.high) });

  /** Where it has been moved, or is on its way to; null shows the board as it lies by itself, however it grows. */
  private moved = $state.raw<Camera | null>(null);
  /** How wide the window was when the board moved by itself, which holds only there; null: a person has moved it. */
  private movedIn = $state<number | null>(null);
  /** Where a visit takes it, whatever becomes of the window meanwhile; null without a visit. */
  protected visited = $state.raw<(() => Camera) | null>(null);
  /** Where it is on the way there; null once it has arrived. */
  private passing = $state.raw<Camera | null>(null);
  /** Where it lay before it began to move; null once it has arrived. */
  private held = $state.raw<Camera | null>(null);

  readonly home: Camera = $derived(this.atFirst());
  /** Where the camera is going, or where it is. */
  readonly heading: Camera = $derived.by(() => {
    const away = this.visited?.() ?? this.parked;
    return away ? this.clamped(away) : this.home;
  });
  readonly camera: Camera = $derived(this.passing ?? this.heading);
  /** Where it was last at rest: what depends on it isn't drawn afresh before the board has arrived. */
  readonly resting: Camera = $derived(this.held ?? this.heading);

  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  /** The corner of the board in the window. Asked for once a press: asking at every movement makes the browser lay out the page each time. */
  private corner: Point = { x: 0, y: 0 };
  private dragged = false;
  private timer = 0;
  /** Counts the movements, so that one ends where another begins. */
  private glides = 0;

  /** `isStill`: whether nothing shall glide. */
  constructor(private readonly isStill: () => boolean) {}

  /** Where the board lies until it is moved. */
  protected abstract atFirst(): Camera;
  /** The nearest camera to which the board may be moved. */
  protected abstract clamped(camera: Camera): Camera;
  /** How near a board that has this scale may be brought, or how far away: the scale after `factor`. */
  protected abstract scaleAfter(k: number, factor: number): number;
  /** Whether there is anything to push around. */
  protected abstract isLoose(): boolean;

  /** The press that goes on, or has just ended, has moved the board. */
  get dragging(): boolean {
    return this.dragged;
  }

  get atHome(): boolean {
    return this.parked === null && this.visited === null;
  }

  /** Where it stays unless it is visited; null: where it lies by itself. */
  protected get parked(): Camera | null {
    return this.movedIn === null || this.movedIn === this.wide ? this.moved : null;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    if (this.fingers.size === 0) {
      this.dragged = false;
      this.corner = cornerOf(event.currentTarget as Element);
      this.start = from(this.corner, event);
    }
    this.fingers.set(event.pointerId, from(this.corner, event));
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    // It was let go outside of the board
    if (event.buttons === 0) {
      this.up(event);
      return;
    }
    const now = from(this.corner, event);
    const far = Math.hypot(now.x - this.start.x, now.y - this.start.y);
    if (!this.dragged && this.fingers.size < 2 && (far < DRAG || !this.isLoose())) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    this.set(other ? this.pinched(before, now, other) : panned(this.camera, now.x - before.x, now.y - before.y));
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    // The click that a drag ends with comes before this; clicks by the keyboard come without a press
    setTimeout(() => (this.dragged = false));
  };

  wheel = (event: WheelEvent): void => {
    // Where the board can't go farther away, the page is scrolled
    if (!event.ctrlKey && event.deltaY > 0 && !this.isLoose()) return;
    event.preventDefault();
    // A wheel that counts lines moves in larger steps than one that counts pixels
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1);
    const by = Math.max(-200, Math.min(200, pixels)) * (event.ctrlKey ? 6 : 1);
    this.set(this.zoomed(this.camera, WHEEL ** -by, from(cornerOf(event.currentTarget as Element), event)));
  };

  /** Swallow the click that ends a drag. */
  stopDrag = (event: MouseEvent): void => {
    if (!this.dragged) return;
    event.stopPropagation();
    event.preventDefault();
  };

  /** Show the board as it lies by itself. */
  fitAll(): void {
    this.glideTo(null);
  }

  /** Nearer to the middle of the window, or farther from it. */
  zoomBy(factor: number): void {
    this.glideTo(this.zoomed(this.heading, factor, { x: this.wide / 2, y: this.high / 2 }));
  }

  pan(dx: number, dy: number): void {
    this.set(panned(this.camera, dx, dy));
  }

  /** Back to where the board was before a visit, unless it has been moved since. */
  leave(): void {
    if (this.visited) this.glide(() => (this.visited = null));
  }

  /** The point of the board where something happened. */
  under(event: MouseEvent, within: Element): Point {
    return onBoard(this.camera, from(cornerOf(within), event));
  }

  /** Nearer by `factor`; the point at pixel `at` stays where it is. */
  protected zoomed(camera: Camera, factor: number, at: Point): Camera {
    return scaled(camera, this.scaleAfter(camera.k, factor), at);
  }

  /** Go on from where the board lies, until `leave`; where it lies without a visit, `unvisited` tells. */
  protected visit(unvisited: () => Camera, on: (from: Camera) => Camera): void {
    const before = this.visited ?? unvisited;
    this.glide(() => (this.visited = () => on(before())));
  }

  /** End any visit and move there; null: to the view of everything, as large as that is by then. `unasked`: no person has moved it there. */
  protected glideTo(to: Camera | null, unasked = false): void {
    const wasAsked = this.moved !== null && this.movedIn === null;
    this.glide(() => {
      this.visited = null;
      this.moved = to;
      this.movedIn = unasked && !wasAsked ? this.wide : null;
    });
  }

  /** Moved by hand: at once, and no visit any more. */
  private set(camera: Camera): void {
    this.visited = null;
    this.held = this.resting;
    this.arrive();
    this.settle();
    this.moved = this.clamped(camera);
    this.movedIn = null;
  }

  /** Two fingers: the point of the board under each of them stays under it. */
  private pinched(before: Point, now: Point, other: Point): Camera {
    const spread = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / spread;
    const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    return panned(this.zoomed(this.camera, factor, middle), (now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** Change where the camera is going, and let the board be seen moving there. */
  private glide(change: () => void): void {
    const begin = this.camera;
    this.held = this.resting;
    change();
    this.settle();
    if (this.wide === 0 || this.isStill()) {
      this.arrive();
      this.halt();
      return;
    }
    const own = ++this.glides;
    const start = performance.now();
    this.passing = begin;
    const step = (now: number): void => {
      if (this.glides !== own) return;
      const share = Math.min(1, Math.max(0, (now - start) / GLIDE));
      if (share === 1) {
        this.arrive();
        this.halt();
        return;
      }
      this.settle();
      this.passing = onTheWay(begin, this.heading, 1 - (1 - share) ** 3);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  private arrive(): void {
    this.glides++;
    this.passing = null;
  }

  private settle(): void {
    this.moving = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.halt(), SETTLE);
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.held = null;
    this.moving = false;
  }
}

function cornerOf(element: Element): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

/** Where something happened, in pixels from a corner. */
function from(corner: Point, event: MouseEvent): Point {
  return { x: event.clientX - corner.x, y: event.clientY - corner.y };
}
