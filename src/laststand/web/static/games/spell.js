// The Last Spell on the screen. docs/page.md tells what each of these is for.

/** @import { GameBoard } from "../types.js" */

import { about } from "./spell/about.js";
import { board } from "./spell/board.js";
import { howTo } from "./spell/howto.js";
import { alike, components, concerns, face, faceName, falls, left, matter, matterOf, opens, places, tells, things } from "./spell/moves.js";
import { picture } from "./spell/art.js";

/** @type {GameBoard} */
const spell = { id: "spell", picture, howTo, firstGame: { scenario: "introduction" }, board, components, places, things, matterOf, matter, opens, concerns, tells, face, about, alike, left, falls, faceName };

export default spell;
