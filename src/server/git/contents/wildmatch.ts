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
 * Compiles a pattern into a test that matches paths as git does: `*` and `?` never match a slash, `**` between slashes
 * does. Patterns and paths are byte strings (one character per byte). A test takes at most the pattern's length times
 * the path's, so no pattern can make it run for ever. It subtracts its cost from `effort` if given, and returns false
 * if that is used up.
 */
export function wildmatch(pattern: string): (path: string, effort?: MatchEffort) => boolean {
  const matches = stepMatcher(parse(pattern));
  // Most paths have another ending than the pattern, which is quick to check. The slash of "**/" is optional.
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
      // In "**/", the slash is the second step after the fork.
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

/** Parses a bracket expression after the opening bracket; null if it does not end or names an unknown class. */
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

/** One step of a pattern: a character, a run of any length, or a choice to skip the next two steps. */
type Step =
  | { readonly kind: "one"; readonly accepts: (code: number) => boolean }
  | { readonly kind: "run"; readonly overSlashes: boolean }
  | { readonly kind: "fork" };

/** The remaining budget of several tests, in words of 32 steps per character. */
export interface MatchEffort {
  left: number;
}
const NO_BOUND: MatchEffort = { left: Number.POSITIVE_INFINITY };

/**
 * Compiles steps into a test of a byte string. All possible positions in the steps advance together, 32 per word, so a
 * test costs the text's length times the number of words whatever the steps are. It subtracts its cost from `effort` if
 * given, and returns false if that is used up.
 */
function stepMatcher(steps: readonly Step[]): (text: string, effort?: MatchEffort) => boolean {
  const words = (steps.length >>> 5) + 1;
  const runs = positionsOf(steps, words, (step) => step.kind === "run");
  const runsOverSlashes = positionsOf(steps, words, (step) => step.kind === "run" && step.overSlashes);
  const forks = positionsOf(steps, words, (step) => step.kind === "fork");
  const accepting = new Map<number, Uint32Array>();
  const states = new Uint32Array(words);

  /** Adds the positions that are reached without a character. */
  function reach(): void {
    for (let hasGrown = true; hasGrown;) {
      hasGrown = false;
      let carried = 0;
      for (let word = 0; word < words; word++) {
        const here = states[word] ?? 0;
        const forked = here & (forks[word] ?? 0);
        const passed = forked | (here & (runs[word] ?? 0));
        const added = (passed << 1) | (forked << 3) | carried;
        carried = (passed >>> 31) | (forked >>> 29);
        if ((added & ~here) === 0) continue;
        states[word] = here | added;
        hasGrown = true;
      }
    }
  }

  /** Consumes a character; returns false if no position is left. */
  function take(code: number): boolean {
    const ones = accepting.get(code) ?? positionsOf(steps, words, (step) => step.kind === "one" && step.accepts(code));
    accepting.set(code, ones);
    const stays = code === SLASH ? runsOverSlashes : runs;
    let [carried, any] = [0, 0];
    for (let word = 0; word < words; word++) {
      const here = states[word] ?? 0;
      const taken = here & (ones[word] ?? 0);
      const next = (taken << 1) | carried | (here & (stays[word] ?? 0));
      carried = taken >>> 31;
      states[word] = next;
      any |= next;
    }
    return any !== 0;
  }

  return (text, effort = NO_BOUND) => {
    effort.left -= words * text.length;
    if (effort.left < 0) return false;
    states.fill(0);
    states[0] = 1;
    reach();
    for (let at = 0; at < text.length; at++) {
      if (!take(text.charCodeAt(at))) return false;
      reach();
    }
    return ((states[steps.length >>> 5] ?? 0) & (1 << (steps.length & 31))) !== 0;
  };
}

/** Returns the positions of matching steps as a bit set. */
function positionsOf(steps: readonly Step[], words: number, fits: (step: Step) => boolean): Uint32Array {
  const states = new Uint32Array(words);
  for (const [at, step] of steps.entries())
    if (fits(step)) states[at >>> 5] = (states[at >>> 5] ?? 0) | (1 << (at & 31));
  return states;
}
