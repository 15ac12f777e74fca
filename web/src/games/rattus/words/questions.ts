import { colour } from "../../../lib/domain/seats";
import { first as firstOf, has, stepByStep, t, type StepName, type Values } from "../../../lib/text/words";
import { MOVES, parse, stepsOf, type Answer, type Choice } from "../model/answers";
import type { View } from "../model/types";
import { cardName, cubeName, linkName, regionName, spotShort, tokenName } from "./names";

const LOOKS = new Set(["witch look", "witch look again"]);

/** A question that is asked by number (`nun 2`) has one set of answers. */
function unnumbered(question: string): string {
  return question.replace(/ \d+$/, "").replaceAll(" ", "-");
}

/** The message of an answer to a question, most particular first. */
function answerIds(question: string, { kind }: Answer): string[] {
  const asked = `answer-${unnumbered(question)}`;
  if (kind === "stay") return ["answer-plague-stay"];
  if (kind === "yes" || kind === "no" || kind === "keep" || kind === "stop")
    return [`${asked}-${kind}`, `answer-${kind}`];
  if (kind === "region" || kind === "token" || kind === "cube" || kind === "link") return [asked, `answer-${kind}`];
  return kind === "number" ? [asked, "answer-other"] : [`answer-${kind}`];
}

function answerValues(answer: Answer, text: string): Values {
  return {
    text,
    region: "region" in answer ? regionName(answer.region) : "",
    card: "card" in answer ? cardName(answer.card) : "",
    count: "count" in answer ? answer.count : 0,
    token: answer.kind === "token" ? tokenName(text) : "",
    name: answer.kind === "cube" ? colour(answer.seat) : "",
    short: spotShort(text),
    cube: answer.kind === "cube" ? cubeName(text) : "",
    link: answer.kind === "link" ? linkName(text) : "",
  };
}

/** An answer as one of several choices. `here`: said where its region is plain to see. */
export function answerName(question: string, choice: Choice, here = false): string {
  const ids = answerIds(question, choice.answer);
  const short = here ? ids.map((id) => `${id}.short`).filter(has) : [];
  return firstOf([...short, ...ids], answerValues(choice.answer, choice.text));
}

/** A cube among those of its stack. */
export function loadName(answer: Answer): string {
  return t("answer-cube.potions", { potions: answer.kind === "cube" ? answer.potions : 0 });
}

/** Where cubes are added and how many, once it is known that some are: "Gallia +2". */
export function addShort(answer: Answer & { kind: "add" }): string {
  return t("answer-add.brief", { region: regionName(answer.region), count: answer.count });
}

export function confirmName(question: string, choice: Choice): string {
  const ids = answerIds(question, choice.answer).flatMap((id) => [`${id}.confirm`, id]);
  return firstOf(ids, answerValues(choice.answer, choice.text));
}

/** What is lost by an answer that is final; null where nothing is. `done`: there are steps that could still be undone. */
export function finalWhy(question: string, choice: Choice, done: boolean): string | null {
  if (LOOKS.has(question) && choice.answer.kind === "token") return t("final-look");
  if (choice.answer.kind === "plague") return t("final-plague");
  return done ? t("final-turn") : null;
}

interface DoneStep {
  text: string;
  brought?: string;
  /** What was chosen for it. */
  then?: readonly DoneStep[];
}

const ENOUGH = new Set<Answer["kind"]>(["stop", "keep"]);

/** An ability with what was chosen for it: "Merchant: 1 Gallia → Germania". */
function abilityName(card: string, then: readonly DoneStep[]): string {
  const chosen = then
    .map((step) => ({ step, answer: parse(step.text) }))
    .filter(({ answer }) => !ENOUGH.has(answer.kind));
  const counts = chosen.flatMap(({ answer }) => (answer.kind === "number" ? [String(answer.count)] : []));
  const places = chosen.filter(({ answer }) => answer.kind !== "number").map(({ step }) => placeName(step));
  if (places.length === 0) return "";
  const what = places.join(MOVES.has(card) ? " → " : ", ");
  return t("chip-ability", { card: cardName(card), what: [...counts, what].join(" ") });
}

/** What was chosen, by its place where it has one. */
function placeName(step: DoneStep): string {
  const answer = parse(step.text);
  if (answer.kind === "region" || answer.kind === "token") return regionName(answer.region);
  return answer.kind === "cube" || answer.kind === "link" ? spotShort(step.text) : chipName(step);
}

