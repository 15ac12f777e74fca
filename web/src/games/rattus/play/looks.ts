// Which rats the Witch has looked at in the use of her card that is under way.
import type { Entry } from "../../../lib/api/types";
import { eventsOf } from "../../../lib/table/store/journal";
import type { RattusEvent } from "../model/types";

/** The places of the rats seen since the card was last used, first look first. */
export function looks(entries: readonly Entry[]): string[] {
  let seen: string[] = [];
  for (const entry of entries) {
    if (entry.answer?.split(";").some((text) => text.trim() === "use witch")) seen = [];
    for (const event of eventsOf(entry) as readonly RattusEvent[])
      if (event.kind === "rat-seen") seen.push(event.token);
  }
  return seen;
}
