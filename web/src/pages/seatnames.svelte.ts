// The names of those who share this screen, by seat, as they were typed last on this device.
import { readStorage, writeStorage } from "../lib/device/storage";
import { colour } from "../lib/domain/seats";
import { LONGEST_NAME } from "../lib/text/longest";

const KEY = "ratskeller-seat-names";

function read(): string[] {
  const found = readStorage(KEY);
  return Array.isArray(found) ? found.map((name) => (typeof name === "string" ? name.slice(0, LONGEST_NAME) : "")) : [];
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

  /** How a seat is called: by what was typed, as far as it can be seen, else by its colour. What tells that is fetched when it is needed. */
  async of(seat: number): Promise<string> {
    const { plainName } = await import("../lib/text/plain");
    return plainName(this.typed(seat)) || colour(seat);
  }

  keep(): void {
    writeStorage(KEY, this.names);
  }
}
