// The net of longitudes and latitudes. It is warped like the land, so it bulges where the map is enlarged: no scale is feigned.
import { FRAME } from "./outlines.mjs";

const FINE = 0.25; // degrees between the points that are looked at
const KEEP = 2; // every second of them is drawn

const range = (from, to, step) => Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

const within = ([x, y]) => x > FRAME[0] && y > FRAME[1] && x < FRAME[2] && y < FRAME[3];

/** The stretches of a line inside the frame, thinned out but with their ends. */
function visible(points) {
  const runs = [];
  let run = null;
  for (const point of points) {
    if (!within(point)) run = null;
    else if (run) run.push(point);
    else runs.push((run = [point]));
  }
  return runs
    .map((whole) => whole.filter((_, i) => i % KEEP === 0 || i === whole.length - 1))
    .filter((line) => line.length > 2);
}

/** The lines of the net, from the function that finds a place on the drawing. */
export function graticule(place) {
  const meridians = range(-50, 90, 10).map((lon) => range(25, 76, FINE).map((lat) => [lon, lat]));
  const parallels = range(30, 75, 5).map((lat) => range(-60, 95, FINE).map((lon) => [lon, lat]));
  return [...meridians, ...parallels].flatMap((line) => visible(line.map((p) => place(p))));
}
