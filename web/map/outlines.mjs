// From regions on the globe to arcs on paper. An arc is a stretch of outline between two junctions; neighbours hold the same arc,
// so a border stays one line however it is warped, thinned and smoothed.
import { geoConicConformal, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { planarTriangleArea, presimplify, simplify } from "topojson-simplify";
import { BEYOND, BLEED, ENLARGE, FAR, GRAIN, HEIGHT, MIN_ISLAND, PROJECTION, WIDTH } from "./settings.mjs";
import { tenths } from "./path.mjs";
import { makeWarp } from "./warp.mjs";

/** The part that is warped. */
const SHEET = [-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED];
/** Where the drawing ends. */
export const FRAME = [-BEYOND[0], -BEYOND[1], WIDTH + BEYOND[2], HEIGHT + BEYOND[3]];
/** The same before the far country is drawn smaller. */
const UNDRAWN = [0, 1, 2, 3].map((side) => SHEET[side] + (FRAME[side] - SHEET[side]) / FAR.scale);

const onFrame = ([x, y]) => x <= FRAME[0] + 0.1 || y <= FRAME[1] + 0.1 || x >= FRAME[2] - 0.1 || y >= FRAME[3] - 0.1;

/** The projection of the whole map; `precision(0)` keeps d3 from adding points that a neighbour wouldn't have. */
function projection() {
  const { parallels, centre, scale, at } = PROJECTION;
  return geoConicConformal()
    .parallels(parallels)
    .rotate([-centre[0], 0])
    .center([0, centre[1]])
    .scale(scale)
    .translate(at)
    .precision(0);
}

/** Collects what d3's path renderer draws as closed rings, already projected and cut at the frame. */
class Rings {
  rings = [];
  moveTo(x, y) {
    this.rings.push([[x, y]]);
  }
  lineTo(x, y) {
    this.rings.at(-1).push([x, y]);
  }
  closePath() {
    const ring = this.rings.at(-1);
    ring.push(ring[0]);
  }
}

/** The area of a ring, with the sign of its sense. */
function ringArea(ring) {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) sum += ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1];
  return sum / 2;
}

/** Projected rings of one MultiPolygon, cut where the frame will be. Holes are kept as rings of their own: even-odd sorts them out. */
function projectedRings(geometry) {
  const cut = projection().clipExtent([UNDRAWN.slice(0, 2), UNDRAWN.slice(2)]);
  const sink = new Rings();
  geoPath(cut, sink)(geometry);
  return sink.rings.filter((ring) => ring.length > 3 && Math.abs(ringArea(ring)) > 2);
}

/** Even-odd test of a point against rings. */
export function inside([x, y], rings) {
  let odd = false;
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [ax, ay] = ring[i - 1];
      const [bx, by] = ring[i];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
  return odd;
}

/** The box around some rings or lines. */
export function box(lines) {
  const xs = lines.flat().map(([x]) => x);
  const ys = lines.flat().map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/**
 * A warp of the sheet carried on beyond its edge: what lies outside goes along with the next point of the edge, the less the farther
 * off it is, and draws nearer.
 */
function carriedOn(warp) {
  const [x0, y0, x1, y1] = SHEET;
  return ([x, y]) => {
    const edge = [clamp(x, x0, x1), clamp(y, y0, y1)];
    const [dx, dy] = [x - edge[0], y - edge[1]];
    const [u, v] = warp(edge);
    const along = Math.exp(-Math.hypot(dx, dy) / FAR.settles);
    const outside = (to, from, off) => to + (1 - along) * (from - to) + off * FAR.scale;
    return [outside(u, edge[0], dx), outside(v, edge[1], dy)];
  };
}

/** The warp that gives every region its wanted size. */
function warpFor(rings) {
  const shapes = Object.entries(rings).flatMap(([id, list]) => list.map((ring) => ({ id, ring, bounds: box([ring]) })));
  const warp = makeWarp(SHEET, (x, y) => {
    const hit = shapes.find(
      ({ ring, bounds: [x0, y0, x1, y1] }) => x >= x0 && x <= x1 && y >= y0 && y <= y1 && inside([x, y], [ring]),
    );
    return ENLARGE[hit?.id ?? "sea"];
  });
  return carriedOn(warp);
}

/** Puts points into long straight stretches, for a warp must be able to bend those, too. */
function densified(line, longest = 5) {
  const out = [line[0]];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    const parts = Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / longest);
    for (let k = 1; k <= parts; k++) out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
  }
  return out;
}

const asMultiPolygon = (rings) => ({
  type: "MultiPolygon",
  coordinates: rings.map((ring) => [ring]),
});

