import { boardOf } from "../board.svelte";
import { register } from "../element";
import { addWords } from "../wordfiles";
import { styles } from "../styles";
import Rattus from "./Rattus.svelte";

export { addWords };

addWords("en", "__WORDS__");
register("rattus", boardOf("rattus", Rattus, styles, "table-map"));
