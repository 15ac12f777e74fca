// What every part of a table of Carcassonne is given.
import type { PartProps } from "../../../lib/table/game";
import type { CarcassonneEvent } from "../model/events";
import type { Scene } from "../model/presentation";
import type { View } from "../model/types";
import type { Controller } from "./controller.svelte";

export type Part = PartProps<View, CarcassonneEvent, Scene, Controller>;
