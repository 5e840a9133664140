// How The Last Stronghold is played, on one page.

/** @import { HowTo } from "../../types.js" */

import { t } from "./texts.js";

/** @returns {HowTo} */
export const howTo = () => ({
  pitch: t("Four heroes and three dice against the boss at the gates. The quickest of the three, and the easiest to begin with."),
  goal: t("Lux is the last city that stands. Lead four heroes through the locations around it and defeat the boss as often as its cards say, before the city burns."),
  turn: [
    { icon: "deck", title: t("Draw"), text: t("A card of the enemy deck comes to the location of its letter. If both spaces there are taken, the location gains a corruption and the enemy goes on clockwise. Then it does what its icons say."), rule: "LS-TURN-2" },
    { icon: "party", title: t("Move"), text: t("The party goes to any one location, near or far, or stays."), rule: "LS-TURN-5" },
    { icon: "dice", title: t("Attack"), text: t("Roll three dice. Once you may roll up to two of them again. Spend each die once: on an enemy whose icons you meet, on a chest, on a catapult."), rule: "LS-TURN-8" },
    { icon: "time", title: t("Time passes"), text: t("Every time token moves down. At its end an enemy moves on or does its harm. At the beginning of the next turn each catapult adds a fire to Lux."), rule: "LS-TIME-2" },
  ],
  lose: [
    { icon: "fire", text: t("Every fire space of Lux burns: five in a normal game."), rule: "LS-LOSE-2" },
    { icon: "fallen", text: t("All four heroes are incapacitated."), rule: "LS-LOSE-1" },
  ],
  icons: [
    ["fight", t("Fight, search, agility and defend pay for enemies.")],
    ["star", t("A star counts as any one of them.")],
    ["corruption", t("Corruption: when the rolls are over, your location gains one, and you a reroll token. The fifth destroys the location.")],
    ["reroll", t("A reroll token rolls one die again. You hold five at most.")],
    ["chest", t("A chest, opened with search: an artifact.")],
    ["catapult", t("A catapult: a fire each turn, until a die with its icon removes it.")],
    ["heart", t("A hero's ability costs: the first use damages, the second incapacitates.")],
    ["gold", t("Gold buys from the merchant, at any time but in combat.")],
  ],
});
