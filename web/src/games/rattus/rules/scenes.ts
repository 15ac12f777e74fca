// What the pictures of the book show of the map: positions as they come up in games.

export interface SceneRegion {
  /** By seat. */
  cubes?: number[];
  /** Faces; null lies face down. */
  rats?: (string | null)[];
  /** Rats that are about to come. */
  coming?: number;
  nuns?: number;
  /** Written beside its name: what is added here. */
  says?: string;
}

export interface Scene {
  /** The regions that have to be seen whole; all of them if left out. */
  frame?: string[];
  regions: Record<string, SceneRegion>;
  plague?: string;
  /** The rats are those that lie there at first. */
  start?: boolean;
  /** Ways of the plague piece or of cubes, through the regions named. */
  ways?: string[][];
  /** Where somebody may go, or what is about to happen. */
  lit?: string[];
  walls?: string[];
  /** Regions that are in play only with more players: with how many. They are hatched for it. */
  from?: Record<string, number>;
}

const DOWN = null;

export const SCENES: Record<string, Scene> = {
  regions: { from: { bulgaria: 3, turcia: 3, russia: 4, tartaria: 4 }, regions: {} },
  begin: {
    frame: ["gallia", "germania", "hispania", "italia"],
    start: true,
    regions: {
      gallia: { rats: [DOWN] },
      germania: { rats: [DOWN], cubes: [0, 2, 0, 0] },
      hispania: { rats: [DOWN] },
      italia: { rats: [DOWN], cubes: [2, 0, 0, 0] },
    },
  },
  add: {
    frame: ["gallia", "germania", "italia"],
    lit: ["gallia", "germania"],
    regions: {
      gallia: { rats: [DOWN, DOWN, DOWN], says: "+3" },
      germania: { rats: [DOWN], says: "+1" },
      italia: { says: "0" },
    },
  },
  move: {
    frame: ["anglia", "gallia", "germania", "hispania", "italia"],
    plague: "gallia",
    lit: ["anglia", "germania", "hispania", "italia"],
    ways: [
      ["gallia", "anglia"],
      ["gallia", "germania"],
      ["gallia", "hispania"],
      ["gallia", "italia"],
    ],
    regions: {},
  },
  spread: {
    frame: ["gallia", "germania", "hispania"],
    plague: "gallia",
    lit: ["germania", "hispania"],
    regions: {
      gallia: { rats: [DOWN, DOWN], cubes: [2, 0, 0, 0] },
      germania: { rats: [DOWN], coming: 1, cubes: [0, 1, 0, 0] },
      hispania: { coming: 1, cubes: [0, 0, 2, 0] },
    },
  },
  knight: {
    frame: ["scandia", "germania", "italia"],
    plague: "scandia",
    ways: [["italia", "germania", "scandia"]],
    regions: { scandia: { rats: [DOWN, DOWN], cubes: [1, 0, 0, 1] } },
  },
  nun: {
    frame: ["scandia"],
    regions: { scandia: { rats: [DOWN], cubes: [1, 2, 0, 0], nuns: 2 } },
  },
  piper: {
    frame: ["gallia", "germania"],
    ways: [["gallia", "germania"]],
    lit: ["germania"],
    regions: {
      gallia: { rats: [DOWN, DOWN], cubes: [2, 0, 0, 0] },
      germania: { rats: [DOWN, DOWN], coming: 1 },
    },
  },
  queen: {
    lit: ["anglia", "gallia", "hispania"],
    regions: {
      anglia: { cubes: [1, 0, 0, 0] },
      gallia: { cubes: [2, 0, 0, 0] },
      hispania: { cubes: [1, 0, 1, 0] },
      italia: { cubes: [0, 0, 2, 0] },
      polonia: { cubes: [0, 0, 1, 0] },
      russia: { cubes: [0, 2, 0, 0] },
      tartaria: { cubes: [0, 1, 0, 0] },
      germania: { cubes: [0, 0, 0, 2] },
      turcia: { cubes: [0, 0, 0, 1] },
    },
  },
  emperor: {
    frame: ["gallia", "germania"],
    walls: ["gallia-germania"],
    plague: "gallia",
    regions: { gallia: { rats: [DOWN, DOWN] }, germania: { cubes: [0, 0, 3, 0] } },
  },
  last: {
    frame: ["gallia", "germania", "hispania", "italia"],
    lit: ["gallia", "germania", "hispania", "italia"],
    regions: {
      gallia: { rats: ["2 M Bo Ch", "4 M A Pe"], cubes: [1, 1, 0, 0] },
      hispania: { rats: ["3 A"], cubes: [0, 0, 3, 0] },
      italia: { rats: ["1 Pe Cv"], cubes: [0, 2, 0, 0] },
      germania: { rats: ["5 Bo Pe", "3 Ch Cv", "1 Mg Ro"], cubes: [0, 0, 1, 2] },
    },
  },
};
