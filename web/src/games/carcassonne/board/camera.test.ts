import { describe, expect, it } from "vitest";
import {
  centred,
  onBoard,
  onScreen,
  onTheWay,
  panned,
  scaled,
  sight,
  type Camera,
  type Point,
} from "../../../lib/board/camera";
import {
  clamped,
  fitted,
  fittedBeside,
  fittedReadably,
  gathered,
  isFar,
  mapSize,
  markerSize,
  pieceSize,
  revealing,
  scaleAfter,
  showsAll,
  uncovering,
} from "./camera";
import { boxOf, ends, originOf, TILE, type Box } from "./geometry";

const FRAME = { wide: 800, high: 600 };
const CAMERA: Camera = { x: 30, y: -20, k: 1.5 };
const BOX = { x: -100, y: -200, w: 300, h: 500 };

/** The board brought nearer by hand. */
function zoomed(camera: Camera, factor: number, at: Point): Camera {
  return scaled(camera, scaleAfter(camera.k, factor), at);
}

/** Whether a box is in sight as a whole. */
function seen(camera: Camera, box: Box): boolean {
  const { x, y, w, h } = sight(camera, FRAME);
  const [right, bottom] = [box.x + box.w, box.y + box.h].map((end) => end - 0.01) as [number, number];
  return box.x + 0.01 >= x && box.y + 0.01 >= y && right <= x + w && bottom <= y + h;
}

