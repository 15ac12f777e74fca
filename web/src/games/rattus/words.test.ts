// Everything that can be shown has words, and no words sit in components.
import { parse as parseSvelte } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import eventsSchema from "../../../events.schema.json";
import { bundleOf, has, languages, t } from "../../lib/words";
import { drawn, symbolOf } from "./art/cards";
import { CLASSES } from "./faces";
import { map } from "./map";
import { answerName, confirmName, parts, questionName, symbolName, Teller } from "./say";
import type { RattusEvent } from "./events";
import { choices } from "./choices";
import type { View } from "./types";

type Shape = { properties: Record<string, { enum?: string[]; const?: string; type?: string; anyOf?: unknown[] }> };

const CARDS = ["peasant", "monk", "merchant", "knight", "witch", "king"];
const QUESTIONS: Record<string, string[]> = {
  settle: ["gallia"],
  turn: ["take knight", "add gallia 1", "add gallia 3", "use monk", "plague gallia", "plague stay", "done"],
  "monk from": ["gallia.1"],
  "monk to": ["gallia"],
  "merchant from": ["gallia"],
  "merchant to": ["gallia"],
  "merchant count": ["1", "3"],
  king: ["gallia"],
  "witch look": ["gallia.1"],
  "witch look again": ["gallia.1", "stop"],
  "witch swap": ["yes", "no"],
  rat: ["gallia"],
  count: ["yes", "no"],
  move: ["gallia"],
  extra: ["gallia", "stop"],
};
const SEATS = [0, 1].map((seat) => ({ seat, kind: "human" as const, name: seat === 0 ? "Anna" : "Bert", bot: null }));

/** The structs of all events, from the schema that the server exports. */
const EVENTS = Object.values(eventsSchema.$defs as unknown as Record<string, Shape>).filter(
  (shape) => shape.properties?.rule !== undefined && shape.properties.kind !== undefined,
);

function kindOf(shape: Shape): string {
  const kind = shape.properties.kind;
  return kind?.enum?.[0] ?? kind?.const ?? "";
}

/** Some value for a field of an event. */
function value(name: string, field: Shape["properties"][string]): unknown {
  const known: Record<string, unknown> = {
    token: "gallia.1",
    other: "italia.2",
    to: "italia",
    face: "2 M Bo Ch",
    symbol: "Ch",
    card: "monk",
    region: "gallia",
    rule: "RAT-C5",
  };
  if (name in known) return known[name];
  if (field.enum) return field.enum[0];
  if (field.type === "boolean") return true;
  if (field.type === "array") return [1, 0];
  return 1;
}

describe("words", () => {
  it("exist for every kind of event, filled in without a gap", () => {
    expect(EVENTS.length).toBeGreaterThanOrEqual(24);
    for (const shape of EVENTS) {
      const kind = kindOf(shape);
      expect(has(`event-${kind}`), kind).toBe(true);
      const fields = Object.entries(shape.properties).map(([name, field]) => [name, value(name, field)]);
      const event = { ...Object.fromEntries(fields), kind } as RattusEvent;
      const sentence = new Teller(SEATS).sentence(event);
      expect(sentence, kind).not.toMatch(/[{}]|undefined|null|none|-/);
      expect(
        parts(new Teller(SEATS, true).sentence(event))
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
      for (const choice of choices(legal, []).all) {
        expect(answerName(question, choice), choice.text).not.toMatch(/[{}]|answer-/);
        expect(confirmName(question, choice), choice.text).not.toMatch(/[{}]|answer-/);
      }
    }
    for (const chance of ["plague-start", "start-seat", "next-token", "face"])
      expect(has(`question-${chance}`)).toBe(true);
  });

  it("and art exist for every card", () => {
    for (const card of CARDS) {
      expect(drawn).toContain(card);
      expect(CLASSES).toContain(symbolOf(card));
      for (const id of [`card-${card}`, `card-${card}.does`, `card-${card}.final`, `rule-RAT-K-${card.toUpperCase()}`])
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
    expect(t("region-rats", { count: 1 })).toBe("one rat");
    expect(t("region-rats", { count: 0 })).toBe("no rats");
    expect(t("answer-add", { count: 2, region: "Gallia" })).toBe("Add 2 cubes in Gallia");
  });

  it("have the same messages in every language", () => {
    const ids = (language: string) =>
      [...(bundleOf(language) as unknown as { _messages: Map<string, unknown> })._messages.keys()].sort();
    for (const language of languages) expect(ids(language)).toEqual(ids("en"));
  });
});

const COMPONENTS = import.meta.glob<string>("/src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const CODE = import.meta.glob<string>(["/src/**/*.svelte", "/src/**/*.ts", "!/src/**/*.test.ts", "!/src/lib/api/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const SAID = new Set(["aria-label", "title", "placeholder", "alt", "aria-description"]);

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
}

/** Texts that a component holds itself, in its markup or in an attribute that is read out. */
function texts(source: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, said: boolean): void => {
    if (Array.isArray(node)) return node.forEach((it) => visit(it, said));
    if (node === null || typeof node !== "object") return;
    const { type, data, name } = node as Node;
    const attribute = type === "Attribute" || type === "StyleDirective";
    if (type === "Text" && said && /\p{L}/u.test(data ?? "")) found.push((data ?? "").trim());
    for (const [key, child] of Object.entries(node)) {
      if (key !== "expression" && key !== "test") visit(child, attribute ? SAID.has(name ?? "") : said);
    }
  };
  visit(parseSvelte(source, { modern: true }).fragment, true);
  return found;
}

describe("no words", () => {
  it("sit in components", () => {
    for (const [path, source] of Object.entries(COMPONENTS)) expect(texts(source), path).toEqual([]);
  });

  it("are asked for that don't exist", () => {
    for (const [path, source] of Object.entries(CODE)) {
      for (const [, id] of source.matchAll(/\bt\(\s*["']([a-z][\w.-]*)["']/g))
        expect(has(id as string), `${path}: ${id}`).toBe(true);
    }
  });
});
