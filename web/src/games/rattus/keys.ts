// What keys do at the table.

export type Act =
  { kind: "next" | "skip" | "undo" | "confirm" | "cancel" | "command" } | { kind: "choose"; number: number };

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  target: EventTarget | null;
}

const PLAIN: Record<string, Exclude<Act["kind"], "choose">> = {
  u: "undo",
  c: "confirm",
  Escape: "cancel",
  ":": "command",
};

function tag(press: Press): string {
  return (press.target as Element | null)?.tagName?.toLowerCase() ?? "";
}

/** What a key press asks for, or null. `ravage`: a ravage is being told; `playing`: anything is. */
export function command(press: Press, now: { ravage: boolean; playing: boolean }): Act | null {
  const where = tag(press);
  if (where === "input" || where === "select" || where === "textarea") return null;
  if ((press.ctrlKey || press.metaKey) && press.key.toLowerCase() === "z") return { kind: "undo" };
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  if (press.key === " " && now.ravage && where !== "button") return { kind: "next" };
  if (press.key === "Escape" && now.playing) return { kind: "skip" };
  if (press.key === "Enter") return null;
  if (/^[1-9]$/.test(press.key)) return { kind: "choose", number: Number(press.key) };
  const kind = PLAIN[press.key];
  return kind ? { kind } : null;
}
