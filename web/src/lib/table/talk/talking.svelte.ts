// Talk is fetched once there is somebody to talk to; alone against bots it is not there at all.
import type { AnyTable } from "../store/table.svelte";

type Parts = Awaited<ReturnType<typeof fetched>>;

export interface Offered {
  /** Null until it has been fetched. */
  readonly parts: Parts | null;
}

function isSocial({ table, seats, company, trial }: AnyTable): boolean {
  // There all seats but the one that tries something count as others
  if (trial) return false;
  const mine = table?.mine ?? [];
  const isOther = seats.some(({ kind, seat }) => kind === "open" || (kind === "human" && !mine.includes(seat)));
  return mine.length === 0 || isOther || (company.presence?.count ?? 0) > 0 || company.heard.length > 0;
}

async function fetched(table: AnyTable) {
  const { Talk, TalkButton, TalkPanel } = await import(".");
  return { talk: new Talk(table), TalkButton, TalkPanel };
}

/** The talk of a table, once the board `isSeen` and there is somebody to talk to. */
export function offerTalk(table: AnyTable, isSeen: () => boolean): Offered {
  let parts = $state.raw<Parts | null>(null);
  let asked = false;
  $effect(() => {
    if (asked || !isSeen() || !isSocial(table)) return;
    asked = true;
    // Where it can't be fetched the game goes on without it; what is said next tries again.
    fetched(table).then(
      (found) => (parts = found),
      () => (asked = false),
    );
  });
  return {
    get parts() {
      return parts;
    },
  };
}
