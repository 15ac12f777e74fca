// The names of those who share this screen, by seat, as they were typed last on this device.
import { readStorage, writeStorage } from "../lib/device/storage";
import { colour } from "../lib/domain/seats";

const KEY = "ratskeller-seat-names";
/** As the server has it. */
export const LONGEST = 40;

function read(): string[] {
  const found = readStorage(KEY);
  return Array.isArray(found) ? found.map((name) => (typeof name === "string" ? name.slice(0, LONGEST) : "")) : [];
}

export class SeatNames {
  private names = $state(read());

  /** What was typed for a seat; "" for nothing. */
  typed(seat: number): string {
    return this.names[seat] ?? "";
  }

  type(seat: number, name: string): void {
    this.names = Array.from({ length: Math.max(this.names.length, seat + 1) }, (_, at) =>
      at === seat ? name : this.typed(at),
    );
  }

  /** How a seat is called: by what was typed, as far as it can be seen, else by its colour. */
  of(seat: number): string {
    // What cannot be seen is no name: the server would refuse it
    const seen = this.typed(seat).replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "");
    return seen.split(/\s+/).filter(Boolean).join(" ") || colour(seat);
  }

  /** For the next time. */
  keep(): void {
    writeStorage(KEY, this.names);
  }
}
