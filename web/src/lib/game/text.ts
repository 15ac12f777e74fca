// The tables of a text board as data.
import type { Seat } from "../api/types";
import { nameOf } from "../domain/seats";
import type { TextPlace } from "../table/textboard/textboard";
import { list, t } from "../text/words";
import type { Columns } from "../ui/grid";

export interface Facts<Row> extends TextPlace {
  rows: readonly Row[];
  id: (row: Row) => string;
  columns: Columns<Row>;
  /** In which orders the rows can be read, the first at first; equal ones stay as they are. */
  orders?: Readonly<Record<string, (one: Row, other: Row) => number>>;
}

/** The players of a table that is at `view`; `mine`: those of this browser. A game has columns of its own, and more to say of how one stands. */
export function players(
  view: { seat: number | null; places?: readonly number[] | null },
  seats: readonly Seat[],
  mine: readonly number[],
  { title, columns, more = () => [] }: Pick<Facts<Seat>, "title" | "columns"> & { more?: (seat: number) => string[] },
): Facts<Seat> {
  /** Whose turn it is, and once it is over the place. */
  function standing({ seat }: Seat): string {
    const place = view.places?.[seat];
    const said = place ? [t("ranking-place", { place })] : [];
    if (!view.places && view.seat === seat) said.push(t("text-on-turn"));
    return list([...said, ...more(seat), ...(mine.includes(seat) ? [t("kind-me")] : [])]);
  }
  return {
    ...{ part: "players", letter: "p", title, rows: seats, id: ({ seat }) => String(seat) },
    columns: {
      [t("text-column-player")]: ({ seat }) => ({ seat, text: nameOf(seats, seat) }),
      ...columns,
      [t("text-column-standing")]: standing,
    },
  };
}