/** A done step, as short as can be: where it isn't known what it brought, a yes or no is named as such. */
export function chipName({ text, brought, then = [] }: DoneStep): string {
  const answer = parse(text);
  const ability = answer.kind === "use" || answer.kind === "mayor" ? abilityName(answer.card, then) : "";
  if (ability !== "") return ability;
  const id = answer.kind === "stay" ? "chip-plague-stay" : `chip-${answer.kind}`;
  return firstOf(brought ? [`chip-${brought}-${answer.kind}`, id] : [id], answerValues(answer, text));
}

/** What an answer is to a question, where the answer alone tells only of a place. */
const STEPS: Record<string, string> = {
  settle: "step-settle",
  rat: "step-rat",
  "extra rat": "step-rat",
  "piper rat": "step-rat-moved",
  "monk from": "step-rat-moved",
  "monk to": "step-to",
  "merchant from": "step-from",
  "merchant to": "step-to",
  "piper from": "step-from",
  "piper to": "step-to",
  "witch look": "step-rat-seen",
  "witch look again": "step-rat-seen",
  king: "step-cube-saved",
  "mayor where": "step-cube-added",
  extra: "step-cube-added",
  "baker all to": "step-cubes-back",
  "courier first": "step-cube-swapped",
  "courier second": "step-cube-swapped",
  "which cube": "step-cube-swapped",
  wizard: "step-potion",
  "nun 1": "step-nun",
  "nun 2": "step-nun",
  "nun 3": "step-nun",
  bishop: "step-bishop",
  "bishop from": "step-bishop-from",
  order: "step-first",
  move: "chip-plague",
};
const PLACES = new Set<Answer["kind"]>(["region", "token", "cube"]);

/** A turn that might be played, step by step, as what is to be done and not as what was: what a place or a bare yes or no says is known by its question. */
export function turnName(answers: string, questions: readonly string[] = []): StepName[] {
  return stepsOf(answers).map((given) => {
    const [first, ...then] = given;
    const moved =
      first?.answer.kind === "use" && MOVES.has(first.answer.card) ? abilityName(first.answer.card, then) : "";
    return { name: moved || stepByStep(given.map(({ text, nth }) => stepName(text, questions[nth] ?? ""))) };
  });
}

function stepName(text: string, question: string): string {
  const answer = parse(text);
  const ids = PLACES.has(answer.kind)
    ? [STEPS[question]]
    : [
        `step-${unnumbered(question)}-${answer.kind}`,
        `step-${answer.kind}`,
        `answer-${unnumbered(question)}-${answer.kind}`,
      ];
  const own = ids.find((id) => id !== undefined && has(id));
  return own !== undefined ? t(own, answerValues(answer, text)) : chipName({ text });
}

function questionId(view: View): string {
  return `question-${(view.question ?? "other").replaceAll(" ", "-")}`;
}

/** What the words of a question call the round: spent is the final one for somebody who has nothing left to do in it. */
function roundOf({ round, legal }: View): string {
  return round === "final" && legal.length === 1 && legal[0] === "done" ? "spent" : round;
}

export function questionName(view: View): string {
  return firstOf([questionId(view), "question-other"], { round: roundOf(view), left: view.detail.left ?? 1, seat: "" });
}

/** Why it is asked, or what may be chosen. */
export function questionWhy(view: View): string {
  return firstOf([`${questionId(view)}.why`, "question-other.why"], { round: roundOf(view) });
}

/** What it is about in this case: where a piece comes from, what is left; empty where nothing need be said. */
export function questionAbout(view: View): string {
  const id = `question-${unnumbered(view.question ?? "other")}.about`;
  return has(id) ? t(id, aboutValues(view)) : "";
}

function aboutValues({ detail, potions_left }: View): Values {
  const named = (value: string | null | undefined, name: (it: string) => string) => (value ? name(value) : "none");
  return {
    region: named(detail.region, regionName),
    to: named(detail.to, regionName),
    token: named(detail.token, tokenName),
    cube: named(detail.cube, cubeName),
    link: named(detail.link, linkName),
    card: named(detail.card, cardName),
    number: detail.number ?? 0,
    left: detail.left ?? 1,
    steps: detail.steps ?? 1,
    together: detail.together ? "yes" : "no",
    potions: potions_left ?? "none",
  };
}

export function watchName(view: View, seat: string): string {
  const asked = unnumbered(view.question ?? "other");
  return firstOf([`watch-${asked}`, `watch-${asked.split("-")[0]}`, "watch-other"], { seat });
}
