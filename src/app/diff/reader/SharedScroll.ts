/**
 * Keeps elements scrolled sideways alike: a file's panes and their scroll bars, which are all as wide inside. Those that are scrolled
 * say so (`data-scrolled`): what is to stay in sight sticks there, and nowhere else, as to stick costs.
 */
export class SharedScroll {
  readonly #elements = new Set<HTMLElement>();
  #left = 0;

  /** Brings an element to the others' place and keeps it there until the returned function is called. */
  readonly join = (element: HTMLElement | null): (() => void) => {
    if (element === null) return () => undefined;
    this.#elements.add(element);
    if (this.#left > 0) element.scrollLeft = this.#left;
    this.#tell(element);
    return () => {
      this.#elements.delete(element);
    };
  };

  /** Brings all to where one of them was scrolled; done again it changes nothing, so they cannot chase each other. */
  follow(leader: HTMLElement): void {
    if (Math.abs(leader.scrollLeft - this.#left) < 1) return;
    this.#left = leader.scrollLeft;
    for (const element of this.#elements) {
      this.#tell(element);
      if (element !== leader && Math.abs(element.scrollLeft - this.#left) >= 1) element.scrollLeft = this.#left;
    }
  }

  #tell(element: HTMLElement): void {
    element.toggleAttribute("data-scrolled", this.#left > 0);
  }
}
