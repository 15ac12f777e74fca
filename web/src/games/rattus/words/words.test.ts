// Everything that can be shown of Rattus has words.
import { describe, expect, it } from "vitest";
import type { Entry } from "../../../lib/api/types";
import { parts } from "../../../lib/text/marks";
import { eventShapes, type Field } from "../../../lib/table/store/testing";
import { about, has, inOneLine, speak, t } from "../../../lib/text/words";
import { drawing, drawn, symbolOf } from "../board/art/cards";
import "../board/art/piper";
import { CLASSES } from "../model/faces";
import { map } from "../board/map";
import { answerName, chipName, confirmName, finalWhy, questionAbout, questionName, turnName } from "./questions";
import { symbolName } from "./names";
import { EventFormatter } from "./sentences";
import { choices } from "../play/choices";
import { draftSteps, lockedSteps } from "../play/steps";
import type { RattusEvent, View } from "../model/types";

await about("rattus");

const QUESTIONS: Record<string, string[]> = {
  settle: ["gallia"],
  turn: ["mayor", "take knight", "add gallia 1", "add gallia 3", "use monk", "plague gallia", "plague stay", "done"],
  "monk from": ["gallia.1"],
  "monk to": ["gallia"],
  "merchant from": ["gallia"],
  "merchant to": ["gallia", "gallia; 2"],
  "merchant count": ["1", "3"],
  king: ["gallia"],
  "witch look": ["gallia.1"],
  "witch look again": ["gallia.1", "stop"],
  "witch swap": ["yes", "no"],
  "courier first": ["gallia/0", "gallia/1+2"],
  "courier second": ["gallia/0", "gallia/1+1"],
  "mayor where": ["gallia"],
  "emperor wall 1": ["gallia-germania", "stop"],
  "emperor wall 2": ["gallia-germania", "keep", "stop"],
  "emperor wall 3": ["gallia-germania", "keep", "stop"],
  "nun 1": ["gallia", "stop"],
  "nun 2": ["gallia", "keep", "stop"],
  "nun 3": ["gallia", "keep", "stop"],
  "bishop from": ["gallia"],
  bishop: ["gallia"],
  "baker all to": ["gallia"],
  "piper from": ["gallia"],
  "piper to": ["gallia"],
  "piper rat": ["gallia.1"],
  "which cube": ["gallia/0", "gallia/0+2"],
  wizard: ["gallia/0"],
  "extra rat": ["gallia", "stop"],
  "reveal all": ["yes", "no"],
  order: ["gallia.1"],
  serf: ["yes", "no"],
  rat: ["gallia"],
  count: ["yes", "no"],
  move: ["gallia"],
  extra: ["gallia", "stop"],
};
const SEATS = [0, 1].map((seat) => ({ seat, kind: "human" as const, name: seat === 0 ? "Anna" : "Bert", bot: null }));

const EVENTS = eventShapes("RattusEvent");

/** Some value for a field of an event. */
function value(name: string, field: Field): unknown {
  const known: Record<string, unknown> = {
    token: "gallia.1",
    other: "italia.2",
    to: "italia",
    face: "2 M Bo Ch",
    symbol: "Ch",
    card: "monk",
    region: "gallia",
    cube: "gallia/1+2",
    link: "gallia-germania",
    source: "italia",
    rule: "RAT-C5",
  };
  if (name in known) return known[name];
  if (field.enum) return field.enum[0];
  if (field.type === "boolean") return true;
  if (field.type === "array") return [1, 0];
  return 1;
}

const said = (answers: string, questions: readonly string[] = []) => inOneLine(turnName(answers, questions));

