// Follows games as a client does. Each line of the input has a view and the events that led to it from the view of the line before (null: a
// game begins). The events are folded into the view before with the client's own `advance`. Printed, as JSON: where the result differs from
// the server's view, and what an event says that the table just before it contradicts, each with the number of its line.
import { readFileSync } from "node:fs";
import { advance as carcassonne } from "../../web/src/games/carcassonne/model/advance.ts";
import { neighbours } from "../../web/src/games/rattus/board/map.ts";
import { advance as rattus } from "../../web/src/games/rattus/model/advance.ts";

const ADVANCE = { carcassonne, rattus };

const QUESTION = "who is asked what, and what each answer would do";
const RESULT = "shown once the game is over";
const RULES = "follows from the table by rules, of which the client knows none";
const LAST_CARD = "known when chance has drawn the last card";
const inSetup = (view) => view.round === "setup";
const isAskedOnly = (view, events) =>
  inSetup(view) || withoutEvents(view, events);
const withoutEvents = (_, events) => events.length === 0;

/** What `advance` leaves to the server's view, why, and when (else always); `*` is any number or name. */
const LEFT = {
  both: [
    [["actor", "question", "legal", "final", "length"], QUESTION],
    [["ranking", "places"], RESULT],
  ],
  carcassonne: [
    [
      ["lays", "misfits", "followers", "refused", "board.*.follower_due"],
      QUESTION,
    ],
    [
      [
        "spreads",
        "markers.*.next",
        "reasons",
        "zones",
        "forecast",
        "ahead",
        "features",
        "cells",
      ],
      RULES,
    ],
    [
      ["board.*.followers.*.because"],
      "other markers may make a figure sick while it stays sick, which is no event",
    ],
  ],
  rattus: [
    [["detail", "turn"], QUESTION],
    [
      ["seat"],
      "who settles next (S7) and who empties the Baker card (F4) is asked without an event",
      isAskedOnly,
    ],
    [["scores", "until_end.cubes", "until_end.turns"], RULES],
    [["ravage"], "the ravage is shown from its events"],
    [
      ["code", "advice", "options.cards", "options.chivalry"],
      LAST_CARD,
      inSetup,
    ],
    [
      ["round"],
      "the Baker card is emptied before the last ravage begins (F4)",
      withoutEvents,
    ],
    [
      ["hidden", "regions.*.tokens.*.face"],
      "who looks at one rat alone stops without an event (V6)",
      withoutEvents,
    ],
  ],
};

const total = (counts) => counts.reduce((sum, count) => sum + count, 0);
const regionOf = (place) => place.split(/[./]/)[0];
const KINDS = { c: "city", r: "road", f: "field", m: "monastery", g: "garden" };

function standing(view, { at, on }) {
  const laid = view.board.find((tile) => tile.at === at);
  const figure = laid?.followers.find((it) => it.on === on);
  return {
    seat: figure?.seat,
    figure: figure?.kind,
    feature: KINDS[on[0]],
    sick: figure?.sick,
    marker: laid?.marker,
  };
}

function filled(view, at) {
  const [x, y] = at.split(",").map(Number);
  const near = ({ at: other }) =>
    other.split(",").every((it, i) => Math.abs(Number(it) - [x, y][i]) <= 1);
  return view.board.filter(near).length - 1;
}

function health(view, event) {
  const { seat, figure, feature, marker } = standing(view, event);
  const own = "own" in event ? { own: event.because.includes(marker) } : {};
  return { seat, figure, feature, ...own };
}

function steps(view, { region, to }) {
  if (region === to) return 0;
  const open = neighbours(region, Object.keys(view.regions)).filter(
    (other) => !view.walls.includes([region, other].sort().join("-")),
  );
  return open.includes(to) ? 1 : 2;
}

/** What a ravage has cost by seat: what the view at the start says of one that went on, and the events since. */
function lost(start, past) {
  const begin = past.findLastIndex((event) => event.kind === "ravage-began");
  const before =
    begin < 0 && start.ravage ? start.ravage.lost : start.stock.map(() => 0);
  const cubes = past
    .slice(begin + 1)
    .filter((event) => event.kind === "cube-lost");
  return before.map(
    (count, seat) =>
      count + cubes.filter((event) => event.seat === seat).length,
  );
}

