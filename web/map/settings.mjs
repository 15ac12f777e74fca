// Everything about the map that was chosen by eye. Lengths are units of the drawing, places on the globe are [longitude, latitude].

export const WIDTH = 1000;
export const HEIGHT = 900;
/** The outlines go on this far beyond the view, so that no stroke is seen along its edge. */
export const BLEED = 12;

export const PROJECTION = { parallels: [40, 60], centre: [15, 50], scale: 1400, at: [485, 520] };

/** How much larger than on the globe a region is drawn, so that its pieces fit in. `sea` and `land` are everything else. */
export const ENLARGE = {
  anglia: 3.4,
  gallia: 1.17,
  germania: 1.25,
  hispania: 1,
  hungaria: 3.0,
  italia: 3.2,
  polonia: 1.3,
  scandia: 0.86,
  bulgaria: 1.3,
  turcia: 1.02,
  russia: 0.34,
  tartaria: 1.25,
  sea: 0.5,
  land: 0.42,
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

/** Sizes of what lies in a region, and the air between two pieces. A letter is a capital at 20 units, on average. */
export const TOKEN = 40;
export const CUBE = 29;
export const PLAGUE = 36;
export const NUN = 16;
export const BISHOP = 20;
export const LABEL = { letter: 12.5, height: 22 };
export const AIR = 3;

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
  scandia: [500, 165],
  hungaria: [560, 590],
  turcia: [900, 715],
};

/** Room kept free around the middle of a border, where walls are built, and along an arrow (units). */
export const WALL = 34;
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
export const COMPASS = { x: 66, y: 188, r: 44 };
export const SEAS = [
  { x: 322, y: 86, angle: 0, size: 24, name: "atlantic" },
  { x: 346, y: 277, angle: -80, size: 12, name: "north" },
  { x: 605, y: 155, angle: -80, size: 11, name: "baltic" },
  { x: 602, y: 880, angle: 0, size: 17, name: "mediterranean" },
  { x: 520, y: 735, angle: 38, size: 12, name: "adriatic" },
  { x: 938, y: 558, angle: 0, size: 12, name: "black" },
];