describe("words", () => {
  it("tell a turn step by step", () => {
    expect(said("take king; add gallia 1; plague stay")).toBe("Take the King · +1 Gallia · Plague stays");
  });

  it("tell by its question what a yes or no of a turn says", () => {
    expect(said("plague gallia; yes", ["turn", "count"])).toBe("Plague to Gallia · Knight: +2");
    expect(said("use witch; no", ["turn", "witch swap"])).toBe("Use the Witch · Leave the rats as they are");
  });

  it("tell by its question what a place of a turn is", () => {
    const answers = "use merchant; hispania; gallia; 2; plague bulgaria; hungaria";
    const questions = ["turn", "merchant from", "merchant to", "merchant count", "turn", "rat"];
    expect(said(answers, questions)).toBe("Merchant: 2 Hispania → Gallia · Plague to Bulgaria · Rat to Hungaria");
    for (const [question, given] of Object.entries(QUESTIONS))
      for (const answer of given) expect(said(answer, [question])).not.toMatch(/chosen|[{}]|step-/i);
  });

  it.each([
    ["en", /settled|taken|used|moved|seen|swapped|turned|counted|left/i, "Settle in Hispania"],
    ["de", /gesiedelt|genommen|genutzt|bewegt|angesehen|vertauscht|offen|zählt/i, "Ansiedeln in Hispania"],
    ["nl", /gevestigd|genomen|gebruikt|verplaatst|bekeken|verwisseld|omgedraaid|telt/i, "Vestigen in Hispania"],
  ])("tell a turn that might be played as what is to be done (%s)", async (language, done, settle) => {
    await speak(language);
    for (const [question, given] of Object.entries(QUESTIONS))
      for (const answer of given) expect(said(answer, [question]), question).not.toMatch(done);
    expect(said("hispania", ["settle"])).toBe(settle);
    await speak("en");
  });

  it("tell of a done step what it brought, also where the answer was yes or no", () => {
    const entry = (length: number, answer: string, brought: string[]) =>
      ({ kind: "answer", actor: 0, answer, length, events: brought.map((kind) => ({ kind })) }) as unknown as Entry;
    const undone = { ...entry(2, "", []), kind: "undo" as const };
    const entries = [
      entry(1, "yes", ["plague-counted"]),
      entry(2, "no", []),
      entry(3, "no", ["rats-swapped"]),
      undone,
      entry(3, "yes", ["rats-swapped"]),
    ];
    expect(lockedSteps(entries, 0, 2).map(chipName)).toEqual(["Knight: +2", "No cube"]);
    expect(draftSteps(entries, [{ answer: "yes", length: 2 }]).map(chipName)).toEqual(["Rats swapped"]);
    expect(chipName({ text: "gallia", brought: "rat-added" })).toBe("Rat in Gallia");
  });

  it("tell an ability with all that was chosen for it as one step", () => {
    const chips = (...answers: string[]) =>
      draftSteps(
        [],
        answers.map((answer, length) => ({ answer, length })),
      ).map((step) => [step.length, chipName(step)]);
    expect(chips("use merchant", "gallia", "germania", "1", "add italia 1")).toEqual([
      [0, "Merchant: 1 Gallia → Germania"],
      [4, "+1 Italia"],
    ]);
    expect(chips("take monk", "use monk")).toEqual([
      [0, "Monk taken"],
      [1, "Monk used"],
    ]);
    expect(chips("use monk", "gallia.1", "anglia")).toEqual([[0, "Monk: Gallia → Anglia"]]);
    expect(chips("use nun", "gallia", "anglia", "stop")).toEqual([[0, "Nun: Gallia, Anglia"]]);
    expect(chips("plague gallia", "germania")[0]).toEqual([0, "Plague to Gallia"]);
  });

  it("warn of a final answer only where something is lost by it", () => {
    const warning = (text: string, question: string, done: boolean) =>
      choices([text], [text]).all.map((choice) => finalWhy(question, choice, done))[0];
    expect(warning("gallia", "settle", false)).toBeNull();
    expect(warning("gallia", "rat", true)).toBe("After this, you can’t undo anything you have done so far.");
    expect(warning("plague gallia", "turn", false)).toContain("ends your turn");
    expect(warning("gallia.1", "witch look", false)).toContain("can’t unsee");
  });

  it("set the people of a region against the limit of a rat", () => {
    const verdict = (limit: number, population: number) =>
      t("ravage-verdict", { outbreak: population >= limit ? "yes" : "no", limit, population });
    expect(verdict(3, 7)).toBe("7 people reach the limit of 3: outbreak");
    expect(verdict(3, 2)).toBe("2 people don’t reach the limit of 3: no outbreak");
    expect(verdict(1, 1)).toBe("One person reaches the limit of 1: outbreak");
    expect(verdict(1, 0)).toBe("Nobody reaches the limit of 1: no outbreak");
  });

  it("exist for every kind of event, filled in without a gap", () => {
    expect(EVENTS.length).toBeGreaterThanOrEqual(24);
    for (const shape of EVENTS) {
      const { kind } = shape;
      expect(has(`event-${kind}`), kind).toBe(true);
      const fields = Object.entries(shape.properties).map(([name, field]) => [name, value(name, field)]);
      const event = { ...Object.fromEntries(fields), kind } as RattusEvent;
      const sentence = new EventFormatter(SEATS).sentence(event);
      expect(sentence, kind).not.toMatch(/[{}]|undefined|null|none|-/);
      expect(
        parts(new EventFormatter(SEATS, true).sentence(event))
          .map((part) => (typeof part === "string" ? part : part.text))
          .join(""),
      ).toBe(sentence);
    }
  });

  it("exist for every question and each of its answers", () => {
    for (const [question, legal] of Object.entries(QUESTIONS)) {
      const view = { question, round: "regular", detail: { left: 2 } } as unknown as View;
      expect(has(`question-${question.replaceAll(" ", "-")}.why`), question).toBe(true);
      expect(questionName(view)).not.toMatch(/[{}]|question-/);
      expect(questionAbout(view)).not.toMatch(/[{}]|undefined/);
      for (const choice of choices(legal, []).all) {
        expect(answerName(question, choice), choice.text).not.toMatch(/[{}]|answer-/);
        expect(confirmName(question, choice), choice.text).not.toMatch(/[{}]|answer-/);
      }
    }
    for (const chance of ["card", "plague-start", "start-seat", "next-token", "face"])
      expect(has(`question-${chance}`)).toBe(true);
  });

  it("and art exist for every card", () => {
    expect(drawn.length).toBe(18);
    for (const card of drawn) expect(drawing(card), card).toBeDefined();
    for (const card of drawn) {
      expect(CLASSES).toContain(symbolOf(card));
      const rule = `rule-RAT-K-${card.replace("pied-", "").toUpperCase()}`;
      for (const id of [`card-${card}`, `card-${card}.does`, `card-${card}.final`, rule])
        expect(has(id), id).toBe(true);
    }
  });

  it("exist for every region, sea, symbol and class", () => {
    for (const id of Object.keys(map.regions)) expect(has(`region-${id}`), id).toBe(true);
    for (const sea of map.sea) expect(has(`sea-${sea.name}`), sea.name).toBe(true);
    for (const symbol of [...CLASSES, "M", "A"]) expect(has(`symbol-${symbol.toLowerCase()}`), symbol).toBe(true);
  });

  it("name a class by its symbol", () => {
    expect([symbolName("Ch"), symbolName("M")]).toEqual(["Church", "Majority"]);
  });

  it("give reasons with their rule", () => {
    for (const rule of ["S5", "S7", "T2", "T3", "C1", "C2", "C3", "C4", "C5", "F1", "F2", "F5", "F6"])
      expect(has(`rule-RAT-${rule}`), rule).toBe(true);
  });

  it("agree with their numbers", () => {
    expect([0, 2].map((there) => t("preview-more", { there, count: 3 }))).toEqual(["+3", "2+3"]);
    expect(t("region-rats", { count: 1 })).toBe("one rat");
    expect(t("region-rats", { count: 0 })).toBe("no rats");
    expect(t("answer-add", { count: 2, region: "Gallia" })).toBe("Add 2 cubes to Gallia");
  });
});