/** A topology of these rings by name. */
function topologyOf(rings) {
  const objects = Object.fromEntries(Object.entries(rings).map(([id, list]) => [id, asMultiPolygon(list)]));
  return topology(objects, 1e6);
}

/** The same topology with absolute coordinates and every arc run through `change`. */
function withArcs(topo, change) {
  const whole = presimplify(topo); // also undoes the delta encoding
  return {
    type: "Topology",
    objects: topo.objects,
    arcs: whole.arcs.map((arc) => change(arc.map(([x, y]) => [x, y]))),
  };
}

/** Leaves out islands that are too small to draw. Only rings made of unshared arcs can be islands. */
function withoutIslets(topo) {
  const isIslet = (id, rings) => {
    const [ring] = feature(topo, { type: "Polygon", arcs: rings }).geometry.coordinates;
    return Math.abs(ringArea(ring)) < (id === "land" ? MIN_ISLAND.land : MIN_ISLAND.region);
  };
  const objects = Object.fromEntries(
    Object.entries(topo.objects).map(([id, { type, arcs }]) => [
      id,
      { type, arcs: arcs.filter((rings) => !isIslet(id, rings)) },
    ]),
  );
  return { ...topo, objects };
}

/** Cuts corners once (Chaikin); the ends of an arc stay, so junctions stay joined. Closed arcs are cut all round. */
function smoothed(arc) {
  if (arc.length < 3 || arc.every(onFrame)) return arc;
  const closed = arc[0][0] === arc.at(-1)[0] && arc[0][1] === arc.at(-1)[1];
  const out = closed ? [] : [arc[0]];
  for (let i = 1; i < arc.length; i++) {
    const [a, b] = [arc[i - 1], arc[i]];
    const mix = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const straight = onFrame(a) && onFrame(b);
    if (closed || i > 1) out.push(straight ? a : mix(0.25));
    if (closed || i < arc.length - 1) out.push(straight ? b : mix(0.75));
  }
  out.push(closed ? out[0] : arc.at(-1));
  return out;
}

/** What a corner of an outline is worth: its triangle, and beyond the sheet a share of it. */
function weight(triangle) {
  const near = triangle.some(([x, y]) => x > SHEET[0] && y > SHEET[1] && x < SHEET[2] && y < SHEET[3]);
  return planarTriangleArea(triangle) / (near ? 1 : FAR.coarse);
}

/** Rounds to a tenth of a unit and drops points that fall together, but an arc keeps both its ends. */
function rounded(arc) {
  return arc
    .map(([x, y]) => [tenths(x), tenths(y)])
    .filter((p, i, all) => i === 0 || i === arc.length - 1 || p[0] !== all[i - 1][0] || p[1] !== all[i - 1][1]);
}

/** The finished topology of the drawing, and the warp for whatever else has to follow it. */
export function drawnTopology(onTheGlobe) {
  const rings = Object.fromEntries(Object.entries(onTheGlobe).map(([id, geometry]) => [id, projectedRings(geometry)]));
  const warp = warpFor(rings);
  const warped = withArcs(topologyOf(rings), (arc) => densified(arc).map(warp));
  const thinned = simplify(presimplify(withoutIslets(warped), weight), GRAIN);
  const topo = withArcs(thinned, (arc) => rounded(smoothed(arc)));
  return { topo, place: (lonLat) => warp(projection()(lonLat)) };
}

/** All rings of a region. */
export function ringsOf(topo, id) {
  return feature(topo, topo.objects[id]).geometry.coordinates.flat();
}

/** The lines between two regions; none when they don't touch. */
export function borderBetween(topo, a, b) {
  const both = { type: "GeometryCollection", geometries: [topo.objects[a], topo.objects[b]] };
  return mesh(topo, both, (one, other) => one !== other).coordinates;
}

/** The coasts of the regions: lines with sea on the other side, without those along the frame. */
export function coasts(topo) {
  const all = { type: "GeometryCollection", geometries: Object.values(topo.objects) };
  const land = topo.objects.land;
  const lines = mesh(topo, all, (one, other) => one === other && one !== land).coordinates;
  return lines.flatMap(cutAtFrame);
}

/** The stretches of a line that don't run along the frame. */
function cutAtFrame(line) {
  const out = [];
  let open = null;
  for (let i = 1; i < line.length; i++) {
    if (onFrame(line[i - 1]) && onFrame(line[i])) open = null;
    else if (open) open.push(line[i]);
    else out.push((open = [line[i - 1], line[i]]));
  }
  return out;
}
