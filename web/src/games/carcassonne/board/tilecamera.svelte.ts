// The camera of the board with the hands that move it: drag, two fingers, wheel, keys.
import {
  centred,
  clamped,
  fittedReadably,
  gathered,
  onBoard,
  onScreen,
  onTheWay,
  panned,
  revealing,
  showsAll,
  uncovering,
  zoomed,
  type Camera,
  type Corners,
  type Frame,
  type WeightedCell,
} from "./camera";
import { boxOf, centreOf, grown, originOf, TILE, type Box, type Point } from "./geometry";

/** Pixels after which a press is a drag. */
const DRAG = 6;
const WHEEL = 1.0016;
const MARGIN = 24;
/** How long after the last movement the picture is drawn afresh, in milliseconds. */
const SETTLE = 180;
/** How long the board moves by itself, in milliseconds. */
const GLIDE = 220;
/** A tile that is smaller, in pixels, is brought so close when it is looked at. */
const SMALL = 140;
const CLOSE = 150;

export class BoardCamera {
  wide = $state(0);
  high = $state(0);
  /** While the board moves it is a picture that is pushed around; then it is drawn afresh. */
  moving = $state(false);
  readonly camera: Camera;
  readonly frame: Frame;
  /** The scale when the board was last at rest: what depends on it isn't drawn afresh before the board has arrived. */
  readonly rest: number;

  /** Where the board lies by itself everything is in sight. */
  readonly hasWhole: boolean;
  /** Everything is in sight now. */
  readonly seesWhole: boolean;

  /** Where it has been moved, or is on its way to; null shows everything that can be read, however the board grows. */
  private moved = $state.raw<Camera | null>(null);
  /** Where it is on the way there; null once it has arrived. */
  private passing = $state.raw<Camera | null>(null);
  private readonly fingers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  /** The corner of the board in the window. Asked for once a press: asking at every movement makes the browser lay out the page each time. */
  private corner: Point = { x: 0, y: 0 };
  private dragged = false;
  private timer = 0;
  /** The scale at which it lay before it began to move; null once it has arrived. */
  private held = $state.raw<number | null>(null);
  private readonly home: Camera;
  /** The box about everything that lies on the board. */
  private readonly shown: Box;
  /** Where the camera is going, or where it is. */
  private readonly heading: Camera;
  /** Counts the movements, so that one ends where another begins. */
  private glides = 0;
  /** Where a visit takes it, whatever becomes of the window meanwhile; null without a visit. */
  private visited = $state.raw<(() => Camera) | null>(null);

  /** `places` gives everything that lies on the board, by how much it matters, `corners` what isn't to cover what is asked about, `isStill` whether nothing shall glide. */
  constructor(
    private readonly places: () => readonly WeightedCell[],
    private readonly corners: () => Corners,
    private readonly isStill: () => boolean,
  ) {
    this.frame = $derived({ wide: Math.max(1, this.wide), high: Math.max(1, this.high) });
    this.shown = $derived(boxOf(places().map(({ at }) => at)));
    this.home = $derived(fittedReadably(places(), this.frame, MARGIN, corners()));
    this.heading = $derived.by(() => {
      const away = this.visited?.() ?? this.moved;
      return away ? clamped(away, this.shown, this.frame) : this.home;
    });
    this.hasWhole = $derived(showsAll(this.home, this.shown, this.frame));
    this.seesWhole = $derived(showsAll(this.heading, this.shown, this.frame));
    this.camera = $derived(this.passing ?? this.heading);
    this.rest = $derived(this.held ?? this.heading.k);
  }

  /** The press that goes on, or has just ended, has moved the board. */
  get dragging(): boolean {
    return this.dragged;
  }

