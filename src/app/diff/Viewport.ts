import { Listeners } from "#app/ui/Listeners.ts";
import { Store } from "#app/ui/Store.ts";
import { userInput } from "#app/ui/userInput.ts";
import { windowHeight } from "#app/ui/windowQuery.ts";

/** A vertical range of the reader, in pixels from its top. */
export interface PixelRange {
  readonly from: number;
  readonly to: number;
}

/** The rendered range moves in steps of this many pixels, so that most scroll events change nothing. */
const STEP = 200;
/** The distance rendered around the visible range: more than a turn of the wheel scrolls between frames. */
const MARGIN = 600;
/** The part of `MARGIN` that is rendered first: all of it at once can delay the response to a key. */
const NEAR = 200;
/** The time without scrolling, after a long jump, before the margin is rendered again, in ms. */
const IDLE_MS = 120;
/**
 * After a key or button press the margin waits this long for the next one, and never longer than `INPUT_WAIT_MAX_MS` in
 * total, in ms.
 */
const INPUT_REST_MS = 300;
const INPUT_WAIT_MAX_MS = 2000;
/** A second long jump within this time counts as fast scrolling, which ends after the same time without a jump, in ms. */
const SWEEP_MS = 200;
/**
 * A jump of more than this many screens leaves no rendered line in view; for `PASS_MS` afterwards lines are rendered in
 * their cheap form.
 */
const FAR = 2;
const PASS_MS = 80;
/** The distance kept above and below a place that is scrolled into view: three lines. */
const AROUND = 60;
/** The least height of the page above a reader. It reduces the visible part until the reader has been measured. */
const ABOVE = 160;

/**
 * Tracks which part of an element is visible in its scroll container: the nearest ancestor that scrolls vertically, or
 * the window. Lives outside React; listeners are called in the frame of the scroll event.
 */
export class Viewport {
  /** The range to render; a new object whenever something is to be rendered again. */
  readonly drawn = new Store<PixelRange>({ from: 0, to: windowHeight.current() - ABOVE });
  #root: HTMLElement | null = null;
  #scroller: Element | null = null;
  #margin = MARGIN;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #rushedAt = Number.NEGATIVE_INFINITY;
  #isVisibleOnly = false;
  /** The time since when the margin has been waiting to be rendered. */
  #restlessAt = Number.POSITIVE_INFINITY;
  #isScrollingFast = false;
  #isScrollingPast = false;
  /** The position of the top of the reader in the content of its scroll container. */
  #offset = 0;
  #top = 0;
  #readTop = 0;
  #height = 0;
  #inset = 0;
  readonly #onMove = new Listeners();

  /** The position of the upper edge of the scroll container in the reader; negative if the reader begins below it. */
  get top(): number {
    return this.#top;
  }

  /** The value of `top` when the user last saw the content there. */
  get readTop(): number {
    return this.#readTop;
  }

  /** Records that the user sees the content at the present position, which must stay in place from now on. */
  see(): void {
    this.#readTop = this.#top;
  }

  /** The height of the sticky elements at the upper edge of the scroll container, in pixels. */
  get inset(): number {
    return this.#inset;
  }

  /** The visible height above the sticky elements at the lower edge, in pixels. */
  get height(): number {
    return this.#height;
  }

  /** True while the user scrolls by whole screens and cannot read. When that ends, the rendered range changes. */
  get isScrollingFast(): boolean {
    return this.#isScrollingFast;
  }

  /**
   * True while the user scrolls fast or directly after a long jump, when the visible part must be rendered as quickly
   * as possible. The rendered range becomes a new object when that ends.
   */
  get isScrollingPast(): boolean {
    return this.#isScrollingPast;
  }

  /**
   * The visible range while nothing outside of it may be rendered again; otherwise null. The rendered range becomes a
   * new object when that ends.
   */
  get visibleRange(): PixelRange | null {
    return this.#isVisibleOnly ? this.#around(0) : null;
  }

