// Plays sounds, as the browser allows it: not before somebody has pressed something, and again after a call has come in between.
import { afterPaint } from "../ui/paint";
import { SoundThrottle } from "./throttle";
import type { Kind } from "./kinds";
import { RECIPES } from "./recipes";
import { wanted } from "./wanted.svelte";

/** What lets a browser play. */
const GESTURES = ["pointerup", "keydown"] as const;

class Player {
  private audio: AudioContext | null = null;
  private readonly throttle = new SoundThrottle();

  /** Play a sound, `after` so many seconds, as loud as it is wanted. */
  play(kind: Kind, after = 0): void {
    const loudness = wanted.loudness(kind);
    if (loudness === 0) return;
    const audio = this.awake();
    if (audio?.state !== "running") return;
    const at = audio.currentTime + after;
    if (this.throttle.allows(kind, at)) sound(audio, kind, loudness, at);
  }

  /** Let somebody hear what a setting does, at once and whatever was heard before. Has to be called while something is pressed. */
  preview(kind: Kind): void {
    const loudness = wanted.loudness(kind);
    const audio = loudness > 0 ? this.awake() : null;
    if (!audio) return;
    void audio.resume().then(
      () => sound(audio, kind, loudness, audio.currentTime),
      () => undefined,
    );
  }

  /** Wake up whenever something is pressed; returns how to stop that. */
  listen(): () => void {
    // Opening the audio device takes longer than a picture: what was pressed is seen first
    const wake = () => {
      if (wanted.on) afterPaint(() => this.awake());
    };
    for (const gesture of GESTURES) document.addEventListener(gesture, wake);
    return () => {
      for (const gesture of GESTURES) document.removeEventListener(gesture, wake);
    };
  }

  /** The context, made when it may play; null where there can't be one. */
  private awake(): AudioContext | null {
    if (!this.audio && isTouched() && typeof AudioContext === "function") this.audio = new AudioContext();
    // Safari calls it "interrupted" when the phone rang; what may not be yet is asked for again at the next press
    if (this.audio && this.audio.state !== "running") this.audio.resume().catch(() => undefined);
    return this.audio;
  }
}

/** Whether somebody has pressed something on this page; browsers that don't say so are asked only when something is pressed. */
function isTouched(): boolean {
  return "userActivation" in navigator ? navigator.userActivation.hasBeenActive : true;
}

/** One sound into a context: what is loud on its own is held down, so that several at once never clip. */
export function sound(audio: BaseAudioContext, kind: Kind, loudness: number, at: number): void {
  const out = audio.createGain();
  const limit = audio.createDynamicsCompressor();
  out.gain.value = loudness;
  limit.threshold.value = -9;
  limit.ratio.value = 8;
  out.connect(limit).connect(audio.destination);
  RECIPES[kind]({ audio, out, at });
}

export const player = new Player();
