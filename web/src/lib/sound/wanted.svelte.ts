import { readStorage, writeStorage } from "../device/storage";
import { GROUP_NAMES, groupOf, type Group, type Kind } from "./kinds";

const KEY = "ratskeller-sound";
const QUIET = 0.4;

interface Saved {
  on?: boolean;
  volume?: number;
  muted?: Group[];
  mine?: boolean;
}

/** A phone in company had better be silent until somebody wants it otherwise. */
function isPhone(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

function bounded(volume: unknown): number {
  return typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : QUIET;
}

class Wanted {
  on = $state(true);
  /** From 0 to 1. */
  volume = $state(QUIET);
  muted = $state.raw<readonly Group[]>([]);
  /** Of what happens, only what concerns one's own seats. */
  mine = $state(false);

  constructor() {
    const saved = (readStorage(KEY) ?? {}) as Saved;
    this.on = typeof saved.on === "boolean" ? saved.on : !isPhone();
    this.volume = bounded(saved.volume);
    this.muted = GROUP_NAMES.filter((name) => Array.isArray(saved.muted) && saved.muted.includes(name));
    this.mine = saved.mine === true;
  }

  /** How loud a kind is to be: 0 for not at all. */
  loudness(kind: Kind): number {
    return this.on && !this.muted.includes(groupOf(kind)) ? this.volume : 0;
  }

  hears(group: Group): boolean {
    return !this.muted.includes(group);
  }

  toggle(group: Group): void {
    this.muted = this.hears(group) ? [...this.muted, group] : this.muted.filter((it) => it !== group);
  }

  keep(): void {
    const { on, volume, muted, mine } = this;
    writeStorage(KEY, { on, volume, muted, mine });
  }
}

export const wanted = new Wanted();
