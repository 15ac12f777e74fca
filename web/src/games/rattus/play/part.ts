// What every part of a table of Rattus is given.
import type { PartProps } from "../../../lib/table/game";
import type { RattusEvent } from "../model/events";
import type { Scene } from "../model/presentation";
import type { View } from "../model/types";
import type { Controller } from "./controller.svelte";

export type Part = PartProps<View, RattusEvent, Scene, Controller>;
