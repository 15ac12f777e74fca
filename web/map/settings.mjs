// Everything about the map that was chosen by eye. Lengths are units of the drawing, places on the globe are [longitude, latitude].

export const WIDTH = 1000;
export const HEIGHT = 900;
/** The part that is warped: the view, and as much around it that no crease runs along its edge. */
export const BLEED = 12;
/** Land and sea go on this far beyond the view, for a frame of any shape: left, above, right, below (units). */
export const BEYOND = [500, 500, 500, 500];
/** The country beyond the view is drawn in this size of the globe's, and its lines are this many times coarser. */
export const FAR = { scale: 0.62, coarse: 20, settles: 160 };

export const PROJECTION = { parallels: [40, 60], centre: [15, 50], scale: 1400, at: [485, 520] };

/** How much larger than on the globe a region is drawn, so that its pieces fit in. `sea` and `land` are everything else. */
export const ENLARGE = {
  anglia: 5.0,
  gallia: 1.35,
  germania: 1.3,
  hispania: 1.25,
  hungaria: 3.3,
  italia: 4.2,
  polonia: 1.3,
  scandia: 0.8,
  bulgaria: 1.5,
  turcia: 1.02,
  russia: 0.3,
  tartaria: 1.4,
  sea: 0.36,
  land: 0.3,
};

/** Pieces that belong to another region than the rest of their country, each named by a point inside it. */
export const GIVEN_AWAY = [
  { point: [21.4, 54.7], to: "polonia" }, // Kaliningrad
  { point: [34.3, 45.3], to: "tartaria" }, // Crimea
];

/** Left out, for the palace and the wide sea stand there. */
export const LEFT_OUT = ["Iceland", "Faeroe Is."];

/** Islands smaller than this (square units, after the warp) are left out. */
export const MIN_ISLAND = { region: 90, land: 150 };
/** Outline points whose triangle is smaller than this are left out: the grain of the engraving. */
export const GRAIN = 12;

/**
 * Sizes of what lies in a region, and the air between two pieces. All of it can still be seen on the smallest screen, where a unit
 * is little more than a third of a pixel. A letter is one of a name that is as high as its place, on average.
 */
export const TOKEN = 38;
export const CUBE = 38;
export const PLAGUE = { width: 30, height: 40 };
export const NUN = { width: 30, height: 36 };
export const BISHOP = { width: 30, height: 36 };
export const BADGE = { width: 36, height: 40 };
export const LABEL = { letter: 16, height: 32 };
export const AIR = 3;
/** Pieces stay so far from the edge of the view. */
export const MARGIN = 12;

/** Links without a common border: ends on the globe, and how far the arrow bows out to the left of its way (share of its length). */
export const ARROWS = {
  "anglia-gallia": { from: [-0.6, 51.2], to: [0.6, 49.4], bend: 0.25 },
  "anglia-scandia": { from: [-2.2, 57.2], to: [6.6, 59.2], bend: -0.22 },
  "hispania-italia": { from: [-0.5, 39.4], to: [8.7, 39.9], bend: 0.2 },
  "italia-turcia": { from: [17.6, 40.4], to: [21.2, 38.9], bend: 0.25 },
  "tartaria-turcia": { from: [33.9, 44.9], to: [34.6, 41.6], bend: -0.25 },
};

/** Where a region's pieces gather, if not where it is roomiest (units). */
export const FOCUS = {
  polonia: [650, 330],
  bulgaria: [700, 612],
  scandia: [500, 165],
  hungaria: [560, 590],
  turcia: [900, 715],
};

/** Room kept free around the middle of a border, where walls are built, and along an arrow (units). */
export const WALL = 44;
export const ARROW = 10;

/** The palace: a plate in the sea. */
export const PALACE = palace(24, 24);

function palace(x, y) {
  const step = CUBE + 12;
  const [width, height] = [4 * step + 16, 92];
  const cubes = [0, 1, 2, 3].map((i) => ({ x: x + 8 + (i + 0.5) * step, y: y + 60 }));
  return { x, y, width, height, label: { x: x + width / 2, y: y + 22 }, cubes };
}

/** Ornaments and names where the sea is empty; the sizes allow for the Latin names. */
export const COMPASS = { x: 54, y: 157, r: 35 };
export const SEAS = [
  { x: 46, y: 486, angle: 65, size: 20, name: "atlantic" },
  { x: 356, y: 227, angle: 15, size: 15, name: "north" },
  { x: 610, y: 166, angle: 75, size: 14, name: "baltic" },
  { x: 438, y: 854, angle: -5, size: 20, name: "mediterranean" },
  { x: 530, y: 734, angle: 40, size: 15, name: "adriatic" },
  { x: 950, y: 530, angle: -70, size: 15, name: "black" },
];
