// Which part of the map a picture of the book shows, and how a way on it runs.
import type { Box } from "../../../lib/board/camera";
import { map, type Spot } from "../board/map";
import type { Scene } from "./scenes";

const MARGIN = 38;
/** A picture is at least as wide as this times its height, and at most. */
const [NARROW, WIDE] = [1.25, 1.9];
/** What is written beside a name needs so much room. */
const SAID = 44;
/** Pieces at the ends of a way stay free of it. */
const FREE = 30;

/** The box that holds the names of the regions that a picture is about, and all that lies in them. */
export function frameOf(scene: Scene): Box {
  const spots = (scene.frame ?? Object.keys(map.regions)).flatMap((name) => spotsOf(name, scene));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return shaped({ x: left, y: top, w: Math.max(...xs) + MARGIN - left, h: Math.max(...ys) + MARGIN - top });
}

/** The places in a region at which a picture shows something. */
function spotsOf(name: string, { regions, plague, ways = [] }: Scene): Spot[] {
  const region = map.regions[name];
  if (!region) return [];
  const { rats = [], coming = 0, cubes = [], says } = regions[name] ?? {};
  const { x, y, width } = region.label;
  const standing = plague === name || ways.flat().includes(name);
  return [
    { x: x - width / 2, y },
    { x: x + width / 2 + (says ? SAID : 0), y },
    ...region.tokens.slice(0, rats.length + coming),
    ...region.cubes.filter((_, seat) => (cubes[seat] ?? 0) > 0),
    ...(standing ? [region.plague] : []),
  ];
}

/** The same box made wider or higher where it is too slender. */
function shaped({ x, y, w, h }: Box): Box {
  const wide = Math.max(w, h * NARROW);
  const high = Math.max(h, w / WIDE);
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}

/** A way from place to place, which begins and ends a little off. */
export function wayPath(spots: readonly Spot[]): string {
  const ends = spots.map((spot, i) => {
    if (i === 0) return off(spot, spots[1] ?? spot);
    return i === spots.length - 1 ? off(spot, spots[i - 1] ?? spot) : spot;
  });
  return ends.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** A place moved towards another. */
function off(spot: Spot, towards: Spot): Spot {
  const far = Math.hypot(towards.x - spot.x, towards.y - spot.y) || 1;
  const share = Math.min(FREE / far, 0.4);
  return { x: spot.x + (towards.x - spot.x) * share, y: spot.y + (towards.y - spot.y) * share };
}
