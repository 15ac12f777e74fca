// The drawn arrows between regions that have a link but no common border.
import { tenths } from "./path.mjs";
import { ARROWS } from "./settings.mjs";

/** A curve from end to end that bows out to the left of its way by `bend` of its length. */
function arrow(a, b, bend) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const control = [(a[0] + b[0]) / 2 + dy * bend * 2, (a[1] + b[1]) / 2 - dx * bend * 2];
  const at = (p) => p.map(tenths).join(" ");
  return {
    kind: "arrow",
    path: `M${at(a)}Q${at(control)} ${at(b)}`,
    mid: {
      x: tenths((a[0] + b[0] + 2 * control[0]) / 4),
      y: tenths((a[1] + b[1] + 2 * control[1]) / 4),
      angle: tenths((Math.atan2(dy, dx) * 180) / Math.PI),
    },
  };
}

/** All arrows by the id of their link. */
export function arrows(place) {
  return Object.fromEntries(
    Object.entries(ARROWS).map(([id, { from, to, bend }]) => [id, arrow(place(from), place(to), bend)]),
  );
}

/** Points along the path of an arrow, close enough together to tell what it crosses. */
export function alongArrow(path) {
  const [ax, ay, cx, cy, bx, by] = path.match(/-?[\d.]+/g).map(Number);
  return Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    const mix = (a, c, b) => (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b;
    return { x: mix(ax, cx, bx), y: mix(ay, cy, by) };
  });
}
