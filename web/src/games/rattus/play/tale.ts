// What is worth telling of a game of Rattus: the worst ravages, who was spared, the card that everybody wanted, how it ended.
import { nameOf } from "../../../lib/domain/seats";
import type { Step } from "../../../lib/table/store/moments";
import { way, type GameTale, type Played, type Scene } from "../../../lib/table/review/tale";
import { list } from "../../../lib/text/words";
import type { EventOf, RattusEvent, View } from "../model/types";
import { lossesOf, say } from "../words/bill";
import type { Bill } from "../model/views";
import { cardName, causes, regionName, sum } from "../words/names";
import { EventFormatter } from "../words/sentences";

export { say };
type Game = Played<View, RattusEvent>;

/** So many ravages are included; from so many cubes on, a region was lucky to keep them. */
const RAVAGES = 5;
const LUCKY = 4;
/** From how many times on a card was wanted. */
const WANTED = 3;

interface Ravage {
  region: string;
  cubes: number;
  lost: readonly number[];
  final: boolean;
  at: number;
}

export function tell(game: Game): GameTale {
  const all = ravagesOf(game.steps);
  return {
    begin: began(game),
    scenes: [...worst(all, game), ...spared(all, game)],
    end: [...wanted(game), ...brought(game), ...last(all, game), ...taken(game), ...won(game)],
  };
}

function found<K extends RattusEvent["kind"]>({ steps }: Game, kind: K): EventOf<K>[] {
  return steps.map(({ event }) => event).filter((event): event is EventOf<K> => event.kind === kind);
}

function began(game: Game): string[] {
  const [first] = found(game, "start-seat-drawn");
  const [plague] = found(game, "plague-started");
  const seat = first?.seat ?? game.view.start_seat;
  if (seat == null || !plague) return [];
  return [game.say("tale-began", { seat: nameOf(game.seats, seat), region: regionName(plague.region) })];
}

/** Every ravage with what stood there when it began. */
function ravagesOf(steps: readonly Step<RattusEvent>[]): Ravage[] {
  let begun: EventOf<"ravage-began"> | null = null;
  return steps.flatMap(({ event, after }) => {
    if (event.kind === "ravage-began") begun = event;
    if (event.kind !== "ravage-ended") return [];
    const { region, lost } = event;
    return [{ region, lost, at: after, cubes: sum(begun?.cubes ?? []), final: begun?.final ?? false }];
  });
}

function worst(all: readonly Ravage[], { seats, say }: Game): Scene[] {
  const worstRavages = all
    .filter(({ lost, final }) => sum(lost) > 0 && !final)
    .sort((a, b) => sum(b.lost) - sum(a.lost))
    .slice(0, RAVAGES);
  const [first] = worstRavages;
  return worstRavages
    .sort((a, b) => a.at - b.at)
    .map((ravage, i) => ({
      at: ravage.at,
      said: say(ravage === first ? "tale-ravage-worst" : "tale-ravage", {
        region: regionName(ravage.region),
        losses: new EventFormatter(seats).lossCounts(ravage.lost),
        way: way(i),
      }),
    }));
}

function spared(all: readonly Ravage[], { say }: Game): Scene[] {
  const lucky = all.filter(({ cubes, lost, final }) => cubes >= LUCKY && sum(lost) === 0 && !final);
  return lucky
    .slice(0, 2)
    .map(({ at, region, cubes }) => ({ at, said: say("tale-spared", { region: regionName(region), count: cubes }) }));
}

function wanted(game: Game): string[] {
  const counts = new Map<string, number>();
  for (const { card } of found(game, "card-taken")) counts.set(card, (counts.get(card) ?? 0) + 1);
  const [card, count] = [...counts].reduce((most, it) => (it[1] > most[1] ? it : most), ["", 0]);
  return count >= WANTED ? [game.say("tale-wanted", { card: cardName(card), count })] : [];
}

function brought(game: Game): string[] {
  return found(game, "end-triggered").map(({ reason, seat }) =>
    game.say(`tale-brought-${reason}`, { seat: nameOf(game.seats, seat) }),
  );
}

function last(all: readonly Ravage[], { seats, say }: Game): string[] {
  const final = all.filter((ravage) => ravage.final);
  if (final.length === 0) return [];
  const lost = seats.map(({ seat }) => final.reduce((total, ravage) => total + (ravage.lost[seat] ?? 0), 0));
  return [say("tale-final", { count: sum(lost), losses: new EventFormatter(seats).lossCounts(lost) })];
}

/** What the plague took from everybody in the whole game, and by what. */
function taken({ bill, seats, say }: Game): string[] {
  if (!bill) return [];
  const found = (bill as Bill).seats.flatMap((own, seat) => {
    const lost = lossesOf(own);
    const count = sum(lost.map(([, cubes]) => cubes));
    return count > 0 ? [say("tale-taken-from", { seat: nameOf(seats, seat), count, causes: causes(lost) })] : [];
  });
  return found.length > 0 ? [say("tale-taken", { list: list(found) })] : [];
}

function won(game: Game): string[] {
  const [over] = found(game, "game-over");
  const [winner, ...others] = over?.ranking ?? [];
  if (!over || winner === undefined) return [];
  const scoreOf = (seat: number) => over.scores[seat] ?? 0;
  const scores = others.map((seat) => game.say("tale-other", { seat: nameOf(game.seats, seat), count: scoreOf(seat) }));
  const tied = others.some((seat) => scoreOf(seat) === scoreOf(winner));
  const values = { seat: nameOf(game.seats, winner), count: scoreOf(winner), others: list(scores) };
  return [game.say("tale-won", values), ...(tied ? [game.say("tale-tied")] : [])];
}