  /**
   * Limits new rendering to the visible range until the user is idle, so that the result of an action appears at once.
   * Call it together with the change of state.
   */
  readonly drawVisibleOnly = (): void => {
    if (this.#root === null || this.#isScrollingPast) return;
    this.#isVisibleOnly = true;
    this.#becomeIdleIn(INPUT_REST_MS);
  };

  readonly onMove = this.#onMove.add;

  /**
   * Takes over the position of the server-rendered element that the reader replaces: renders only the visible range at
   * first, and measures nothing before the first paint.
   */
  takeOver(served: HTMLElement): void {
    this.#root = served;
    this.#scroller = scrollerOf(served);
    this.#margin = 0;
    this.measure();
  }

  attach(root: HTMLElement): () => void {
    const isKnown = this.#margin === 0;
    this.#root = root;
    // Reading styles makes the browser compute them for all new elements. It is not needed while the window scrolls.
    if (!isKnown || this.#scroller !== null) this.#scroller = scrollerOf(root);
    const read = (): void => this.read();
    const measure = (): void => this.measure();
    const target = this.#scroller ?? window;
    target.addEventListener("scroll", read, { passive: true });
    window.addEventListener("resize", measure);
    // The content above the reader may grow and push it down without scrolling.
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
      clearTimeout(this.#restTimer);
      this.#root = null;
    };
  }

  /** Renders only the visible range until the user is idle, because nobody reads while jumping by whole screens. */
  #rush(pixels: number): void {
    const now = performance.now();
    this.#isScrollingFast = now - this.#rushedAt < SWEEP_MS;
    this.#isScrollingPast ||= this.#isScrollingFast || pixels > FAR * this.#height;
    this.#rushedAt = now;
    this.#margin = 0;
    if (!this.#isScrollingPast) return this.#becomeIdleIn(IDLE_MS);
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#drawVisible(), this.#isScrollingFast ? SWEEP_MS : PASS_MS);
  }

  /** Renders the visible range in full detail. The margin is rendered later: both together take too long. */
  #drawVisible(): void {
    this.#isScrollingFast = false;
    this.#isScrollingPast = false;
    this.#becomeIdleIn(IDLE_MS - PASS_MS);
    this.drawn.set({ ...this.drawn.current() });
  }

  /**
   * Becomes idle after a delay, or later if the user presses keys or buttons meanwhile, since rendering the margin
   * would delay their effect.
   */
  #becomeIdleIn(milliseconds: number): void {
    clearTimeout(this.#restTimer);
    this.#restlessAt = Math.min(this.#restlessAt, performance.now());
    this.#restTimer = setTimeout(() => {
      const left =
        Math.min(userInput.lastAt() + INPUT_REST_MS, this.#restlessAt + INPUT_WAIT_MAX_MS) - performance.now();
      if (left > 0) return this.#becomeIdleIn(left);
      const before = this.drawn.current();
      this.#becomeIdle();
      this.read();
      if (this.drawn.current() === before) this.drawn.set({ ...before });
    }, milliseconds);
  }

  /** Lets the next read render the margin: `NEAR` pixels first, the rest in a task of its own. */
  #becomeIdle(): void {
    clearTimeout(this.#restTimer);
    this.#restlessAt = Number.POSITIVE_INFINITY;
    this.#isVisibleOnly = false;
    this.#isScrollingFast = false;
    this.#isScrollingPast = false;
    if (this.#margin === MARGIN) return;
    this.#margin = NEAR;
    this.#restTimer = setTimeout(() => {
      this.#margin = MARGIN;
      this.read();
    });
  }

  #widen(): void {
    this.#becomeIdle();
    this.measure();
  }

  /** Measures the position of the reader, which changes only with the sizes of elements, and reads the scroll position. */
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

  /** Reads the scroll position and notifies the listeners of changes. Reads nothing else from the browser. */
  read(): void {
    if (this.#root === null) return;
    const before = this.#top;
    this.#top = this.#scrolled() - this.#offset;
    const moved = Math.abs(this.#top - before);
    if (moved > this.#height / 2) this.#rush(moved);
    const next = this.#around(this.#margin);
    if (next.from !== this.drawn.current().from || next.to !== this.drawn.current().to) this.drawn.set(next);
    this.#onMove.notify();
  }

  /** Returns the visible range extended by a margin, in whole steps. */
  #around(margin: number): PixelRange {
    return {
      from: Math.floor((this.#top - margin) / STEP) * STEP,
      to: Math.ceil((this.#top + this.#height + margin) / STEP) * STEP,
    };
  }

  /** Scrolls instantly until a position of the reader is just below the sticky elements. */
  scrollTo(y: number): void {
    this.scrollBy(y - this.#inset - this.#top);
  }

  /**
   * Scrolls instantly, no further than needed, until a range is readable with some lines around it. `above` is the
   * height of what sticks above it.
   */
  reveal({ from, to }: PixelRange, above: number): void {
    const edge = this.#inset + above;
    const around = Math.max(0, Math.min(AROUND, (this.#height - edge - (to - from)) / 2));
    const first = this.#top + edge + around;
    const last = this.#top + this.#height - around;
    if (from < first) this.scrollBy(from - first);
    else if (to > last) this.scrollBy(to - last);
  }

  scrollBy(pixels: number): void {
    if (pixels === 0) return;
    this.#scroll(pixels);
    this.read();
  }

  /** Scrolls instantly along with visible content that has moved. It does not count as a movement of the user. */
  follow(pixels: number): void {
    if (pixels === 0) return;
    this.#top += this.#scroll(pixels);
    this.read();
  }

  /** Scrolls instantly and returns how many pixels the browser moved. */
  #scroll(pixels: number): number {
    const before = this.#scrolled();
    const back = this.#pulledBack();
    (this.#scroller ?? window).scrollBy({ top: pixels + back, behavior: "instant" });
    return this.#scrolled() - before - back;
  }

  /** Returns how far the browser scrolled back because the page became shorter. */
  #pulledBack(): number {
    const element = this.#scroller ?? document.documentElement;
    const pixels = this.#top + this.#offset - this.#scrolled();
    return pixels > 0 && this.#scrolled() >= element.scrollHeight - element.clientHeight - 1 ? pixels : 0;
  }

  #scrolled(): number {
    return this.#scroller?.scrollTop ?? window.scrollY;
  }
}

function scrollerOf(element: HTMLElement): Element | null {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    if (/^(auto|scroll|overlay)$/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
