// The bill of a game in words: what it took from everybody.

/** What a seat lost in all, and to what, in sentences. */
export interface SeatBill {
  lost: number;
  lines: readonly string[];
}

/** Says the bill of a game seat by seat; nothing where nothing could be lost. */
export type SayBill<Bill> = (bill: Bill) => readonly SeatBill[];
