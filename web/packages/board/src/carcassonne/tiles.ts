// Every tile of the game. `tiles.json` is made from the game's data (examples/data.py).
import { tilesOf } from "../../../../src/games/carcassonne/model/tiles";
import tiles from "./tiles.json";

export default tilesOf({ tiles });
