import { list, t } from "../../../lib/text/words";
import { KINDS, pointsOf, type Account } from "../model/scores";

/** How much came from every kind of feature, and when. */
export function resultOf(account: Account | undefined): string {
  if (!account) return "";
  const kinds = KINDS.filter((kind) => account.byKind[kind].length > 0).map((kind) =>
    t("ranking-kind", { name: t(`kind-${kind}.many`), points: pointsOf(account.byKind[kind]) }),
  );
  return [t("ranking-detail", { during: account.during, final: account.final }), list(kinds)]
    .filter((it) => it !== "")
    .join("\u00a0· ");
}
