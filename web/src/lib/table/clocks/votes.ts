// What is voted for at a table, in words.
import type { Seat, Vote } from "../../api/types";
import { nameOf } from "../../domain/seats";
import { t } from "../../text/words";

export function voteText({ about, seats: agreed, needed }: Vote, seats: readonly Seat[]): string {
  const count = agreed.length;
  return about === null
    ? t("vote-end", { count, needed })
    : t("vote-about", { count, needed, seat: nameOf(seats, about) });
}
