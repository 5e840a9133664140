// How The Last Spell is played, on one page.

/** @import { HowTo } from "../../types.js" */

import { t } from "./texts.js";

/** @returns {HowTo} */
export const howTo = () => ({
  pitch: t("Build the town by day and hold it by night against what comes out of the Mist. The largest of the three."),
  goal: t("Mages in the middle of the Town prepare the last spell. Protect them: three Days and Nights, and in the third Night the Boss must fall. The Introduction is one Night to survive."),
  turn: [
    { icon: "sun", title: t("By Day"), text: t("Heroes take turns, one thing each, until all have passed: build, repair, buy, trade, scavenge Ruins. Then each takes a place for the Night."), rule: "TLS-MAIN-1" },
    { icon: "coin", title: t("The Monsters"), text: t("The Fate coin says which way they turn. New ones come out of the Mist, all move towards the Magic Circle, then attack what they have reached."), rule: "TLS-NIGHT-2" },
    { icon: "action", title: t("The heroes"), text: t("In turn each hero moves with Movement tokens and attacks with Action points, until nobody has anything left. Monsters roll Defense dice."), rule: "TLS-HEROES-2" },
    { icon: "sunrise", title: t("Dawn"), text: t("The Night is over when every card has been revealed and hardly a Monster is left. The Panic meter pays for what was spared."), rule: "TLS-END-3" },
  ],
  lose: [
    { icon: "mage", text: t("No Mage is left in the Magic Circle."), rule: "TLS-STRIKE-5" },
    { icon: "fallen", text: t("A hero dies. Alone: the last one."), rule: "TLS-END-1" },
    { icon: "quest", text: t("After the second Night neither Urban Quest is fulfilled."), rule: "TLS-END-2" },
  ],
  icons: [
    ["action", t("Action points pay for attacks. They come back in every Hero Phase.")],
    ["mana", t("Mana pays for magic, and does not come back by itself.")],
    ["movement", t("Movement tokens: turn one over for so many points.")],
    ["armor", t("Armor prevents damage once; dusk makes it whole.")],
    ["hit", t("Defense die: hit, hit and stun, armor, dodge.")],
    ["flame", t("Flames on a structure are its damage; on the Panic meter they are your reward.")],
    ["ballista", t("Defenses shoot as free extra actions.")],
    ["repel", t("The Mist: nobody sees into it, and Monsters come out of it.")],
  ],
});
