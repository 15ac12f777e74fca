// The same table anew, for another game among the same.
import type { NewSeat, NewTable, Seat, Table } from "../api/types";

type Options = NonNullable<NewTable["options"]>;

/** The option of a game that says which seat begins. */
const START = "start";

/**
 * What opens a table anew: its game, options and bots, and the same people; a guest from elsewhere has to come by link once more.
 * Who sat next to the one who began begins, unless that is drawn by lot. `options` are those of the record, `me` is the guest's name.
 */
export function again({ game, seats, mine, analysis, odds }: Table, options: Options, me: string): NewTable {
  const own = seats.find(({ seat, name }) => mine.includes(seat) && name === me)?.seat;
  const people = seats.map((seat) => sitting(seat, mine, own));
  return { game, options: moved(options, seats.length), seats: people, analysis, odds };
}

/** The options of a record. */
export function optionsOf(record: string): Options {
  return (JSON.parse(record) as { options: Options }).options;
}

function moved(options: Options, players: number): Options {
  const start = options[START];
  return typeof start === "number" ? { ...options, [START]: (start + 1) % players } : options;
}

function sitting({ seat, kind, name, bot }: Seat, mine: readonly number[], own: number | undefined): NewSeat {
  if (kind === "bot") return { kind, bot };
  if (!mine.includes(seat)) return { kind: "open" };
  return seat === own ? { kind: "me" } : { kind: "hotseat", name };
}
