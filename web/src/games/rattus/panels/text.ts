// The tables of the text board: what stands in them, and in which orders.
import type { Seat } from "../../../lib/api/types";
import { nameOf } from "../../../lib/domain/seats";
import { players, type Facts } from "../../../lib/game/text";
import type { CommandLine } from "../../../lib/table/textboard/commandline.svelte";
import { inOrder, t } from "../../../lib/text/words";
import type { Cell, Columns } from "../../../lib/ui/grid";
import { symbolOf } from "../board/art/cards";
import type { Choice } from "../model/answers";
import { face } from "../model/faces";
import type { Odds } from "../model/odds";
import { cardsOf, cubesOf, cubesOn } from "../model/pieces";
import type { View } from "../model/types";
import { inRegion } from "../play/choices";
import { neighbourSentences, peopleSentences, ratSentences } from "../play/description";
import { previewOf } from "../play/preview";
import { riskOf } from "../play/risk";
import type { Selection } from "../play/selection.svelte";
import { cardName, cubeList, faceName, regionName, regionPieces, sum, symbolName } from "../words/names";
import { previewName } from "../words/previews";
import { answerName, finalWhy } from "../words/questions";
import { cardsHeld } from "../words/result";

/** An answer to be put on the command line; `shown`: what it is called where it stands, if that isn't its name. */
function answer(line: CommandLine, choice: Choice, name: string, shown = name): Cell {
  return { text: shown, typed: choice.text, put: () => line.put(choice.text, name) };
}

/** What may be answered. `odds`: as the server tells them, null where it does not; `done`: there are steps that could still be undone. */
export function answers(view: View, line: CommandLine, odds: Odds | null, done: boolean): Columns<Choice> {
  const asked = view.question ?? "";
  /** What an answer would do; nothing where its name says it all. */
  function effects(choice: Choice): string {
    const { answer } = choice;
    const said: string[] = [];
    if (answer.kind === "take") said.push(t(`card-${answer.card}.does`), riskOf(view, answer.card));
    if (answer.kind === "use") said.push(t(`card-${answer.card}.does`));
    said.push(previewName(view, previewOf(view, choice, [], odds)));
    if (choice.final) said.push(finalWhy(asked, choice, done) ?? "");
    return said.filter((sentence) => sentence !== "").join(" ");
  }
  return {
    [t("text-move")]: (choice) => answer(line, choice, answerName(asked, choice)),
    [t("text-typed")]: ({ text }) => ({ typed: text }),
    [t("text-effect")]: effects,
  };
}

/** The regions by name, by what is in them, and by what is possible there. `named`: a region with what is noted on it; `odds`: in sentences. */
export function regions(
  view: View,
  selection: Pick<Selection, "choices" | "name">,
  line: CommandLine,
  named: (id: string) => string,
  odds: (id: string) => readonly string[],
): Facts<string> {
  const most = (weight: (id: string) => number) => (one: string, other: string) => weight(other) - weight(one);
  return {
    ...{ part: "regions", letter: "r", title: t("text-regions"), id: (id) => id },
    rows: Object.keys(view.regions).sort((a, b) => inOrder(regionName(a), regionName(b))),
    orders: {
      name: () => 0,
      people: most((id) => sum(view.regions[id]?.cubes ?? [])),
      rats: most((id) => view.regions[id]?.tokens.length ?? 0),
      possible: most((id) => inRegion(selection.choices, id).length),
    },
    columns: {
      [t("text-column-region")]: named,
      [t("text-column-people")]: (id) => peopleSentences(id, view),
      [t("text-column-rats")]: (id) => ratSentences(id, view),
      [t("text-column-pieces")]: (id) => [
        ...(view.plague === id ? [t("text-plague-here")] : []),
        ...regionPieces(id, view),
      ],
      [t("text-column-next")]: (id) => neighbourSentences(id, view),
      [t("text-column-odds")]: odds,
      [t("text-column-choose")]: (id) =>
        inRegion(selection.choices, id).map((choice) =>
          answer(line, choice, selection.name(choice), selection.name(choice, true)),
        ),
    },
  };
}

