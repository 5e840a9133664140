// What moves: components glide from where they were, and the news is told event by event.
// Nothing waits for it: the table underneath already stands as it stands.

/** @import { TablePage } from "./table.js" */
/** @import { Happening } from "./types.js" */

import { PACE, preferences } from "./session.js";

export class Motion {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Happening[]} what is still to be told */
    this.queue = [];
    /** @type {Happening | null} what is being told */
    this.now = null;
    /** @type {string[]} the components it concerns */
    this.told = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {Map<string, DOMRect> | null} */
    this.places = null;
    this.moves = false;
  }

  get pace() {
    return PACE[preferences.speed];
  }

  /** @param {Happening[]} news */
  tell(news) {
    this.skip();
    this.moves = true;
    if (news.length === 0) return;
    if (!this.pace) {
      this.page.drama.hear(news);
      return;
    }
    const { board } = this.page;
    this.queue = news.filter((event) => board?.tells?.(event) ?? true);
    this.next();
  }

  next() {
    this.now = this.queue.shift() ?? null;
    this.told = this.now ? (this.page.board?.concerns(this.now, this.page.table?.view) ?? []) : [];
    if (!this.now) return;
    this.timer = setTimeout(() => this.turn(), this.pace * 1.5);
    this.page.drama.show(this.now, this.told);
  }

  turn() {
    this.moves = true;
    this.next();
    this.page.update();
  }

  /** Straight to the decision. */
  skip() {
    clearTimeout(this.timer);
    this.queue = [];
    this.now = null;
    this.told = [];
    this.page.drama.clear();
  }

  before() {
    if (!this.moves || !this.pace) return;
    this.page.drama.remember();
    this.places = new Map(this.page.drama.seen);
  }

  drawn() {
    const { places } = this;
    this.places = null;
    this.moves = false;
    if (!places || places.size === 0) return;
    for (const element of this.page.pointing.elements) {
      const from = places.get(element.dataset.component ?? "");
      if (from) this.glide(element, from);
      else this.appear(element);
    }
  }

  /**
   * @param {HTMLElement} element
   * @param {DOMRect} from
   */
  glide(element, from) {
    const to = element.getBoundingClientRect();
    const x = from.x - to.x;
    const y = from.y - to.y;
    if (Math.abs(x) + Math.abs(y) < 3) return;
    element.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 5 }, { transform: "none", zIndex: 5 }], {
      duration: this.pace * 1.6,
      easing: "cubic-bezier(.3,.9,.3,1)",
    });
  }

  /** @param {HTMLElement} element */
  appear(element) {
    element.animate(
      [
        { opacity: 0, transform: "translateY(-1.2em) scale(1.12)" },
        { opacity: 1, transform: "none" },
      ],
      { duration: this.pace * 1.6, easing: "ease-out" },
    );
  }
}