const byTurn = (view) => ({ seat: view.seat });
const atToken = (view, { token, face }) => ({
  face:
    view.regions[regionOf(token)].tokens[token.split(".")[1] - 1]?.face ?? face,
});

/** What an event has to say of the table just before it, where folding it doesn't show that. */
const FACTS = {
  carcassonne: {
    "tile-drawn": (view) => ({ seat: view.seat, left: view.left - 1 }),
    "tile-discarded": ({ seat, tile }) => ({ seat, tile }),
    "tile-laid": ({ seat, tile, turn_number: turn }) => ({ seat, tile, turn }),
    "marker-placed": (view) => ({
      seat: view.seat,
      number: view.markers.length + 1,
      at: view.board.at(-1).at,
    }),
    "follower-set": (view, { on, because }) => {
      const { at, marker } = view.board.at(-1);
      return {
        ...byTurn(view),
        at,
        feature: KINDS[on[0]],
        sick: because.length > 0,
        own: because.includes(marker),
      };
    },
    "abbot-taken": (view, { at, on, because }) => {
      const { seat, feature, sick } = standing(view, { at, on });
      const points = sick ? 0 : 1 + filled(view, at);
      return {
        seat,
        feature,
        filled: filled(view, at),
        points,
        because: sick ? because : [],
      };
    },
    "feature-scored": (view, { figures, winners, value }) => ({
      figures: figures.map((it) => {
        const { seat, figure, sick, marker } = standing(view, it);
        return {
          ...it,
          seat,
          figure,
          because: sick ? it.because : [],
          own: it.because.includes(marker),
        };
      }),
      points: winners.length > 0 ? value : 0,
    }),
    "follower-fell-sick": health,
    "follower-recovered": health,
    "plague-spread": (view, event) => ({
      steps: view.markers.map(({ number, at }, i) => ({
        ...event.steps[i],
        number,
        source: at,
      })),
    }),
    "game-over": (view, _, after) => ({
      scores: view.scores,
      ranking: after.ranking,
    }),
  },
  rattus: {
    settled: (view) => ({ ...byTurn(view), count: 2 }),
    "turn-began": (_, __, after) => ({
      seat: after.seat,
      final: after.round === "final",
    }),
    "card-taken": (view, { card }) => ({
      ...byTurn(view),
      giver: view.cards[card],
    }),
    "cubes-added": (view, { region, seat, count, extra, rule }) => {
      const rats = view.regions[region].tokens.length;
      const more =
        rule === "RAT-T3" ? count - Math.min(rats, view.stock[seat]) : extra;
      return { ...byTurn(view), rats, extra: more };
    },
    ...{
      "rat-moved": byTurn,
      "cubes-moved": byTurn,
      "cube-saved": byTurn,
      "cubes-swapped": byTurn,
    },
    ...{
      "wall-placed": byTurn,
      "nun-placed": byTurn,
      "bishop-placed": byTurn,
      "rats-swapped": byTurn,
    },
    "potion-placed": (view, { cube }) => ({
      seat: Number(/\/(\d)/.exec(cube)?.[1]),
    }),
    "cube-on-card": (view) => ({
      ...byTurn(view),
      count: total(view.baker) + 1,
    }),
    "card-emptied": (view) => ({ cubes: view.baker }),
    "rat-seen": (view, event) => ({
      ...byTurn(view),
      ...(event.face ? atToken(view, event) : {}),
    }),
    "plague-moved": (view, event) => ({
      ...byTurn(view),
      region: view.plague,
      steps: steps(view, event),
    }),
    "rat-added": (view, { region, drawn }) => ({
      ...byTurn(view),
      token: `${region}.${view.regions[region].tokens.length + 1}`,
      drawn: view.supply === 0,
      left: view.supply - (drawn ? 0 : 1),
    }),
    "spread-stopped": (view, _, __, { start, past }) => {
      const moved = past.some((event) => event.kind === "plague-moved");
      const due = moved
        ? Math.min(2, view.regions[view.plague].tokens.length)
        : start.detail.left;
      const count =
        due -
        past.filter(
          (event) => event.rule === "RAT-C2" && event.kind === "rat-added",
        ).length;
      return {
        region: view.plague,
        count,
        reason: view.supply === 0 ? "supply" : "full",
      };
    },
    "ravage-began": (view, { region }) => ({
      rats: view.regions[region].tokens.length,
      cubes: view.regions[region].cubes,
      final: view.round === "ravage",
    }),
    "region-spared": (view, { region }) => ({
      reason: view.regions[region].tokens.length === 0 ? "rats" : "cubes",
    }),
    "plague-counted": (view) => ({ ...byTurn(view), region: view.plague }),
    "rats-opened": (view) => ({ ...byTurn(view), region: view.plague }),
    "rat-opened": atToken,
    "rat-discarded": atToken,
    "rat-revealed": (view, event) => {
      const region = regionOf(event.token);
      const nuns = view.nuns.filter((it) => it === region).length;
      const population = Math.max(
        0,
        total(view.regions[region].cubes) - nuns + event.neutral,
      );
      const limit = Number(event.face.split(" ")[0]);
      return {
        ...atToken(view, event),
        nuns,
        population,
        limit,
        outbreak: population >= limit,
      };
    },
    "ravage-ended": (view, { region }, _, { start, past }) => ({
      lost: lost(start, past),
      reason: view.regions[region].tokens.length === 0 ? "rats" : "cubes",
    }),
    "end-triggered": (view, { seat }) => ({
      ...byTurn(view),
      reason:
        view.supply === 0
          ? "supply"
          : view.stock[seat] + view.baker[seat] === 0
            ? "stock"
            : "standstill",
    }),
    "game-over": (view, _, after) => ({
      scores: view.stock.map((count) => 20 - count),
      ranking: after.ranking,
    }),
  },
};