export function cards(view: View, selection: Selection, seats: readonly Seat[], line: CommandLine): Facts<string> {
  /** "Monk, Church" */
  function named(card: string): string {
    const symbol = symbolOf(card);
    return symbol ? t("text-card", { card: cardName(card), class: symbolName(symbol) }) : cardName(card);
  }
  function holding(card: string): string {
    const holder = view.cards[card] ?? null;
    const said = [holder === null ? t("card-free") : t("card-held", { seat: nameOf(seats, holder) })];
    if (view.turn.used.includes(card)) said.push(t("card-used"));
    const on = cubesOn(view, card);
    if (on.some((count) => count > 0)) said.push(t("card-cubes", { list: cubeList(on) }));
    return said.join("; ");
  }
  return {
    ...{ part: "cards", letter: "c", title: t("table-cards"), rows: cardsOf(view), id: (card) => card },
    columns: {
      [t("text-column-card")]: named,
      [t("text-column-holder")]: holding,
      [t("text-column-does")]: (card) => `${t(`card-${card}.does`)} ${t(`card-${card}.final`)}`,
      [t("text-column-risk")]: (card) => riskOf(view, card),
      [t("text-column-rule")]: (card) => ({ rule: card, text: t("text-card-rule", { card: cardName(card) }) }),
      [t("text-column-choose")]: (card) =>
        (selection.choices.cards.get(card) ?? []).map((choice) => answer(line, choice, selection.name(choice))),
    },
  };
}

/** Beside what every game says of its players, who began, and once it is over their points. */
export function seated(view: View, seats: readonly Seat[], mine: readonly number[]): Facts<Seat> {
  return players(view, seats, mine, {
    title: t("table-players"),
    columns: {
      [t("text-column-board")]: ({ seat }) => cubesOf(view, seat).board,
      [t("text-column-palace")]: ({ seat }) => cubesOf(view, seat).palace,
      [t("text-column-stock")]: ({ seat }) => cubesOf(view, seat).stock,
      [t("text-column-held")]: ({ seat }) => cardsHeld(view, seat),
    },
    more: (seat) => [
      ...(view.places ? [t("seat-score", { count: view.scores[seat] ?? 0 })] : []),
      ...(view.start_seat === seat ? [t("text-began")] : []),
    ],
  });
}

/** How many rats with a face are turned over, known to the viewer, and hidden. */
interface FaceRow {
  face: string;
  used: number;
  known: number;
  hidden: number;
}

/** Every face that a rat in the game shows, by limit. */
export function rats({ used, hidden, regions }: Pick<View, "used" | "hidden" | "regions">): Facts<FaceRow> {
  const rows = new Map<string, FaceRow>();
  const put = (text: string, state: "used" | "known" | "hidden", count = 1): void => {
    const row = rows.get(text) ?? { face: text, used: 0, known: 0, hidden: 0 };
    rows.set(text, { ...row, [state]: row[state] + count });
  };
  for (const text of used) put(text, "used");
  for (const { tokens } of Object.values(regions)) for (const token of tokens) if (token.face) put(token.face, "known");
  for (const [text, count] of Object.entries(hidden)) put(text, "hidden", count);
  return {
    ...{ part: "rats", letter: "t", title: t("used-title"), id: ({ face }) => face },
    rows: [...rows.values()].sort((a, b) => face(a.face).limit - face(b.face).limit || a.face.localeCompare(b.face)),
    columns: {
      [t("text-column-face")]: (row) => faceName(row.face),
      [t("text-column-used")]: (row) => row.used,
      [t("text-column-known")]: (row) => row.known,
      [t("text-column-hidden")]: (row) => row.hidden,
    },
  };
}
