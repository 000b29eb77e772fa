/** Keeps elements scrolled sideways alike: a file's panes and their scroll bars, which are all as wide inside. */
export class SharedScroll {
  readonly #elements = new Set<HTMLElement>();
  #left = 0;

  /** Brings an element to the others' place and keeps it there until the returned function is called. */
  readonly join = (element: HTMLElement | null): (() => void) => {
    if (element === null) return () => undefined;
    this.#elements.add(element);
    if (this.#left > 0) element.scrollLeft = this.#left;
    return () => {
      this.#elements.delete(element);
    };
  };

  /** Brings all to where one of them was scrolled; done again it changes nothing, so they cannot chase each other. */
  follow(leader: HTMLElement): void {
    if (Math.abs(leader.scrollLeft - this.#left) < 1) return;
    this.#left = leader.scrollLeft;
    for (const element of this.#elements) {
      if (element !== leader && Math.abs(element.scrollLeft - this.#left) >= 1) element.scrollLeft = this.#left;
    }
  }
}
