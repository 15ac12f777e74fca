// Arrows that count what is out of sight: fetched with the first board, since the start page has none.
import type { Attachment } from "svelte/attachments";

export const counted: Attachment<HTMLElement> = (box) => {
  const leave = import("./countedarrows").then(({ count }) => (box.isConnected ? count(box) : null));
  return () => void leave.then((it) => it?.());
};
