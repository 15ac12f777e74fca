import { boardOf } from "../board.svelte";
import { register } from "../element";
import { addWords } from "../wordfiles";
import { styles } from "../styles";
import Carcassonne from "./Carcassonne.svelte";

export { addWords };

addWords("en", "__WORDS__");
register("carcassonne", boardOf("carcassonne", Carcassonne, styles, "board-title"));
