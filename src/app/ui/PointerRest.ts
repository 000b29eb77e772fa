/** How long the pointer rests before a tooltip is shown, in ms; at once where one was seen just now. */
const REST_MS = 400;
const JUST_NOW_MS = 300;

/** When a tooltip was last seen anywhere on the page, in ms. */
let lastSeenAt = Number.NEGATIVE_INFINITY;

/** Waits until the pointer has rested on one place for long enough to want its tooltip. */
export class PointerRest {
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** Calls `show` when the pointer has rested, unless `end` is called before. */
  begin(show: () => void): void {
    this.end();
    if (performance.now() - lastSeenAt < JUST_NOW_MS) show();
    else this.#waiting = setTimeout(show, REST_MS);
  }

  readonly end = (): void => clearTimeout(this.#waiting);

  /** Says that a tooltip is seen now. */
  seen(): void {
    lastSeenAt = performance.now();
  }
}