describe("the camera of the endless board", () => {
  it("finds the point of the board under a pixel again", () => {
    const pixel = { x: 123, y: 456 };
    expect(onScreen(CAMERA, onBoard(CAMERA, pixel))).toEqual(pixel);
  });

  it("zooms about the pointer: what lies under it stays there", () => {
    const at = { x: 200, y: 150 };
    const before = onBoard(CAMERA, at);
    for (const factor of [1.3, 0.4, 100, 0.001]) {
      const after = onBoard(zoomed(CAMERA, factor, at), at);
      expect(after.x).toBeCloseTo(before.x);
      expect(after.y).toBeCloseTo(before.y);
    }
  });

  it("is gathered in the window: in its middle, or without an empty edge while an end is out of sight", () => {
    const small = gathered({ ...CAMERA, k: 1 }, BOX, FRAME);
    expect(onScreen(small, { x: 50, y: 50 })).toEqual({ x: FRAME.wide / 2, y: FRAME.high / 2 });
    const long = { x: -100, y: -200, w: 3000, h: 500 };
    for (const x of [-5000, -300, 900]) {
      const camera = gathered({ x, y: 0, k: 1 }, long, FRAME);
      expect(onScreen(camera, long).x).toBeLessThanOrEqual(0);
      expect(onScreen(camera, { x: long.x + long.w, y: 0 }).x).toBeGreaterThanOrEqual(FRAME.wide);
    }
    expect(gathered({ x: -300, y: 0, k: 1 }, long, FRAME).x).toBe(-300);
  });

  it("has a nearest and a farthest distance", () => {
    expect(zoomed(CAMERA, 1000, { x: 0, y: 0 }).k).toBe(zoomed(CAMERA, 2000, { x: 0, y: 0 }).k);
    expect(zoomed(CAMERA, 0.001, { x: 0, y: 0 }).k).toBe(zoomed(CAMERA, 0.0001, { x: 0, y: 0 }).k);
  });

  it("shows all of a box at once, whatever its shape", () => {
    for (const [w, h] of [
      [300, 500],
      [2000, 100],
      [100, 2000],
      [9000, 200],
      [200, 9000],
    ] as const) {
      const box = { x: -100, y: -200, w, h };
      const camera = fitted(box, FRAME, 20);
      expect(seen(camera, box)).toBe(true);
      expect(zoomed(camera, 0.5, { x: 0, y: 0 }).k).toBeLessThanOrEqual(camera.k);
      expect(zoomed(camera, 1.5, { x: 0, y: 0 }).k).toBeGreaterThan(camera.k);
    }
  });

  it("doesn't blow up the first tile", () => {
    expect(fitted({ x: 0, y: 0, w: 100, h: 100 }, FRAME, 20).k).toBeLessThan(2);
  });

  it("puts a point into the middle", () => {
    const camera = centred(CAMERA, { x: 70, y: 90 }, FRAME);
    expect(onScreen(camera, { x: 70, y: 90 })).toEqual({ x: 400, y: 300 });
  });

  it("keeps a third of the board in sight, however far it is dragged", () => {
    for (const [dx, dy] of [
      [9000, 0],
      [-9000, 0],
      [0, 9000],
      [0, -9000],
    ] as const) {
      const camera = clamped(panned(CAMERA, dx, dy), BOX, FRAME);
      const seen = sight(camera, FRAME);
      const across = Math.min(seen.x + seen.w, BOX.x + BOX.w) - Math.max(seen.x, BOX.x);
      const down = Math.min(seen.y + seen.h, BOX.y + BOX.h) - Math.max(seen.y, BOX.y);
      expect(across).toBeGreaterThanOrEqual(Math.min(BOX.w, seen.w) / 3 - 0.01);
      expect(down).toBeGreaterThanOrEqual(Math.min(BOX.h, seen.h) / 3 - 0.01);
    }
  });

  it("goes from one to another about the point that both see in the same place", () => {
    const at = { x: 300, y: 200 };
    const to = zoomed(CAMERA, 2, at);
    expect(onTheWay(CAMERA, to, 0)).toEqual(CAMERA);
    expect(onTheWay(CAMERA, to, 1).k).toBeCloseTo(to.k);
    for (const share of [0.2, 0.5, 0.9]) {
      const still = onBoard(onTheWay(CAMERA, to, share), at);
      expect(still.x).toBeCloseTo(onBoard(CAMERA, at).x);
      expect(still.y).toBeCloseTo(onBoard(CAMERA, at).y);
    }
    expect(onTheWay(CAMERA, panned(CAMERA, 100, 0), 0.5)).toEqual(panned(CAMERA, 50, 0));
  });

  it("moves no farther than it has to for a box to be seen", () => {
    const hidden = { x: -300, y: 100, w: 100, h: 100 };
    const camera = revealing(CAMERA, hidden, FRAME);
    expect(seen(camera, hidden)).toBe(true);
    expect(camera).toEqual({ ...CAMERA, x: 450 });
    expect(revealing(camera, hidden, FRAME)).toEqual(camera);
  });

  it("shows the middle of what is larger than the window", () => {
    const wide = { x: 0, y: 0, w: 2000, h: 100 };
    expect(onBoard(revealing(CAMERA, wide, FRAME), { x: 400, y: 0 }).x).toBeCloseTo(1000);
  });

  it("leaves a camera alone that sees enough", () => {
    expect(clamped(CAMERA, BOX, FRAME)).toEqual(CAMERA);
  });

  it("shows everything beside the buttons in its corner, and is no smaller where nothing lies there", () => {
    const corners = { left: { wide: 0, high: 0 }, right: { wide: 150, high: 60 } };
    const free = { ...corners, right: { wide: 0, high: 0 } };
    for (const [w, h] of [
      [800, 600],
      [2000, 400],
      [400, 2000],
    ] as const) {
      const box = { x: 0, y: 0, w, h };
      const camera = fittedBeside(box, FRAME, 0, corners);
      const { x, y } = onScreen(camera, { x: w, y: h });
      expect(seen(camera, box)).toBe(true);
      expect(x <= 650.01 || y <= 540.01).toBe(true);
      const isNeeded = w === 800;
      expect(camera.k < fittedBeside(box, FRAME, 0, free).k).toBe(isNeeded);
    }
  });

  it("goes no farther from the middle for those buttons than it has to", () => {
    const corners = { left: { wide: 0, high: 0 }, right: { wide: 150, high: 60 } };
    const tall = { x: 0, y: 0, w: 600, h: 600 };
    const camera = fittedBeside(tall, FRAME, 0, corners);
    expect(onScreen(camera, { x: 600, y: 0 }).x).toBeCloseTo(650);
    expect(onScreen(camera, { x: 0, y: 300 }).y).toBeCloseTo(300);
  });

  it("brings what is asked about out from under the buttons and the small map, by the shortest way", () => {
    const still: Camera = { x: 0, y: 0, k: 1 };
    const corners = { left: { wide: 200, high: 200 }, right: { wide: 150, high: 60 } };
    const moved = (x: number, y: number, w = 100, h = 100): [number, number] => {
      const camera = uncovering(still, { x, y, w, h }, FRAME, corners);
      return [camera.x, camera.y];
    };
    expect(moved(300, 500)).toEqual([0, 0]);
    expect(moved(690, 490)).toEqual([0, -50]);
    expect(moved(560, 500)).toEqual([-10, 0]);
    expect(moved(190, 450)).toEqual([10, 0]);
    expect(moved(0, 390)).toEqual([0, -90]);
    expect(moved(0, 300, 800, 290)).toEqual([0, -190]);
    expect(moved(0, 0, 800, 600)).toEqual([0, 0]);
  });

  it("leaves the small map room for a finger, and the board more than it", () => {
    expect(mapSize({ wide: 390, high: 445 })).toBe(100);
    expect(mapSize({ wide: 500, high: 200 })).toBe(80);
    expect(mapSize({ wide: 2000, high: 900 })).toBe(165);
  });
});

