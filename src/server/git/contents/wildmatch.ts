const SLASH = 47;
const NEVER: Step = { kind: "one", accepts: () => false };

const CLASSES: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z0-9]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /(?![\x80-\x9f])\p{Cc}/u,
  digit: /[0-9]/,
  graph: /[\x21-\x7e]/,
  lower: /[a-z]/,
  print: /[\x20-\x7e]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[\t-\r ]/,
  upper: /[A-Z]/,
  xdigit: /[A-Fa-f0-9]/,
};

/**
 * Makes a test out of a pattern as git matches paths with: `*` and `?` never match a slash, `**` between slashes does.
 * Pattern and paths are byte strings (one character for each byte). A test takes at most the pattern's length times the
 * path's, whatever the pattern: no pattern of a stranger's can make it go on for ever. It takes that from an effort where it is
 * given one, and says no where that is used up.
 */
export function wildmatch(pattern: string): (path: string, effort?: MatchEffort) => boolean {
  const matches = stepMatcher(parse(pattern));
  // Most paths end differently than the pattern does, and that is told at once. The slash of "**/" may be left out.
  const tail = /[^*?[\]\\/]*$/.exec(pattern)?.[0] ?? "";
  const isTailAlone = pattern === `*${tail}`;
  return (path, effort) => {
    if (!path.endsWith(tail)) return false;
    if (isTailAlone) return !path.slice(0, path.length - tail.length).includes("/");
    return matches(path, effort);
  };
}

function parse(pattern: string): readonly Step[] {
  const steps: Step[] = [];
  let at = 0;
  while (at < pattern.length) {
    const sign = pattern.charAt(at);
    if (sign === "*") {
      const from = at;
      while (pattern.charAt(at) === "*") at++;
      const isAlone = from === 0 || pattern.charAt(from - 1) === "/";
      const isBeforeEdge = at === pattern.length || /^\\?\//.test(pattern.slice(at, at + 2));
      const overSlashes = at - from > 1 && isAlone && isBeforeEdge;
      // Of "**/", the slash is the second step behind the fork.
      if (overSlashes && pattern.charAt(at) === "/") steps.push({ kind: "fork" });
      steps.push({ kind: "run", overSlashes });
    } else if (sign === "[") {
      const set = parseSet(pattern, at + 1);
      if (set === null) return [NEVER];
      steps.push({ kind: "one", accepts: set.accepts });
      at = set.end;
    } else if (sign === "?") {
      steps.push({ kind: "one", accepts: (code) => code !== SLASH });
      at++;
    } else {
      if (sign === "\\") at++;
      const wanted = pattern.charCodeAt(at++);
      steps.push({ kind: "one", accepts: (code) => code === wanted });
    }
  }
  return steps;
}

/** Reads a set in brackets from behind the opening one; null where it has no end or names a class that is not known. */
function parseSet(
  pattern: string,
  from: number,
): { readonly accepts: (code: number) => boolean; readonly end: number } | null {
  const isNegated = /[!^]/.test(pattern.charAt(from));
  const tests: ((code: number) => boolean)[] = [];
  let at = isNegated ? from + 1 : from;
  let before = -1;
  for (let isFirst = true; isFirst || pattern.charAt(at) !== "]"; isFirst = false) {
    let sign = pattern.charAt(at);
    if (sign === "-" && before >= 0 && !["", "]"].includes(pattern.charAt(at + 1))) {
      const low = before;
      at += pattern.charAt(at + 1) === "\\" ? 2 : 1;
      const high = pattern.charCodeAt(at);
      tests.push((code) => low <= code && code <= high);
      before = -1;
    } else if (sign === "[" && pattern.charAt(at + 1) === ":" && /^\[:[^\]]*:\]/.test(pattern.slice(at))) {
      const end = pattern.indexOf("]", at);
      const known = CLASSES[pattern.slice(at + 2, end - 1)];
      if (known === undefined) return null;
      tests.push((code) => known.test(String.fromCharCode(code)));
      at = end;
      before = -1;
    } else {
      if (sign === "\\") sign = pattern.charAt(++at);
      const wanted = sign === "" ? -1 : sign.charCodeAt(0);
      tests.push((code) => code === wanted);
      before = wanted;
    }
    at++;
    if (at >= pattern.length) return null;
  }
  return {
    accepts: (code) => code !== SLASH && tests.some((test) => test(code)) !== isNegated,
    end: at + 1,
  };
}

/** One step of a pattern: what a character must be, a run of any length, or a choice to leave out the two steps behind. */
type Step =
  | { readonly kind: "one"; readonly accepts: (code: number) => boolean }
  | { readonly kind: "run"; readonly overSlashes: boolean }
  | { readonly kind: "fork" };

/** How much tests may still do together, in words of 32 steps for each character. */
export interface MatchEffort {
  left: number;
}
const NO_BOUND: MatchEffort = { left: Number.POSITIVE_INFINITY };

/**
 * Makes a test out of steps that a text, a byte string, is to take from first to last. All places that one can be at in the steps
 * go on together, 32 in a word, so that a test costs the text's length times the words whatever the steps are. It takes that from
 * an effort where it is given one, and says no where that is used up.
 */
function stepMatcher(steps: readonly Step[]): (text: string, effort?: MatchEffort) => boolean {
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
