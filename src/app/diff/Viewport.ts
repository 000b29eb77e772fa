import { deeds } from "#app/ui/userInput.ts";
import { windowHeight } from "#app/ui/windowQuery.ts";

/** A stretch of the reader in pixels from its top. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The rendered stretch moves in steps of so many pixels, so that most scroll events change nothing. */
const STEP = 200;
/** What is drawn above and below what can be seen: a fast wheel turn moves less than this between two frames. */
const MARGIN = 600;
/** What of that is drawn first: all of it at once can take longer than one may wait for a key. */
const NEAR = 200;
/** How long one rests after going far before that is drawn again, in ms. */
const REST_MS = 120;
/** Who presses keys or buttons rests so long after the last of them, but is waited for no longer than that in all, in ms. */
const DEED_REST_MS = 300;
const DEEDS_MS = 2000;
/** Who goes far once more before so long is sweeping by, and rests after as long. */
const SWEEP_MS = 200;
/** Who has gone further than so many screens has nothing in sight that was drawn, and passes by for so long. */
const FAR = 2;
const PASS_MS = 80;
/** What is kept in sight above and below a place that one is led to: three lines. */
const AROUND = 60;
/** What stands above a reader at the least: before it has been measured, so much less of it is in sight. */
const ABOVE = 160;

/**
 * Follows which part of an element its scroll container shows: the nearest ancestor that scrolls vertically, else the
 * window. It lives outside React; its listeners are told in the frame of the scroll event.
 */
export class Viewport {
  #root: HTMLElement | null = null;
  #scroller: Element | null = null;
  #drawn: Stretch = { from: 0, to: windowHeight.current() - ABOVE };
  #margin = MARGIN;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #rushedAt = Number.NEGATIVE_INFINITY;
  #isNarrow = false;
  /** Since when what lies around is to be drawn. */
  #restlessAt = Number.POSITIVE_INFINITY;
  #isSweeping = false;
  #isPassing = false;
  /** The height of the reader's top in what its container scrolls. */
  #offset = 0;
  #top = 0;
  #seenAt = 0;
  #height = 0;
  #inset = 0;
  readonly #onDrawn = new Set<() => void>();
  readonly #onMove = new Set<() => void>();

  /** The height in the reader of the scroll container's upper edge; negative where the reader begins below it. */
  get top(): number {
    return this.#top;
  }

  /** Where `top` was when one last saw what stands there. */
  get seenAt(): number {
    return this.#seenAt;
  }

  /** Says that one sees what stands there now: from here on it is to stay. */
  see(): void {
    this.#seenAt = this.#top;
  }

  /** What sticks to the scroll container's upper edge and hides what is behind it, in pixels. */
  get inset(): number {
    return this.#inset;
  }

  /** The height of what can be seen above what sticks to the lower edge, in pixels. */
  get height(): number {
    return this.#height;
  }

  /** Whether one goes by screens, one after another: nobody reads these. The stretch to draw changes when that ends. */
  get isSweeping(): boolean {
    return this.#isSweeping;
  }

  /**
   * Whether one sweeps by or has just come from afar: what can be seen is drawn as quickly as it can be. The stretch to draw is
   * another object when that ends.
   */
  get isPassing(): boolean {
    return this.#isPassing;
  }

  /**
   * What can be seen, where nothing that is not drawn yet is to be drawn but that; null otherwise. The stretch to draw is another
   * object when that ends.
   */
  get sight(): Stretch | null {
    return this.#isNarrow ? this.#around(0) : null;
  }

