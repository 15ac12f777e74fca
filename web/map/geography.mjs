// From the countries of the atlas to the outlines of the twelve regions, still on the globe.
import { geoArea, geoContains } from "d3-geo";
import { feature, merge } from "topojson-client";
import { GIVEN_AWAY, LEFT_OUT } from "./settings.mjs";

/** The part of the globe that can show up in the frame: overseas territories and far islands lie outside. */
const PART = { west: -32, east: 110, south: 2, north: 84 };

const SMALLEST = 3e-7; // steradians, some 12 square kilometres: less is never drawn

/** Every separate piece of every country, as a polygon that still refers to the arcs shared with its neighbours. */
function pieces(atlas) {
  return atlas.objects.countries.geometries.flatMap(({ type, arcs, properties }) =>
    (type === "Polygon" ? [arcs] : (arcs ?? [])).map((rings) => {
      const geometry = { type: "Polygon", arcs: rings };
      return { country: properties.name, geometry, shape: feature(atlas, geometry) };
    }),
  );
}

/** Whether any of the piece lies in our part of the globe. */
function isNear({ country, shape }) {
  if (LEFT_OUT.includes(country)) return false;
  return shape.geometry.coordinates[0].some(
    ([lon, lat]) => lon > PART.west && lon < PART.east && lat > PART.south && lat < PART.north,
  );
}

/** A function from a piece to the region it belongs to; undefined for the rest of the world. */
function owner(countries) {
  const regionOf = new Map();
  for (const [region, names] of Object.entries(countries)) for (const name of names) regionOf.set(name, region);
  return ({ country, shape }) => {
    const given = GIVEN_AWAY.find(({ point }) => country === "Russia" && geoContains(shape, point));
    return given ? given.to : regionOf.get(country);
  };
}

/** Throws when the data names a country that the atlas doesn't know: a silent hole in the map would be worse. */
function checkNames(atlas, countries) {
  const known = new Set(atlas.objects.countries.geometries.map(({ properties }) => properties.name));
  const unknown = Object.values(countries)
    .flat()
    .filter((name) => !known.has(name));
  if (unknown.length) throw new Error(`no such country in the atlas: ${unknown.join(", ")}`);
}

/** One MultiPolygon for each region in the given order, and one called `land` for all other countries. */
export function regionsOnTheGlobe(atlas, countries, order) {
  checkNames(atlas, countries);
  const ownerOf = owner(countries);
  const parts = Object.fromEntries([...order, "land"].map((id) => [id, []]));
  for (const piece of pieces(atlas))
    if (isNear(piece) && geoArea(piece.shape) > SMALLEST) parts[ownerOf(piece) ?? "land"].push(piece.geometry);
  return Object.fromEntries(Object.entries(parts).map(([id, geometries]) => [id, merge(atlas, geometries)]));
}
