import type { TableStore } from "../../../lib/table/store/table.svelte";
import type { Scene } from "../model/presentation";
import type { CarcassonneEvent, View } from "../model/types";

export type CarcassonneTable = TableStore<View, CarcassonneEvent, Scene>;
