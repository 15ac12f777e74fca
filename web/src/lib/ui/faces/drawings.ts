// The portraits of bots: a level is drawn in the file of its name.
import type { Component } from "svelte";

const FILES = import.meta.glob<Component>("./drawn/*.svelte", { eager: true, import: "default" });

export function drawing(name: string): Component | undefined {
  return FILES[`./drawn/${name}.svelte`];
}
