// What is painted for a tile is counted, not timed.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { painted } from "../boardgeometry";
import { allTiles } from "../../model/testing";
import { levelOf } from "./bitmaps";
import { TileRenderer, type Sight } from "./renderer";
import type { TileStyles } from "./styles";

const TILES = new Map(allTiles().map((type) => [type.id, type]));
const STYLES = {
  of: () => ({ fill: "#000", stroke: null, width: 0 }),
  forget: () => undefined,
} as unknown as TileStyles;
const PHONE = { wide: 390, high: 500 };

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

function made(): { board: Canvas; renderer: TileRenderer } {
  const board = new Canvas();
  return { board, renderer: new TileRenderer(board as unknown as HTMLCanvasElement, { near: STYLES, far: STYLES }) };
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
  it.each([0.15, 0.25, 0.45, 0.7, 1.2, 4])("is at most 8 MB, with %s pixels a unit", (k) => {
    const { renderer } = made();
    for (const camera of [
      { x: 0, y: 0, k },
      { x: -300 * k, y: -300 * k, k },
      { x: -500 * k, y: -500 * k, k: k * 0.8 },
    ]) {
      renderer.show(sight(60, { camera, detail: 100 * k < 60 ? "far" : "near", moving: true }));
      finish();
      renderer.show(sight(60, { camera, detail: 100 * k < 60 ? "far" : "near" }));
      finish();
      expect(bytes()).toBeLessThanOrEqual(8_000_000);
    }
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
