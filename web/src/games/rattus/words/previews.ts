import { list, t } from "../../../lib/text/words";
import type { Preview } from "../model/answers";
import type { View } from "../model/types";
import { regionName, sum } from "./names";

/** What would come of the answer that is selected, as far as the table shows; "" where its name says it all. */
export function previewName(view: View, preview: Preview): string {
  if (preview.plague !== null) return plagueName(view, preview);
  const [added, moved] = preview.cubes;
  if (!added) return "";
  const { region, count } = added;
  const total = sum(view.regions[region]?.cubes ?? []) + count;
  return t(moved ? "preview-move" : "preview-add", { count, region: regionName(region), total });
}

function plagueName(view: View, { plague, rooms }: Preview): string {
  const rats = view.regions[plague ?? ""]?.tokens.length ?? 0;
  const texts = rooms?.map((room) => t("preview-room", { ...room, region: regionName(room.region) }));
  const room = texts?.length === 0 ? "none" : texts && list(texts);
  const values = { region: regionName(plague ?? ""), rats, rooms: room ?? "unknown" };
  return t("preview-plague", values);
}
