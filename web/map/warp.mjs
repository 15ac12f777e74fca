// Enlarges small regions and shrinks empty sea without tearing anything: a cartogram after Gastner, Seguy and More (2018).
// The wanted enlargements are taken for a density which flows until it is level; every point is carried along by the flow.
// A flow can't fold the sheet, so whatever touched before still touches and nothing else does.

const CELL = 8; // units; finer changes nothing that can be seen

/** A grid of cells over the frame, with the wanted enlargement in each of them, evened out so that it averages 1. */
function densityGrid([x0, y0, x1, y1], enlargement, blurs) {
  const nx = Math.round((x1 - x0) / CELL);
  const ny = Math.round((y1 - y0) / CELL);
  let values = new Float64Array(nx * ny);
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) values[j * nx + i] = enlargement(x0 + (i + 0.5) * CELL, y0 + (j + 0.5) * CELL);
  for (let pass = 0; pass < blurs; pass++) values = blurred(values, nx, ny);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { nx, ny, x0, y0, values: values.map((value) => value / mean) };
}

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/** One pass of a 3 x 3 blur; without it the map would show creases along the borders. */
function blurred(values, nx, ny) {
  const at = (i, j) => values[clamp(j, 0, ny - 1) * nx + clamp(i, 0, nx - 1)];
  return values.map((_, index) => {
    const i = index % nx;
    const j = (index - i) / nx;
    let sum = 4 * at(i, j);
    sum += 2 * (at(i - 1, j) + at(i + 1, j) + at(i, j - 1) + at(i, j + 1));
    sum += at(i - 1, j - 1) + at(i + 1, j - 1) + at(i - 1, j + 1) + at(i + 1, j + 1);
    return sum / 16;
  });
}

/** Solves Laplace(potential) = density - 1 with closed edges, by over-relaxation. */
function potential({ nx, ny, values }) {
  const phi = new Float64Array(nx * ny);
  const omega = 2 / (1 + Math.PI / Math.max(nx, ny));
  for (let round = 0; round < 1200; round++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        const k = j * nx + i;
        let sum = 0;
        let neighbours = 0;
        if (i > 0) ((sum += phi[k - 1]), neighbours++);
        if (i < nx - 1) ((sum += phi[k + 1]), neighbours++);
        if (j > 0) ((sum += phi[k - nx]), neighbours++);
        if (j < ny - 1) ((sum += phi[k + nx]), neighbours++);
        const target = (sum - (values[k] - 1)) / neighbours;
        phi[k] += omega * (target - phi[k]);
      }
  return phi;
}

/** A function that reads a grid between the centres of its cells. `odd` names the axis along which it changes sign at the edge. */
function interpolator(values, nx, ny, odd) {
  const at = (i, j) => {
    const ci = clamp(i, 0, nx - 1);
    const cj = clamp(j, 0, ny - 1);
    const outside = (odd === "x" && ci !== i) || (odd === "y" && cj !== j);
    return (outside ? -1 : 1) * values[cj * nx + ci];
  };
  return (u, v) => {
    const i = Math.floor(u - 0.5);
    const j = Math.floor(v - 0.5);
    const s = u - 0.5 - i;
    const t = v - 0.5 - j;
    const top = at(i, j) * (1 - s) + at(i + 1, j) * s;
    const bottom = at(i, j + 1) * (1 - s) + at(i + 1, j + 1) * s;
    return top * (1 - t) + bottom * t;
  };
}

/** The two components of the flow, which is nought across the edges of the frame. */
function gradient(phi, nx, ny) {
  const gx = new Float64Array(nx * ny);
  const gy = new Float64Array(nx * ny);
  const at = (i, j) => phi[clamp(j, 0, ny - 1) * nx + clamp(i, 0, nx - 1)];
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      gx[j * nx + i] = (at(i + 1, j) - at(i - 1, j)) / 2;
      gy[j * nx + i] = (at(i, j + 1) - at(i, j - 1)) / 2;
    }
  return [interpolator(gx, nx, ny, "x"), interpolator(gy, nx, ny, "y")];
}

/**
 * Returns the function that carries a point to its place on the warped map. `enlargement(x, y)` says how much larger than its
 * surroundings the spot is wanted, `frame` is [x0, y0, x1, y1] and stays where it is.
 */
export function makeWarp(frame, enlargement, blurs = 6, steps = 60) {
  const grid = densityGrid(frame, enlargement, blurs);
  const { nx, ny, x0, y0 } = grid;
  const density = interpolator(grid.values, nx, ny);
  const [flowX, flowY] = gradient(potential(grid), nx, ny);
  const speed = (u, v, time) => {
    const now = (1 - time) * density(u, v) + time;
    return [flowX(u, v) / now, flowY(u, v) / now];
  };
  return ([x, y]) => {
    let u = (x - x0) / CELL;
    let v = (y - y0) / CELL;
    for (let step = 0; step < steps; step++) {
      const [a, b] = speed(u, v, step / steps);
      const [c, d] = speed(u + a / steps / 2, v + b / steps / 2, (step + 0.5) / steps);
      u = clamp(u + c / steps, 0, nx);
      v = clamp(v + d / steps, 0, ny);
    }
    return [x0 + u * CELL, y0 + v * CELL];
  };
}
