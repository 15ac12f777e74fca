// What a player has set on this device: colours, speed, language.
import { keep, kept } from "./kept";
import { choose, languages, speak } from "./words";

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = { normal: 1, fast: 2, off: 0 } as const;
export type Speed = keyof typeof SPEEDS;

const KEY = "ratskeller";

interface Saved {
  theme?: Theme;
  speed?: Speed;
  language?: string;
  letters?: boolean;
}

const saved = (kept(KEY) ?? {}) as Saved;

class Settings {
  theme = $state<Theme>(saved.theme ?? "auto");
  speed = $state<Speed>(saved.speed ?? "normal");
  language = $state(saved.language ?? choose(navigator.languages));
  /** Single letters, digits and signs are keys. Who speaks to the machine, or hits keys by chance, turns them off. */
  letters = $state(saved.letters ?? true);
  /** The language of the words that are at hand; null before the first. */
  spoken = $state<string | null>(null);

  get factor(): number {
    return SPEEDS[this.speed];
  }

  /** Nothing shall move: here, or on the whole device. */
  get still(): boolean {
    return this.factor === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Put the settings into effect, and keep them. */
  apply(): void {
    if (!languages.includes(this.language)) this.language = choose(navigator.languages);
    const { language } = this;
    void speak(language).then(() => (this.spoken = language));
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    keep(KEY, { theme: this.theme, speed: this.speed, language: this.language, letters: this.letters });
  }
}

export const settings = new Settings();
