/**
 * The named media queries of the client. In styles, `@media (--phone)` stands for the query of that name (`scripts/layouts.js` puts
 * it in); a component that has to know it in its script takes the query from here.
 */
export const layouts = {
  /** The three layouts of a table: all in one column, a phone on its side with bar and panel beside the board, and two columns. */
  phone: "(max-width: 899px)",
  "on-side": "(min-width: 560px) and (max-width: 899px) and (max-height: 500px)",
  desktop: "(min-width: 900px)",

  /** On its side, with room beside the board's own shape. */
  long: "(min-width: 780px)",
  /** A page too narrow for two columns. */
  narrow: "(max-width: 44rem)",
  /** A phone held upright. */
  upright: "(max-width: 559px)",
  /** A phone of ordinary width or less. */
  slim: "(max-width: 419px)",
  /** A phone with everything twice as large. */
  tiny: "(max-width: 319px)",
  /** A window with few lines, and one with hardly any. */
  low: "(max-height: 700px)",
  flat: "(max-height: 500px)",
};
