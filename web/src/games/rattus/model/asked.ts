// Which rule a question is about, or one of the four things of a turn.

/** Questions that no card asks, and the things of a turn. */
const RULES: Record<string, string> = {
  settle: "RAT-S7",
  take: "RAT-T2",
  add: "RAT-T3",
  use: "RAT-T4",
  plague: "RAT-C1",
  turn: "RAT-T1",
  rat: "RAT-C2",
  move: "RAT-C1",
  "start seat": "RAT-S6",
  "plague start": "RAT-S5",
  "which cube": "RAT-K7",
  potion: "RAT-V2",
};
/** What the questions of cards begin with. */
const CARDS: Record<string, string> = {
  monk: "monk",
  merchant: "merchant",
  king: "king",
  witch: "witch",
  courier: "courier",
  mayor: "mayor",
  emperor: "emperor",
  nun: "nun",
  bishop: "bishop",
  baker: "baker",
  piper: "pied-piper",
  wizard: "wizard",
  serf: "serf",
  "extra rat": "soldier",
  "reveal all": "crusader",
  order: "crusader",
  count: "knight",
};

/** The things of a turn that are other ones, or nothing, in the final round. */
const FINAL: Record<string, string> = { turn: "RAT-F3", use: "RAT-F3" };

/** The tag of the rule that a question of a round is about, or the card that asks it; null where neither is known. */
export function ruleOf(question: string, round = ""): string | null {
  const final = round === "final" ? FINAL[question] : undefined;
  if (final !== undefined) return final;
  const card = Object.keys(CARDS).find((it) => question === it || question.startsWith(`${it} `));
  return RULES[question] ?? (card === undefined ? null : (CARDS[card] ?? null));
}
