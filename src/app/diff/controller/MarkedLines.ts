import { type DiffLocation, isSameLocation, type LocationLinks } from "../models/DiffLocation.ts";

/** The shortest time between two reports to the host, in milliseconds. Browsers limit how often the address may change. */
const PAUSE_MS = 350;

/** A selection of the user, until the host reports it back or sets another one. */
interface Own {
  readonly location: DiffLocation | null;
  /** The selection of the host at the start. */
  readonly over: DiffLocation | null;
  /** The selections reported to the host since, each of which it returns a little later. */
  readonly reported: readonly (DiffLocation | null)[];
  readonly isWaiting: boolean;
}

/** The selected lines of a reader: those of the host, or the user's own later ones, which take effect at once. */
export class MarkedLines {
  readonly #onChange: () => void;
  #links: LocationLinks | undefined;
  #own: Own | null = null;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  /** Returns the selected lines if these are those of the host. */
  over(linked: DiffLocation | null): DiffLocation | null {
    return this.#own === null || isOver(this.#own, linked) ? linked : this.#own.location;
  }

  /** Sets what the host has now; the user's selection ends if the host has taken it over. */
  setLinks(links: LocationLinks | undefined): void {
    this.#links = links;
    if (this.#own !== null && isOver(this.#own, links?.location ?? null)) this.#own = null;
  }

  mark(location: DiffLocation | null): void {
    const { over, reported } = this.#own ?? { over: this.#links?.location ?? null, reported: [] };
    this.#own = { location, over, reported, isWaiting: true };
    const wait = this.#reportedAt + PAUSE_MS - performance.now();
    if (wait <= 0) this.#report();
    else this.#waiting ??= setTimeout(() => this.#report(), wait);
    this.#onChange();
  }

  /** Drops a report that is still to be made. */
  end(): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }

  #report(): void {
    this.end();
    if (this.#own === null || this.#links === undefined) return;
    const { location, reported } = this.#own;
    this.#reportedAt = performance.now();
    this.#own = { ...this.#own, reported: [...reported, location], isWaiting: false };
    this.#links.onLocation(location);
  }
}

/** True if the selection of the host applies again: it is the last reported one, or neither reported nor set before. */
function isOver({ location, over, reported, isWaiting }: Own, linked: DiffLocation | null): boolean {
  const last = reported.at(-1);
  if (!isWaiting && last !== undefined && isSameLocation(location, linked)) return true;
  return !isSameLocation(linked, over) && !reported.some((one) => isSameLocation(one, linked));
}
