// What is set on this device goes to the account, and what was set on another comes from there. Whether there is any sound stays here.
import type { Me, Profile } from "../api/types";
import { settings } from "../device/settings.svelte";
import { GROUP_NAMES } from "../sound/kinds";
import { wanted } from "../sound/wanted.svelte";
import { people } from "./api";

/** Milliseconds after the last change until it is sent, if nobody leaves the page before: a volume is pushed through many. */
const PAUSE = 600;

/** The account has this, as far as is known here; null: nobody is signed in. */
let known: string | null = null;

/** Take over what an account has set, and from now on tell it what is set here. */
export function follow({ profile }: Pick<Me, "profile">): void {
  const isFirst = known === null;
  // What was changed here and is still on its way counts more
  if (profile && (isFirst || known === text(here()))) use(profile);
  known = profile ? text(here()) : "";
  if (isFirst) watch();
}

export function here(): Profile {
  const { chosenLanguage: language, theme, speed, letters } = settings;
  const { volume, muted, mine } = wanted;
  return { language, theme, speed, letters, sound: { volume, muted: [...muted], mine } };
}

function use({ language, theme, speed, letters, sound }: Profile): void {
  Object.assign(settings, { chosenLanguage: language, theme, speed, letters });
  const muted = GROUP_NAMES.filter((name) => sound.muted.includes(name));
  Object.assign(wanted, { volume: sound.volume, muted, mine: sound.mine });
  wanted.keep();
}

function text(profile: Profile): string {
  return JSON.stringify(profile);
}

function watch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendChange = () => {
    clearTimeout(timer);
    const profile = here();
    if (text(profile) !== known) void send(profile);
  };
  addEventListener("pagehide", sendChange);
  $effect.root(() => {
    $effect(() => {
      clearTimeout(timer);
      if (text(here()) !== known) timer = setTimeout(sendChange, PAUSE);
    });
  });
}

async function send(profile: Profile): Promise<void> {
  try {
    await people.setProfile(profile);
    known = text(profile);
  } catch {
    // It holds on this device, and is sent with the next change
  }
}
