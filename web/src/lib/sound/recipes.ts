// How each kind sounds: short, warm, and of one family.
import type { Kind } from "./kinds";
import { bell, hiss, knock, rustle, scratch, scurry, squeak, tone, type Place } from "./tools";

export const RECIPES: Record<Kind, (place: Place) => void> = {
  /** A small hand bell, twice: somebody is wanted. */
  turn(place) {
    bell(place, 660, 0.3, 0.7);
    bell(place, 880, 0.34, 0.9, 0.14);
  },
  /** A clock that ticks: little time is left. */
  little(place) {
    for (const [i, from] of [900, 700, 900, 700].entries()) knock(place, from, 0.3, i * 0.25);
  },
  /** Knuckles on the table: no. */
  refused(place) {
    knock(place, 120, 0.6);
    knock(place, 105, 0.6, 0.13);
  },
  card(place) {
    rustle(place, 0.75, 0.22);
    knock(place, 310, 0.16, 0.17);
  },
  cube: (place) => knock(place, 420, 0.5),
  tile(place) {
    hiss(place, { from: 900, to: 1500, gain: 0.35, lasts: 0.12, rise: 0.05 });
    knock(place, 190, 0.7, 0.1);
  },
  set(place) {
    knock(place, 300, 0.5);
    knock(place, 340, 0.18, 0.09);
  },
  home(place) {
    knock(place, 340, 0.3);
    hiss(place, { from: 1200, to: 700, gain: 0.5, after: 0.05, lasts: 0.2, rise: 0.06 });
  },
  rats: (place) => scurry(place, 6, 1.5),
  note: (place) => scratch(place, 0.9),
  /** A polite cough: two soft notes upwards. */
  talk(place) {
    tone(place, { from: 415, gain: 0.3, lasts: 0.11, rise: 0.015, type: "triangle" });
    tone(place, { from: 622, gain: 0.3, after: 0.12, lasts: 0.2, rise: 0.015, type: "triangle" });
  },
  /** Slow steps, and a stick. */
  plague(place) {
    tone(place, { from: 92, to: 58, gain: 0.7, lasts: 0.34 });
    hiss(place, { from: 380, to: 260, gain: 0.5, lasts: 0.22, rise: 0.04 });
    knock(place, 160, 0.28, 0.26);
  },
  turned(place) {
    rustle(place, 0.5, 0.12);
    squeak(place, 1500, 2300, 0.2, 0.1);
  },
  /** A drum under a muffled bell. */
  lost(place) {
    tone(place, { from: 130, to: 48, gain: 0.75, lasts: 0.42 });
    bell(place, 196, 0.28, 0.9, 0.02);
  },
  /** Somebody breathes again. */
  spared(place) {
    hiss(place, { from: 700, to: 1700, gain: 0.5, lasts: 0.34, rise: 0.14, narrow: 1.5 });
    tone(place, { from: 523, gain: 0.1, after: 0.12, lasts: 0.3, rise: 0.05 });
  },
  sick(place) {
    tone(place, { from: 277, to: 233, gain: 0.35, lasts: 0.4, rise: 0.04, type: "triangle" });
    tone(place, { from: 294, to: 220, gain: 0.22, lasts: 0.4, rise: 0.04 });
  },
  well(place) {
    tone(place, { from: 392, to: 440, gain: 0.25, lasts: 0.28, rise: 0.03, type: "triangle" });
    tone(place, { from: 587, gain: 0.2, after: 0.12, lasts: 0.35, rise: 0.03 });
  },
  /** Coins on wood. */
  points(place) {
    for (const [i, from] of [1320, 1568, 1976].entries()) bell(place, from, 0.2, 0.4, i * 0.075);
    knock(place, 480, 0.3);
  },
  toll: (place) => bell(place, 147, 0.5, 1.15),
  won(place) {
    for (const [i, from] of [392, 494, 587, 784].entries()) bell(place, from, 0.26, i === 3 ? 0.7 : 0.5, i * 0.13);
  },
  over(place) {
    bell(place, 294, 0.34, 0.8);
    bell(place, 220, 0.36, 0.85, 0.3);
  },
};
