import type { TableStore } from "../../../lib/table/store/table.svelte";
import type { Scene } from "../model/presentation";
import type { RattusEvent, View } from "../model/types";

export type RattusTable = TableStore<View, RattusEvent, Scene>;
