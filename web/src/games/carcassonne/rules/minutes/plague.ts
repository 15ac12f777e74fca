// The plague in a minute.
import type { Minute } from "../../../../lib/rules/book";

export const plague: Minute = {
  part: "plague",
  title: "minute-plague",
  panels: [
    { id: "come", figure: "come" },
    { id: "sick", figure: "sick" },
    { id: "count", figure: "count" },
    { id: "free", figure: "free" },
    { id: "walk", figure: "step" },
    { id: "well", figure: "well" },
  ],
};
