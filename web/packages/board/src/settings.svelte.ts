// What a reader has set on their device. It stands for `lib/device/settings.svelte.ts` of the client, which keeps more of it.

export const settings = {
  /** Colours come from the element. */
  theme: "auto",
  /** Nothing shall move. */
  get still(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  },
};
