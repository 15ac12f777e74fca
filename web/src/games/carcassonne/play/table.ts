import type { TableStore } from "../../../lib/table/store/table.svelte";
import type { CarcassonneEvent } from "../model/events";
import type { Scene } from "../model/presentation";
import type { View } from "../model/types";

export type CarcassonneTable = TableStore<View, CarcassonneEvent, Scene>;
