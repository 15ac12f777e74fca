// What is painted for a tile is counted, not timed.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { painted } from "../boardgeometry";
import { allTiles } from "../../model/testing";
import { levelOf } from "./bitmaps";
import { TileRenderer, type Sight } from "./renderer";
import type { TileStyles } from "./styles";
import { Workshop, type Order, type WorkerLike } from "./workshop";

const TILES = new Map(allTiles().map((type) => [type.id, type]));
const STYLES = {
  of: () => ({ fill: "#000", stroke: null, width: 0 }),
  forget: () => undefined,
} as unknown as TileStyles;
const PHONE = { wide: 390, high: 500 };
/** Windows of phones for those who only watch: the board has all the room. */
const WATCHED = [
  { wide: 360, high: 560 },
  { wide: 390, high: 740 },
  { wide: 430, high: 860 },
  { wide: 844, high: 330 },
];

/** Counts what is painted on it; `made` are all canvases that there have been. */
class Canvas {
  static made: Canvas[] = [];
  puts = 0;
  fills = 0;
  sized = 0;
  style = {};
  private size = { width: 0, height: 0 };
  readonly pencil = new Proxy(this, {
    get: (canvas, name) => () => {
      if (name === "drawImage") canvas.puts += 1;
      if (name === "fill") canvas.fills += 1;
    },
    set: () => true,
  });

  constructor() {
    Canvas.made.push(this);
  }

  get width(): number {
    return this.size.width;
  }

  set width(width: number) {
    this.sized += 1;
    this.size.width = width;
  }

  get height(): number {
    return this.size.height;
  }

  set height(height: number) {
    this.size.height = height;
  }

  getContext(): unknown {
    return this.pencil;
  }

  toggleAttribute(): void {
    // What tests in a browser wait for
  }
}

/** Tiles of every kind, row by row. */
function sight(count: number, more: Partial<Sight> = {}): Sight {
  const ids = [...TILES.keys()];
  const lying = Array.from({ length: count }, (_, i) => ({
    at: `${i % 8},${Math.floor(i / 8)}`,
    tile: ids[i % ids.length] as string,
    r: (i + Math.floor(i / ids.length)) % 4,
  }));
  return {
    tiles: painted(lying, TILES),
    camera: { x: 10, y: 10, k: 0.3 },
    frame: PHONE,
    detail: "far",
    light: "day",
    names: false,
    moving: false,
    ...more,
  };
}

/** A worker that paints when it is told to. */
class Painter implements WorkerLike {
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;
  readonly orders: Order[] = [];
  /** What it has painted, as long as somebody holds it. */
  readonly held = new Set<{ width: number }>();
  isGone = false;

  postMessage(order: Order): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isGone = true;
  }

  say(data: unknown): void {
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }

  fail(): void {
    this.onerror?.call(this as unknown as Worker, {} as ErrorEvent);
  }

  /** Paint what has been ordered, as long as more comes. */
  work(): void {
    for (let order = this.orders.shift(); order; order = this.orders.shift()) {
      const image = { width: order.width, close: () => this.held.delete(image) };
      this.held.add(image);
      this.say({ kind: "painted", id: order.id, image });
      vi.runAllTimers();
    }
  }
}

function made(workshop = new Workshop()): { board: Canvas; renderer: TileRenderer } {
  const board = new Canvas();
  const styles = { near: STYLES, far: STYLES };
  return { board, renderer: new TileRenderer(board as unknown as HTMLCanvasElement, styles, workshop) };
}

/** With a worker that is ready. */
function helped(): { board: Canvas; renderer: TileRenderer; painter: Painter } {
  const [painter, workshop] = [new Painter(), new Workshop()];
  workshop.open(painter);
  painter.say({ kind: "ready" });
  return { ...made(workshop), painter };
}

function bytes(): number {
  return Canvas.made.reduce((sum, { width, height }) => sum + 4 * width * height, 0);
}

/** Let everything be painted that is still missing. */
function finish(): void {
  vi.runAllTimers();
}