const RECORDS = import.meta.glob<string>("../../../../../tests/records/carcassonne-{plague,river,boxes}*.txt", {
  ...{ query: "?raw", import: "default", eager: true },
});

describe("a late board where it comes to rest by itself", () => {
  const PHONE = { wide: 390, high: 465 };
  const DESKTOP = { wide: 1400, high: 800 };
  const CORNERS = { left: { wide: 0, high: 0 }, right: { wide: 150, high: 60 } };
  /** A board of 17 by 12 tiles: the last one lies at its right end, and one fits at its foot. */
  const board = Array.from({ length: 17 * 12 }, (_, i) => ({ at: `${i % 17},${Math.floor(i / 17)}`, weight: 1 }));
  const box = boxOf(board.map(({ at }) => at));

  it("shows everything where tiles of 40 pixels have room", () => {
    const camera = fittedReadably(board, DESKTOP, 24, CORNERS);
    expect(camera).toEqual(fittedBeside(box, DESKTOP, 24, CORNERS));
    expect(showsAll(camera, box, DESKTOP)).toBe(true);
  });

  it.each([DESKTOP, PHONE, { wide: 560, high: 330 }])("only moves away while a board grows, in %o", (frame) => {
    for (const [name, text] of Object.entries(RECORDS)) {
      const laid = [...text.matchAll(/"kind":"tile-laid".*?"at":"(.*?)"/g)].map(([, at = ""]) => at);
      const scales = laid.map((_, last) => {
        const cells = laid.slice(0, last + 1);
        const places = [...cells, ...ends(cells)].map((at, i) => ({ at, weight: i < cells.length ? 1 : 0 }));
        return fittedReadably(places, frame, 24, CORNERS).k;
      });
      expect(scales.length, name).toBeGreaterThan(30);
      expect(scales, name).toEqual([...scales].sort((a, b) => b - a));
    }
  });

  it("is never smaller than that: what matters most is in sight, off the buttons", () => {
    for (const at of ["0,0", "16,0", "8,6", "16,11"]) {
      const places = board.map((place) => (place.at === at ? { ...place, weight: 4 } : place));
      const camera = fittedReadably(places, PHONE, 24, CORNERS);
      expect(TILE * camera.k).toBeGreaterThanOrEqual(40);
      expect(showsAll(camera, box, PHONE)).toBe(false);
      const seen = sight(camera, { ...PHONE, high: PHONE.high - CORNERS.right.high });
      const { x, y } = originOf(at);
      expect(x).toBeGreaterThanOrEqual(seen.x);
      expect(y).toBeGreaterThanOrEqual(seen.y);
      expect(x + TILE).toBeLessThanOrEqual(seen.x + seen.w);
      expect(y + TILE).toBeLessThanOrEqual(seen.y + seen.h);
    }
  });
});

it("draws houses on tiles of 45 pixels and more", () => {
  expect([44, 45].map((pixels) => isFar(pixels / TILE))).toEqual([true, false]);
});

describe("pieces on the board", () => {
  it("grow less than the land when it is near, and stay smaller than half a tile when it is far", () => {
    for (const k of [0.01, 0.1, 0.22, 0.4, 0.6, 1, 2, 4]) {
      expect(29 * pieceSize(k)).toBeLessThan(TILE / 2);
      expect(28 * markerSize(k)).toBeLessThan(0.4 * TILE);
    }
    for (const k of [1, 2, 4]) expect(pieceSize(k)).toBeLessThanOrEqual(1);
    expect(4 * pieceSize(4)).toBeGreaterThan(2 * pieceSize(2));
  });
});
