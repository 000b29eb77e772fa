/** One step of a pattern: what a character must be, a run of any length, or a choice to leave out the two steps behind. */
export type Step =
  | { readonly kind: "one"; readonly accepts: (code: number) => boolean }
  | { readonly kind: "run"; readonly overSlashes: boolean }
  | { readonly kind: "fork" };

/** How much tests may still do together, in words of 32 steps for each character. */
export interface MatchEffort {
  left: number;
}

const SLASH = 47;
const NO_BOUND: MatchEffort = { left: Number.POSITIVE_INFINITY };

/**
 * Makes a test out of steps that a text, a byte string, is to take from first to last. All places that one can be at in the steps
 * go on together, 32 in a word, so that a test costs the text's length times the words whatever the steps are. It takes that from
 * an effort where it is given one, and says no where that is used up.
 */
export function stepMatcher(steps: readonly Step[]): (text: string, effort?: MatchEffort) => boolean {
  const words = (steps.length >>> 5) + 1;
  const runs = placesOf(steps, words, (step) => step.kind === "run");
  const runsOverSlashes = placesOf(steps, words, (step) => step.kind === "run" && step.overSlashes);
  const forks = placesOf(steps, words, (step) => step.kind === "fork");
  const accepting = new Map<number, Uint32Array>();
  const places = new Uint32Array(words);

  /** Adds the places that are reached without a character. */
  function reach(): void {
    for (let hasGrown = true; hasGrown;) {
      hasGrown = false;
      let carried = 0;
      for (let word = 0; word < words; word++) {
        const here = places[word] ?? 0;
        const forked = here & (forks[word] ?? 0);
        const passed = forked | (here & (runs[word] ?? 0));
        const added = (passed << 1) | (forked << 3) | carried;
        carried = (passed >>> 31) | (forked >>> 29);
        if ((added & ~here) === 0) continue;
        places[word] = here | added;
        hasGrown = true;
      }
    }
  }

  /** Takes a character; false where no place is left. */
  function take(code: number): boolean {
    const ones = accepting.get(code) ?? placesOf(steps, words, (step) => step.kind === "one" && step.accepts(code));
    accepting.set(code, ones);
    const stays = code === SLASH ? runsOverSlashes : runs;
    let [carried, any] = [0, 0];
    for (let word = 0; word < words; word++) {
      const here = places[word] ?? 0;
      const taken = here & (ones[word] ?? 0);
      const next = (taken << 1) | carried | (here & (stays[word] ?? 0));
      carried = taken >>> 31;
      places[word] = next;
      any |= next;
    }
    return any !== 0;
  }

  return (text, effort = NO_BOUND) => {
    effort.left -= words * text.length;
    if (effort.left < 0) return false;
    places.fill(0);
    places[0] = 1;
    reach();
    for (let at = 0; at < text.length; at++) {
      if (!take(text.charCodeAt(at))) return false;
      reach();
    }
    return ((places[steps.length >>> 5] ?? 0) & (1 << (steps.length & 31))) !== 0;
  };
}

/** The places of the steps that fit, a bit each. */
function placesOf(steps: readonly Step[], words: number, fits: (step: Step) => boolean): Uint32Array {
  const places = new Uint32Array(words);
  for (const [at, step] of steps.entries())
    if (fits(step)) places[at >>> 5] = (places[at >>> 5] ?? 0) | (1 << (at & 31));
  return places;
}
