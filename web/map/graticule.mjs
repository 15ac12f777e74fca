// The net of longitudes and latitudes. It is warped like the land, so it bulges where the map is enlarged: no scale is feigned.
import { FRAME } from "./outlines.mjs";

const FINE = 0.25; // degrees between the points that are looked at
const TRUE = 0.9; // units by which a line may miss its place

const range = (from, to, step) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

const within = ([x, y]) => x > FRAME[0] && y > FRAME[1] && x < FRAME[2] && y < FRAME[3];

/** How far a point lies from the straight line between two others. */
function off([x, y], [ax, ay], [bx, by]) {
  const length = Math.hypot(bx - ax, by - ay);
  return length > 0 ? Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length : Math.hypot(x - ax, y - ay);
}

/** A line with as few points as keep it in its place (Douglas and Peucker). */
function thinned(line) {
  const [first, last] = [line[0], line.at(-1)];
  const far = line.map((point) => off(point, first, last));
  const most = Math.max(...far);
  if (most <= TRUE) return [first, last];
  const at = far.indexOf(most);
  return [...thinned(line.slice(0, at + 1)), ...thinned(line.slice(at)).slice(1)];
}

/** The stretches of a line inside the frame. */
function visible(points) {
  const runs = [];
  let run = null;
  for (const point of points) {
    if (!within(point)) run = null;
    else if (run) run.push(point);
    else runs.push((run = [point]));
  }
  return runs.filter((line) => line.length > 2).map(thinned);
}

/** The lines of the net, from the function that finds a place on the drawing. */
export function graticule(place) {
  const meridians = range(-80, 120, 10).map((lon) => range(5, 85, FINE).map((lat) => [lon, lat]));
  const parallels = range(10, 80, 10).map((lat) => range(-100, 140, FINE).map((lon) => [lon, lat]));
  return [...meridians, ...parallels].flatMap((line) => visible(line.map((p) => place(p))));
}
