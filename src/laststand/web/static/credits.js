// Whose work the page is made with.

import { html } from "./vendor/lit.js";
import { icon } from "./icons.js";
import { dayAndNight, languageSwitch } from "./parts.js";
import { t } from "./words.js";

export function creditsPage() {
  return html`<div class="home">
    <header class="bar">
      <a class="brand" href="/" data-inside>${icon("castle")}<span class="unseen">${t("All games")}</span></a>
      <h1>${t("Credits")}</h1>
      <div class="tools">${dayAndNight()} ${languageSwitch()}</div>
    </header>
    <main class="credits">
      <h2>${t("Games")}</h2>
      <p>${t("The Last Stronghold was designed by Jon Merchant and Jorge M. Velez and published by Barrett Publishing. Laststand is not theirs: it knows the rules, in its own words; card values the rulebook does not tell are our own design and say so.")}</p>
      <p>${t("Last Bastion was designed by Antoine Bauza and published by Repos Production; The Last Spell: The Board Game was designed by Nestore Mangone and Alessandro Veracchi and published by Tabula Games, after the video game of Ishtar Games. The same holds for both.")}</p>
      <h2>${t("Icons")}</h2>
      <p>${t("The icons are by Lorc, Delapouite and the other contributors of game-icons.net, under the licence Creative Commons Attribution 3.0 (CC BY 3.0). They are recoloured here.")}</p>
      <p><code>game-icons.net</code> · <code>creativecommons.org/licenses/by/3.0</code></p>
      <h2>${t("Typefaces")}</h2>
      <p>${t("Almendra by Ana Sanfelippo, Alegreya Sans by Juan Pablo del Peral (Huerta Tipográfica), both under the SIL Open Font License.")}</p>
      <h2>${t("Software")}</h2>
      <p>${t("The page is drawn with lit-html, by Google and contributors, under the BSD 3-Clause licence.")}</p>
      <p><a href="/" data-inside>${t("Back to all games")}</a></p>
    </main>
  </div>`;
}