beforeEach(() => {
  Canvas.made = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { createElement: () => new Canvas() });
  vi.stubGlobal("Path2D", Object);
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("getComputedStyle", () => ({}));
  vi.stubGlobal("devicePixelRatio", 3);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("one tile that is laid", () => {
  it("costs one tile", () => {
    const { board, renderer } = made();
    renderer.show(sight(79));
    finish();
    const [before, pictures] = [board.puts, Canvas.made.length];
    renderer.show(sight(80));
    finish();
    expect([board.puts - before, Canvas.made.length - pictures, board.sized]).toEqual([1, 1, 1]);
  });

  it("is put with the others where the board has moved, and no other is drawn again", () => {
    const { board, renderer } = made();
    renderer.show(sight(79));
    finish();
    const [before, pictures] = [board.puts, Canvas.made.length];
    renderer.show(sight(80, { camera: { x: 20, y: 12, k: 0.29 } }));
    finish();
    expect([board.puts - before, Canvas.made.length - pictures, board.sized]).toEqual([80, 1, 1]);
  });

  it("costs nothing before it comes: the same tiles in a new view are left alone", () => {
    const { board, renderer } = made();
    renderer.show(sight(80));
    finish();
    const before = board.puts;
    renderer.show(sight(80));
    finish();
    expect(board.puts).toBe(before);
  });

  it("costs one tile where the bar below the board gets higher with it", () => {
    const { board, renderer } = made();
    renderer.show(sight(79));
    finish();
    const before = board.puts;
    const { camera, frame } = sight(80);
    const [lower, blurred] = [10, 10.1].map((less) => ({
      camera: { ...camera, y: camera.y - less / 2 },
      frame: { ...frame, high: frame.high - less },
    }));
    renderer.show(sight(80, lower));
    finish();
    expect([board.puts - before, board.sized]).toEqual([1, 1]);
    renderer.show(sight(80, blurred));
    finish();
    expect(board.puts - before).toBe(81);
  });

  it("leaves nothing behind when it is taken back", () => {
    const { board, renderer } = made();
    renderer.show(sight(80));
    finish();
    const before = board.puts;
    renderer.show(sight(79));
    finish();
    expect(board.puts - before).toBe(79);
  });
});

describe("the memory of a board on a phone", () => {
  const scales = [0.15, 0.25, 0.45, 0.7, 1.2, 4];
  const cases = [PHONE, ...WATCHED].flatMap((frame) => scales.map((k) => ({ ...frame, frame, k })));
  it.each(cases)("is at most 8 MB in a window of $wide by $high, with $k pixels a unit", ({ frame, k }) => {
    const { renderer, painter } = helped();
    for (const camera of [
      { x: 0, y: 0, k },
      { x: -300 * k, y: -300 * k, k },
      { x: -500 * k, y: -500 * k, k: k * 0.8 },
    ]) {
      for (const moving of [true, false]) {
        renderer.show(sight(60, { frame, camera, detail: 100 * k < 60 ? "far" : "near", moving }));
        finish();
        painter.work();
        const painted = [...painter.held].reduce((sum, { width }) => sum + 4 * width * width, 0);
        expect(bytes() + painted).toBeLessThanOrEqual(8_000_000);
      }
    }
  });

  it.each(scales)("is at most 8 MB where no worker paints, with %s pixels a unit", (k) => {
    for (const frame of WATCHED) {
      Canvas.made = [];
      const { renderer } = made();
      renderer.show(sight(60, { frame, camera: { x: 0, y: 0, k }, detail: "near" }));
      finish();
      expect(bytes()).toBeLessThanOrEqual(8_000_000);
    }
  });
});

describe("tiles that a worker paints", () => {
  it("are all put, and the page paints none of them", () => {
    const { board, renderer, painter } = helped();
    renderer.show(sight(80));
    painter.work();
    expect([board.puts, Canvas.made.length, board.fills]).toEqual([80, 1, 0]);
  });

  it.each([0.3, 3])("are painted once for all that look alike, a few at a time, with %s pixels a unit", (k) => {
    const { renderer, painter } = helped();
    const { tiles } = sight(1);
    const alike = [0, 1, 2].map((x) => ({ ...(tiles[0] as (typeof tiles)[number]), at: `${x},0` }));
    renderer.show(sight(80, { tiles: alike, camera: { x: 0, y: 0, k } }));
    expect(painter.orders).toHaveLength(1);
    renderer.show(sight(80, { camera: { x: 5, y: 0, k: 0.3 } }));
    expect(painter.orders).toHaveLength(4);
  });

  it("are not painted any more when the board has moved on", () => {
    const { renderer, painter } = helped();
    renderer.show(sight(80));
    renderer.show(sight(80, { camera: { x: 0, y: 0, k: 1.2 }, detail: "near" }));
    painter.work();
    renderer.show(sight(80, { camera: { x: 1, y: 0, k: 0.3 } }));
    expect(painter.orders.map(({ width }) => width)).toEqual([64, 64, 64, 64]);
  });

  it("are seen as they were until they come", () => {
    const { board, renderer, painter } = helped();
    renderer.show(sight(80));
    painter.work();
    const before = board.puts;
    renderer.show(sight(80, { camera: { x: 0, y: 0, k: 0.6 }, detail: "near" }));
    expect(board.puts - before).toBeGreaterThan(0);
    expect(painter.orders).toHaveLength(4);
  });

  it("come alone when somebody lays one, which the page paints at once", () => {
    const { board, renderer, painter } = helped();
    renderer.show(sight(79));
    painter.work();
    const before = board.puts;
    renderer.show(sight(80));
    expect([board.puts - before, painter.orders.length]).toEqual([1, 0]);
  });

  it("are thrown away when the light has changed meanwhile, and painted anew", () => {
    const { board, renderer, painter } = helped();
    renderer.show(sight(4));
    const [...begun] = painter.orders.splice(0);
    renderer.show(sight(4, { light: "night" }));
    const images = begun.map(({ id, width }) => {
      const image = { width, close: vi.fn() };
      painter.say({ kind: "painted", id, image });
      return image;
    });
    for (const { close } of images) expect(close).toHaveBeenCalledOnce();
    finish();
    painter.work();
    expect([board.puts, board.fills]).toEqual([4, 0]);
  });

  it("are painted by the page when the worker fails", () => {
    const { board, renderer, painter } = helped();
    renderer.show(sight(80));
    painter.fail();
    finish();
    expect([board.puts, painter.isGone]).toEqual([80, true]);
  });
});

describe("a tile in the light of another time of day", () => {
  it("is drawn again", () => {
    const { renderer } = made();
    renderer.show(sight(1));
    finish();
    const pictures = Canvas.made.length;
    renderer.show(sight(1, { light: "night" }));
    finish();
    expect(Canvas.made.length - pictures).toBe(1);
  });
});

describe("the pictures of tiles", () => {
  it("have few sizes, and large tiles are drawn themselves", () => {
    expect([10, 32, 36, 70, 71, 160, 211, 212].map(levelOf)).toEqual([32, 32, 64, 64, 128, 192, 192, null]);
    const { board, renderer } = made();
    renderer.show(sight(80, { camera: { x: 0, y: 0, k: 3 }, detail: "near" }));
    finish();
    expect([board.puts, Canvas.made.length]).toEqual([0, 1]);
    expect(board.fills).toBeGreaterThan(0);
  });
});
