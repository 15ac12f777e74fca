// What is worth telling of a game of Carcassonne: the best scorings and who went without, the plague from its outbreak on, the last scoring.
import { nameOf } from "../../../lib/domain/seats";
import { way, type GameTale, type Played, type Scene } from "../../../lib/table/review/tale";
import { list, together } from "../../../lib/text/words";
import type { CarcassonneEvent, Scored, View } from "../model/types";
import { accounts } from "../model/scores";
import type { Bill } from "../model/views";
export { say } from "../words/bill";

type Game = Played<View, CarcassonneEvent>;

/** So many scorings are included, of so many points or more. */
const SCORINGS = 6;
const WORTH = 4;
/** From how many on it is an epidemic. */
const MANY = 2;

export function tell(game: Game): GameTale {
  return {
    begin: began(game),
    scenes: [...scorings(game), ...outbreak(game), ...epidemic(game)],
    end: [...sickness(game), ...cost(game), ...lastScoring(game), ...won(game)],
  };
}

function names({ seats }: Game, among: readonly number[]): string {
  return together(among.map((seat) => nameOf(seats, seat)));
}

function began(game: Game): string[] {
  const first = game.steps.find(({ event }) => event.kind === "tile-laid" || event.kind === "start-seat-drawn")?.event;
  return first && "seat" in first ? [game.say("tale-began", { seat: nameOf(game.seats, first.seat) })] : [];
}

function scorings(game: Game): Scene[] {
  const all = game.steps.flatMap(({ event, after }) =>
    event.kind === "feature-scored" && !event.final && event.points >= WORTH && event.winners.length > 0
      ? [{ event, at: after }]
      : [],
  );
  const highest = all.sort((a, b) => b.event.points - a.event.points).slice(0, SCORINGS);
  const [best] = highest;
  return highest
    .sort((a, b) => a.at - b.at)
    .map((scene, i) => ({
      at: scene.at,
      said: [
        game.say(scene === best ? "tale-scored-best" : "tale-scored", {
          winners: names(game, scene.event.winners),
          count: scene.event.winners.length,
          feature: scene.event.feature,
          tiles: scene.event.tiles,
          points: scene.event.points,
          way: way(i),
        }),
        ...without(game, scene.event),
      ].join(" "),
    }));
}

/** Who went without: beaten, or sick. */
function without(game: Game, { strength, winners, figures }: Scored): string[] {
  const beaten = strength.flatMap((count, seat) => (count > 0 && !winners.includes(seat) ? [seat] : []));
  const sick = figures.filter(({ seat, because }) => because.length > 0 && !winners.includes(seat) && !strength[seat]);
  const ill = [...new Set(sick.map(({ seat }) => seat))];
  return [
    ...(beaten.length > 0 ? [game.say("tale-beaten", { seats: names(game, beaten), count: beaten.length })] : []),
    ...(ill.length > 0 ? [game.say("tale-sick", { seats: names(game, ill) })] : []),
  ];
}

function outbreak(game: Game): Scene[] {
  const first = game.steps.find(({ event }) => event.kind === "marker-placed");
  if (first?.event.kind !== "marker-placed") return [];
  return [{ at: first.after, said: game.say("tale-outbreak", { seat: nameOf(game.seats, first.event.seat) }) }];
}

/** How many followers of each player fell sick in all, and how many recovered. */
function sickness(game: Game): string[] {
  const fell = game.seats.map(() => 0);
  let recovered = 0;
  for (const { event } of game.steps) {
    if (event.kind === "follower-fell-sick") fell[event.seat] = (fell[event.seat] ?? 0) + 1;
    if (event.kind === "follower-recovered") recovered += 1;
  }
  const all = fell.reduce((sum, count) => sum + count, 0);
  if (all === 0)
    return game.steps.some(({ event }) => event.kind === "marker-placed") ? [game.say("tale-healthy")] : [];
  const hit = fell.flatMap((count, seat) =>
    count > 0 ? [game.say("tale-fell-for", { seat: nameOf(game.seats, seat), count })] : [],
  );
  return [
    game.say("tale-fell", { count: all, list: list(hit) }),
    ...(recovered > 0 ? [game.say("tale-recovered", { count: recovered })] : []),
  ];
}

/** Which points sickness cost, and what everybody would have without it. */
function cost({ bill, seats, say }: Game): string[] {
  const own = bill ? (bill as Bill).seats.map((it, seat) => ({ ...it, seat: nameOf(seats, seat) })) : [];
  const lost = own.flatMap((it) => (it.lost > 0 ? [say("tale-cost-for", { seat: it.seat, points: it.lost })] : []));
  if (lost.length === 0) return [];
  const healthy = own.map((it) => say("tale-other", { seat: it.seat, points: it.healthy }));
  return [say("tale-cost", { list: list(lost), healthy: list(healthy) })];
}

function epidemic(game: Game): Scene[] {
  const fell = new Map<number, number>();
  for (const { event, after } of game.steps)
    if (event.kind === "follower-fell-sick") fell.set(after, (fell.get(after) ?? 0) + 1);
  const [at, count] = [...fell].reduce((most, it) => (it[1] > most[1] ? it : most), [0, 0]);
  return count >= MANY ? [{ at, said: game.say("tale-epidemic", { count }) }] : [];
}

function lastScoring(game: Game): string[] {
  const all = accounts(
    game.steps.map(({ event }) => event),
    game.seats.length,
  );
  const most = Math.max(...all.map(({ during }) => during));
  const leaders = all.flatMap(({ during }, seat) => (during === most ? [seat] : []));
  const brought = all.flatMap(({ final }, seat) =>
    final > 0 ? [game.say("tale-last-for", { seat: nameOf(game.seats, seat), points: final })] : [],
  );
  const [leader] = leaders.length === 1 ? leaders : [];
  return [
    ...(leader === undefined ? [] : [game.say("tale-before", { seat: nameOf(game.seats, leader), points: most })]),
    ...(brought.length > 0 ? [game.say("tale-last", { list: list(brought) })] : []),
  ];
}

function won(game: Game): string[] {
  const over = game.steps.map(({ event }) => event).find((event) => event.kind === "game-over");
  if (!over) return [];
  const most = Math.max(...over.scores);
  const winners = over.ranking.filter((seat) => over.scores[seat] === most);
  const others = over.ranking
    .filter((seat) => !winners.includes(seat))
    .map((seat) => game.say("tale-other", { seat: nameOf(game.seats, seat), points: over.scores[seat] ?? 0 }));
  const values = { winners: names(game, winners), count: winners.length, points: most, others: list(others) };
  return [game.say("tale-won", values)];
}
