// The cards of Pied Piper, fetched where one of them lies: most tables play with those of the base game.
// Importing this brings all drawings.
import type { Component } from "svelte";
import { drawings } from "./cards";

Object.assign(drawings, import.meta.glob<Component>("./cards/*.svelte", { eager: true, import: "default" }));
