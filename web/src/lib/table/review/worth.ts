// What a decision was worth, and what luck and skill came to, in words.
import type { ReviewMoment, Seat, SeatReview, TurningPoint } from "../../api/types";
import { nameOf } from "../../domain/seats";
import { decimal, withSign } from "../../text/percent";
import { t } from "../../text/words";
import { percent } from "../analysis/analysis";

/** A chance that was given away, or that luck brought, counts from here on: less is within the error of a search. */
export const REAL = 0.02;

/** A change of a chance with its sign, in points of a hundred: "+6", "−12". */
export function signed(change: number): string {
  return withSign(percent(change));
}

/** What the house says to a decision: about the turn that was played, what introduces another one, and what is said after that. */
export function verdict(
  { best, answers, reasons, loss, seat }: ReviewMoment,
  seats: readonly Seat[],
): { said: string; other: string | null; then: string[] } {
  const only = (said: string) => ({ said, other: null, then: [] });
  if (best === null) return only(t("review-unknown", { seat: nameOf(seats, seat) }));
  if (best === answers) return only(t("review-best"));
  // They speak of the turn that was played, and not of the other one
  const whose = reasons.length > 0 ? [t("review-reasons")] : [];
  if (loss === null) return { said: "", other: t("review-unplayed"), then: whose };
  const points = (chance: number) => decimal(100 * chance).replace("-", "−");
  const [played, low, high] = [loss.win.mean, loss.win.low, loss.win.high].map(points);
  return {
    said: "",
    other: t(loss.win.low > 0 ? "review-other" : "review-level"),
    then: [t("review-loss", { loss: played ?? "", low: low ?? "", high: high ?? "", count: loss.pairs }), ...whose],
  };
}

/** What chance brought after a decision: to whom it was kindest; null where it brought nothing much. */
export function luckAfter({ luck }: ReviewMoment, seats: readonly Seat[]): string | null {
  if (!luck) return null;
  const most = Math.max(...luck);
  if (most < REAL) return null;
  return t("review-luck-after", { seat: nameOf(seats, luck.indexOf(most)), percent: percent(most) });
}

export function turning({ kind, seat, change }: TurningPoint, seats: readonly Seat[]): string {
  return t(`review-turning-${kind}`, { seat: nameOf(seats, seat), percent: percent(Math.abs(change)) });
}

/** Luck and skill of a seat in sentences. */
export function account(own: SeatReview, seats: readonly Seat[]): string[] {
  const seat = nameOf(seats, own.seat);
  const kind = Math.abs(own.luck) < REAL ? "none" : own.luck > 0 ? "good" : "bad";
  const said = [
    t(`review-luck-${kind}`, { seat, percent: percent(Math.abs(own.luck)) }),
    own.regret < REAL
      ? t("review-skill-none", { seat })
      : t("review-skill", { seat, percent: percent(own.regret), count: own.decisions }),
  ];
  if (own.expected === null || own.actual === null) return said;
  return [...said, t("review-losses", { seat, actual: own.actual, expected: decimal(own.expected) })];
}

/** The chances to win, seat by seat, in one line. */
export function chances(win: readonly number[], seats: readonly Seat[]): string {
  return win.map((it, seat) => t("review-chance", { seat: nameOf(seats, seat), percent: percent(it) })).join(", ");
}
