// The Last Stronghold on the screen. docs/page.md tells what each of these is for.

/** @import { GameBoard } from "../types.js" */

import { about } from "./stronghold/about.js";
import { board } from "./stronghold/board.js";
import { howTo } from "./stronghold/howto.js";
import { alike, components, concerns, face, falls, left, moment, rolling, subject, things } from "./stronghold/moves.js";
import { picture } from "./stronghold/art.js";

/** @type {GameBoard} */
const stronghold = { id: "stronghold", picture, howTo, board, components, things, concerns, face, about, alike, rolling, left, moment, falls, subject };

export default stronghold;