  /**
   * Has no more drawn than what can be seen, until one rests: what one does changes what stands there, and that is to be on the
   * screen at once. Call it with what changes it.
   */
  readonly narrow = (): void => {
    if (this.#root === null || this.#isPassing) return;
    this.#isNarrow = true;
    this.#restIn(DEED_REST_MS);
  };

  /** The stretch to draw; the same object until it changes. */
  readonly drawn = (): Stretch => this.#drawn;

  /** Calls `listener` when the stretch to draw changes, until the returned function is called. */
  readonly onDrawn = (listener: () => void): (() => void) => subscribe(this.#onDrawn, listener);

  /** Calls `listener` at every movement, until the returned function is called. */
  readonly onMove = (listener: () => void): (() => void) => subscribe(this.#onMove, listener);

  /**
   * Takes over where an element stands that the followed one is to stand in place of: only what is in sight is drawn at
   * first, and nothing is measured before it has been painted.
   */
  takeOver(served: HTMLElement): void {
    this.#root = served;
    this.#scroller = scrollerOf(served);
    this.#margin = 0;
    this.measure();
  }

  /** Begins to follow an element; the returned function ends it. */
  attach(root: HTMLElement): () => void {
    const isKnown = this.#margin === 0;
    this.#root = root;
    // To ask for styles has the browser reckon those of all that has just come; where the window scrolls, it still does.
    if (!isKnown || this.#scroller !== null) this.#scroller = scrollerOf(root);
    const read = (): void => this.read();
    const measure = (): void => this.measure();
    const target = this.#scroller ?? window;
    target.addEventListener("scroll", read, { passive: true });
    window.addEventListener("resize", measure);
    // What stands above the reader may grow and push it down without any scrolling.
    const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(measure);
    for (const element of [this.#scroller ?? document.documentElement, root.parentElement]) {
      if (element !== null) observer?.observe(element);
    }
    if (isKnown) requestAnimationFrame(() => setTimeout(() => this.#widen()));
    else measure();
    return () => {
      target.removeEventListener("scroll", read);
      window.removeEventListener("resize", measure);
      observer?.disconnect();
      clearTimeout(this.#resting);
      this.#root = null;
    };
  }

  /** Draws what is in sight and nothing else until one rests: who goes by screens at a time sees no more of it. */
  #rush(pixels: number): void {
    const now = performance.now();
    this.#isSweeping = now - this.#rushedAt < SWEEP_MS;
    this.#isPassing ||= this.#isSweeping || pixels > FAR * this.#height;
    this.#rushedAt = now;
    this.#margin = 0;
    if (!this.#isPassing) return this.#restIn(REST_MS);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#look(), this.#isSweeping ? SWEEP_MS : PASS_MS);
  }

  /** Has what is in sight drawn as one reads it, by itself: together with what lies around it that takes long. */
  #look(): void {
    this.#isSweeping = false;
    this.#isPassing = false;
    this.#restIn(REST_MS - PASS_MS);
    this.#draw({ ...this.#drawn });
  }

  /** Rests in so long, or later where one presses keys or buttons meanwhile: they would wait for what is drawn then. */
  #restIn(milliseconds: number): void {
    clearTimeout(this.#resting);
    this.#restlessAt = Math.min(this.#restlessAt, performance.now());
    this.#resting = setTimeout(() => {
      const left = Math.min(deeds.lastAt() + DEED_REST_MS, this.#restlessAt + DEEDS_MS) - performance.now();
      if (left > 0) return this.#restIn(left);
      const before = this.#drawn;
      this.#rest();
      this.read();
      if (this.#drawn === before) this.#draw({ ...before });
    }, milliseconds);
  }

  /** Has what lies around what is in sight drawn from the next reading on, what is farther from it in a task of its own. */
  #rest(): void {
    clearTimeout(this.#resting);
    this.#restlessAt = Number.POSITIVE_INFINITY;
    this.#isNarrow = false;
    this.#isSweeping = false;
    this.#isPassing = false;
    if (this.#margin === MARGIN) return;
    this.#margin = NEAR;
    this.#resting = setTimeout(() => {
      this.#margin = MARGIN;
      this.read();
    });
  }

  /** Draws what lies around what is in sight too. */
  #widen(): void {
    this.#rest();
    this.measure();
  }

  /** Measures where the reader stands, which only changes with the sizes of things, and reads the position. */
  measure(): void {
    const root = this.#root;
    if (root === null) return;
    const edge = this.#scroller?.getBoundingClientRect().top ?? 0;
    this.#offset = root.getBoundingClientRect().top - edge + this.#scrolled();
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(root);
    const foot = Number.parseFloat(scrollMarginBottom) || 0;
    this.#height = (this.#scroller?.clientHeight ?? window.innerHeight) - foot;
    this.#inset = Number.parseFloat(scrollMarginTop) || 0;
    this.read();
  }

  /** Reads the present position and tells the listeners what changed. Asks the browser for nothing but how far it is scrolled. */
  read(): void {
    if (this.#root === null) return;
    const before = this.#top;
    this.#top = this.#scrolled() - this.#offset;
    const moved = Math.abs(this.#top - before);
    if (moved > this.#height / 2) this.#rush(moved);
    const next = this.#around(this.#margin);
    if (next.from !== this.#drawn.from || next.to !== this.#drawn.to) this.#draw(next);
    this.#onMove.forEach((listener) => listener());
  }

  /** What can be seen and so many pixels around it, in whole steps. */
  #around(margin: number): Stretch {
    return {
      from: Math.floor((this.#top - margin) / STEP) * STEP,
      to: Math.ceil((this.#top + this.#height + margin) / STEP) * STEP,
    };
  }

  #draw(stretch: Stretch): void {
    this.#drawn = stretch;
    this.#onDrawn.forEach((listener) => listener());
  }

  /** Scrolls at once so that a height of the reader stands just below what sticks to the edge. */
  scrollTo(y: number): void {
    this.scrollBy(y - this.#inset - this.#top);
  }

  /** Scrolls at once, no further than needed, until a stretch can be read with some lines around it. `above` pixels stick over it. */
  reveal({ from, to }: Stretch, above: number): void {
    const edge = this.#inset + above;
    const around = Math.max(0, Math.min(AROUND, (this.#height - edge - (to - from)) / 2));
    const first = this.#top + edge + around;
    const last = this.#top + this.#height - around;
    if (from < first) this.scrollBy(from - first);
    else if (to > last) this.scrollBy(to - last);
  }

  /** Scrolls at once by so many pixels. */
  scrollBy(pixels: number): void {
    if (pixels === 0) return;
    this.#scroll(pixels);
    this.read();
  }

  /** Scrolls at once by so many pixels after what is in sight, which stands elsewhere now: who reads it has gone nowhere. */
  follow(pixels: number): void {
    if (pixels === 0) return;
    this.#top += this.#scroll(pixels);
    this.read();
  }

  /** Scrolls at once by so many pixels and gives how many of them the browser went. */
  #scroll(pixels: number): number {
    const before = this.#scrolled();
    const back = this.#pulledBack();
    (this.#scroller ?? window).scrollBy({ top: pixels + back, behavior: "instant" });
    return this.#scrolled() - before - back;
  }

  /** Gives how far the browser has scrolled back by itself because the page has become shorter. */
  #pulledBack(): number {
    const element = this.#scroller ?? document.documentElement;
    const pixels = this.#top + this.#offset - this.#scrolled();
    return pixels > 0 && this.#scrolled() >= element.scrollHeight - element.clientHeight - 1 ? pixels : 0;
  }

  #scrolled(): number {
    return this.#scroller?.scrollTop ?? window.scrollY;
  }
}

function subscribe(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function scrollerOf(element: HTMLElement): Element | null {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    if (/^(auto|scroll|overlay)$/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
