// Last Bastion on the screen. docs/page.md tells what each of these is for.

/** @import { GameBoard } from "../types.js" */

import { about } from "./bastion/about.js";
import { board } from "./bastion/board.js";
import { howTo } from "./bastion/howto.js";
import { components, concerns, face, faceName, falls, left, places, remember, rolling, subject } from "./bastion/moves.js";
import { picture } from "./bastion/art.js";

/** @type {GameBoard} */
const bastion = { id: "bastion", picture, howTo, firstGame: { level: "novice", players: 1 }, board, components, places, asked: remember, concerns, face, about, rolling, left, falls, faceName, subject };

export default bastion;
