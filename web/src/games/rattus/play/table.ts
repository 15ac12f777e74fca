import type { TableStore } from "../../../lib/table/store/table.svelte";
import type { RattusEvent } from "../model/events";
import type { Scene } from "../model/presentation";
import type { View } from "../model/types";

export type RattusTable = TableStore<View, RattusEvent, Scene>;
