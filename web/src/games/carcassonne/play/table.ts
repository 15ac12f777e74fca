import type { TableStore } from "../../../lib/table/store/table.svelte";
import type { CarcassonneEvent } from "../model/events";
import type { Stage } from "../model/presentation";
import type { View } from "../model/types";

export type CarcassonneTable = TableStore<View, CarcassonneEvent, Stage>;