  get atHome(): boolean {
    return this.moved === null && this.visited === null;
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
    if (!this.dragged && this.fingers.size < 2 && far < DRAG) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.dragged = true;
    const others = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.fingers.set(event.pointerId, now);
    const other = others[0];
    this.set(
      other ? pinched(this.camera, before, now, other) : panned(this.camera, now.x - before.x, now.y - before.y),
    );
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    // The click that a drag ends with comes before this; clicks by the keyboard come without a press
    setTimeout(() => (this.dragged = false));
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    // A wheel that counts lines moves in larger steps than one that counts pixels
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1);
    const by = Math.max(-200, Math.min(200, pixels)) * (event.ctrlKey ? 6 : 1);
    this.set(zoomed(this.camera, WHEEL ** -by, from(cornerOf(event.currentTarget as Element), event)));
  };

  /** Swallow the click that ends a drag. */
  stopDrag = (event: MouseEvent): void => {
    if (!this.dragged) return;
    event.stopPropagation();
    event.preventDefault();
  };

  fitAll(): void {
    this.glideTo(null);
  }

  /** Nearer to the middle of the window, or farther from the board, which is then gathered in it. */
  zoomBy(factor: number): void {
    const camera = zoomed(this.heading, factor, { x: this.wide / 2, y: this.high / 2 });
    this.glideTo(factor < 1 ? gathered(camera, this.shown, this.frame) : camera);
  }

  pan(dx: number, dy: number): void {
    this.set(panned(this.camera, dx, dy));
  }

  /** Bring a point of the board into the middle; `back`: only until it is left again. */
  goTo(point: Point, back = false): void {
    if (back) this.lookFrom((camera) => centred(camera, point, this.frame));
    else this.glideTo(centred(this.heading, point, this.frame));
  }

  /** Bring a box into sight if it isn't. */
  reveal(box: Box): void {
    const camera = revealing(this.heading, box, this.frame);
    if (camera.x === this.heading.x && camera.y === this.heading.y) return;
    if (this.visited) this.lookFrom((from) => revealing(from, box, this.frame));
    else this.glideTo(camera);
  }

  /** Look at a place for a while, near enough for fingers, with so many pixels around it for its buttons. */
  visit(at: string, around: number): void {
    this.lookFrom((from) => {
      const size = TILE * from.k;
      const near = size < SMALL ? zoomed(from, CLOSE / size, onScreen(from, centreOf(at))) : from;
      return this.uncovered(at, around, near);
    });
  }

  /** Look at a place for a while from where the board lies: nothing moves under a mouse unless the place is hidden. */
  glance(at: string): void {
    this.lookFrom((from) => this.uncovered(at, 0, from));
  }

  private uncovered(at: string, around: number, from: Camera): Camera {
    const { x, y } = originOf(at);
    const tile = { x, y, w: TILE, h: TILE };
    const box = grown(tile, around / from.k);
    const roomy = uncovering(revealing(from, box, this.frame), box, this.frame, this.corners());
    // Where there is no room for all that stands around it, at least the tile itself is free
    return uncovering(roomy, tile, this.frame, this.corners());
  }

  /** Back to where the board was before a visit, unless it has been moved since. */
  leave(): void {
    if (this.visited) this.glideTo(this.moved);
  }

  /** The point of the board where something happened. */
  under(event: MouseEvent, within: Element): Point {
    return onBoard(this.camera, from(cornerOf(within), event));
  }

  /** Moved by hand: at once, and no visit any more. */
  private set(camera: Camera): void {
    this.visited = null;
    this.held = this.rest;
    this.arrive();
    this.settle();
    this.moved = clamped(camera, this.shown, this.frame);
  }

  /** Go on from where the board lies, until `leave`. It depends on the size of the window, but not on when that changes. */
  private lookFrom(on: (from: Camera) => Camera): void {
    const { moved, places } = this;
    // What is laid meanwhile doesn't move the board
    const seen = places();
    const before = this.visited ?? (() => moved ?? fittedReadably(seen, this.frame, MARGIN, this.corners()));
    this.glide(() => (this.visited = () => on(before())));
  }

  /** End any visit and move there; null: to the view of everything, as large as that is by then. */
  private glideTo(to: Camera | null): void {
    this.glide(() => {
      this.visited = null;
      this.moved = to;
    });
  }

  /** Change where the camera is going, and let the board be seen moving there. */
  private glide(change: () => void): void {
    const begin = this.camera;
    this.held = this.rest;
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

/** Two fingers: the point of the board under each of them stays under it. */
function pinched(camera: Camera, before: Point, now: Point, other: Point): Camera {
  const spread = Math.hypot(before.x - other.x, before.y - other.y) || 1;
  const nearer = zoomed(camera, Math.hypot(now.x - other.x, now.y - other.y) / spread, middle(before, other));
  return panned(nearer, (now.x - before.x) / 2, (now.y - before.y) / 2);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function cornerOf(element: Element): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: left, y: top };
}

/** Where something happened, in pixels from a corner. */
function from(corner: Point, event: MouseEvent): Point {
  return { x: event.clientX - corner.x, y: event.clientY - corner.y };
}
