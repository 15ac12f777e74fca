// What would come of an answer, in words.
import { list, t } from "../../../../lib/words";
import type { Choice, Preview } from "../../answers";
import type { View } from "../../types";
import { regionName, sum } from "./names";
import { confirmName } from "./questions";

/** What is selected, and what would come of it as far as the table shows. */
export function previewName(view: View, choice: Choice, preview: Preview): string {
  const { answer } = choice;
  if (preview.plague !== null) return plagueName(view, preview);
  const said = confirmName(view.question ?? "", choice);
  if (answer.kind !== "add") return t("preview", { choice: said });
  const total = sum(view.regions[answer.region]?.cubes ?? []) + answer.count;
  return t("preview-add", { count: answer.count, region: regionName(answer.region), total });
}

function plagueName(view: View, { plague, rooms }: Preview): string {
  const rats = view.regions[plague ?? ""]?.tokens.length ?? 0;
  const told = rooms?.map((room) => t("preview-room", { ...room, region: regionName(room.region) }));
  const room = told?.length === 0 ? "none" : told && list(told);
  const values = { region: regionName(plague ?? ""), rats, rooms: room ?? "unknown" };
  return t("preview-plague", values);
}
