// Path data for SVG. All numbers are whole tenths inside, so that what two regions share is written with the same numbers.

/** Rounds to what is written; adding nought turns -0 into 0. */
export const tenths = (value) => Math.round(value * 10) / 10 + 0;

const short = (tenths) => String(tenths / 10).replace(/^(-?)0\./, "$1.");
const pair = (x, y) => short(x) + (y < 0 ? "" : " ") + short(y);

/** One line as relative path data. */
function linePath(line, closed) {
  const points = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)]);
  const steps = points.slice(1, closed ? -1 : undefined);
  let [x, y] = points[0];
  let text = `M${pair(x, y)}l`;
  steps.forEach(([nx, ny], i) => {
    const step = pair(nx - x, ny - y);
    text += i > 0 && !step.startsWith("-") ? ` ${step}` : step;
    [x, y] = [nx, ny];
  });
  return text + (closed ? "Z" : "");
}

/** Closed rings as path data. */
export const ringsPath = (rings) => rings.map((ring) => linePath(ring, true)).join("");

/** Open lines as path data. */
export const linesPath = (lines) => lines.map((line) => linePath(line, false)).join("");

/** Reads path data of this kind back into lines; closed ones end where they began. */
export function linesOf(path) {
  return (path.match(/M[^M]+/g) ?? []).map((text) => {
    const numbers = text.match(/-?(\d+\.?\d*|\.\d+)/g).map((number) => Math.round(number * 10));
    const line = [];
    let [x, y] = [0, 0];
    for (let i = 0; i < numbers.length; i += 2) {
      [x, y] = [x + numbers[i], y + numbers[i + 1]];
      line.push([x / 10, y / 10]);
    }
    return text.endsWith("Z") ? [...line, line[0]] : line;
  });
}
