// The shapes of the seats: square, circle, triangle, diamond, star, cross, about the same area in a square of side 1 about the origin.
export const SHAPES = [
  "M-.43-.43h.86v.86h-.86z",
  "M-.48 0a.48.48 0 1 0 .96 0a.48.48 0 1 0-.96 0z",
  "M0-.53L.57.44H-.57z",
  "M0-.58L.54 0L0 .58L-.54 0z",
  "M.00 -.59L.22 -.27L.59 -.16L.35 .14L.36 .53L.00 .40L-.36 .53L-.35 .14L-.59 -.16L-.22 -.27z",
  "M-.23-.52h.46v.29h.29v.46h-.29v.29h-.46v-.29h-.29v-.46h.29z",
];

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] as string;
}
