// How Last Bastion is played, on one page.

/** @import { HowTo } from "../../types.js" */

import { t } from "./texts.js";

/** @returns {HowTo} */
export const howTo = () => ({
  pitch: t("The Horde comes from four sides, card by card. Move, fight, call for help, and decide together what can be saved."),
  goal: t("The Horde besieges the Bastion from four sides. Hold out until the Warlord comes from the deck, and vanquish it: at higher levels all Warlords there are."),
  turn: [
    { icon: "horde", title: t("Horde phase"), text: t("First the cards on your board do what they do each turn. Then, if your board is full, its own effect strikes; if not, a new card comes. It goes to the board of its colour, a black one to yours."), rule: "LB-HORDE-1" },
    { icon: "agility", title: t("Move"), text: t("In your Hero phase you move once, to a tile beside yours, diagonally too."), rule: "LB-MOVE-1" },
    { icon: "tile", title: t("Act"), text: t("Once, before or after moving: use the tile you stand on, or fight cards on the spaces beside it."), rule: "LB-ACT-2" },
    { icon: "fight", title: t("Fight"), text: t("Roll three dice. You need as many faces of the card's colour as it has resistance; white counts as any colour. Equipment tokens of that colour complete the dice."), rule: "LB-COMBAT-1" },
  ],
  lose: [
    { icon: "grasp", text: t("A third tile falls into the Grasp of Evil."), rule: "LB-END-6" },
    { icon: "fallen", text: t("All heroes are out."), rule: "LB-END-3" },
    { icon: "deck", text: t("A Horde card must come and the deck is empty."), rule: "LB-END-7" },
  ],
  icons: [
    ["heart", t("Life. Without any left the hero is out, until the Dispensary brings the hero back.")],
    ["equipment", t("Equipment: one face of its colour, once.")],
    ["call-to-arms", t("Call to Arms: the action of any tile, from wherever you are, as an action more.")],
    ["grasp", t("Grasp of Evil: a tile that cannot be used, a hero without power.")],
    ["corruption-die", t("Corruption die: nothing, or one of four evils.")],
    ["ongoing", t("At the foot of a card: what it does ↘ on coming, ∞ as long as it lies there, ↻ each turn, and ↗ when it falls.")],
    ["warlord", t("A Warlord, and under how many cards the next one lies.")],
  ],
});