/** Lists that are in no order on the table. */
const UNORDERED = ["used", "nuns", "bishops"];

function* differences(client, server, path = []) {
  if (Object.is(client, server)) return;
  if (
    [client, server].every(
      (it) => it === undefined || (typeof it === "object" && it !== null),
    )
  ) {
    // What is absent and an empty list show the same
    const [one, other] = [client ?? [], server ?? []].map((it) =>
      UNORDERED.includes(path[0]) ? it.toSorted() : it,
    );
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      yield* differences(one[key], other[key], [...path, key]);
    return;
  }
  yield { path: path.join("."), client, server };
}

function isLeft(path, { view, events }) {
  const parts = path.split(".");
  const matches = (left) =>
    left
      .split(".")
      .every(
        (part, i) => part === parts[i] || (part === "*" && i < parts.length),
      );
  return [...LEFT.both, ...LEFT[view.game]].some(
    ([paths, , when]) => paths.some(matches) && (!when || when(view, events)),
  );
}

function faults(start, entry) {
  const { view, events } = entry;
  const found = [];
  let now = start;
  try {
    events.forEach((event, i) => {
      const past = events.slice(0, i);
      const facts =
        FACTS[view.game][event.kind]?.(now, event, view, { start, past }) ?? {};
      const said = Object.fromEntries(
        Object.keys(facts).map((key) => [key, event[key]]),
      );
      found.push(
        ...[...differences(said, facts)].map((it) => ({
          ...it,
          event: event.kind,
        })),
      );
      now = ADVANCE[view.game](now, event);
    });
  } catch (error) {
    return [...found, { path: "", client: error.message, server: null }];
  }
  return [
    ...found,
    ...[...differences(now, view)].filter(({ path }) => !isLeft(path, entry)),
  ];
}

let before = null;
const lines = readFileSync(0, "utf8").split("\n").filter(Boolean);
const found = lines.flatMap((text, line) => {
  const entry = JSON.parse(text);
  const here = entry.events ? faults(before, entry) : [];
  before = entry.view;
  return here.map((fault) => ({ line, ...fault }));
});
process.stdout.write(JSON.stringify(found));
