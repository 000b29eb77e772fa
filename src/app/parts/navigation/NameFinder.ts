/** Names that fit what somebody typed. */
export interface FoundNames {
  /** The best first. */
  readonly names: readonly string[];
  /** How many fit in all. */
  readonly count: number;
}

const NONE: FoundNames = { names: [], count: 0 };
/** Names looked at between two breaths: about a millisecond. */
const AT_ONCE = 2000;
/** A rank counts for more than any length of a path. */
const PER_RANK = 10_000;
const SCATTERED = 1000;
const A = 97;
const LETTERS = 26;
/** The bits of what is no letter of a to z: digits, what separates, all others. */
const DIGIT = 1 << 26;
const SEPARATOR = 1 << 27;
const OTHER = 1 << 28;

/**
 * Finds paths among many by a few of their characters. Each word that was typed fits where it stands in the path, best where it is
 * the file's name, then the name's beginning, then within the name, then in a folder; else all characters fit one after the other,
 * the better the fewer gaps there are, and none before a word or a capital. Of two that fit alike the shorter is better. Capitals
 * count where some were typed. All work is done in steps of about a millisecond; a query that goes on from the last one looks
 * through what that found alone.
 */
export class NameFinder {
  readonly #text: string;
  readonly #limit: number;
  #names: string[] | null = null;
  #lowered: string[] = [];
  #masks = new Uint32Array(0);
  #last: { readonly query: string; readonly found: Uint32Array } | null = null;

  /** Takes the names in one text, with a NUL between two, and how many to give at most. */
  constructor(text: string, limit: number) {
    this.#text = text;
    this.#limit = limit;
  }

  /** Finds what fits; each step of the iterator is a piece of the work. Linear in the names' lengths. */
  *find(query: string): Generator<undefined, FoundNames> {
    const words = query.split(/\s+/u).filter((word) => word !== "");
    if (words.length === 0) return NONE;
    const names = this.#names ?? (yield* this.#read());
    const isLoose = query === query.toLowerCase();
    const letters = words.join("");
    const mask = maskOf(letters.toLowerCase());
    const among = this.#last !== null && query.startsWith(this.#last.query) ? this.#last.found : null;
    const total = among?.length ?? names.length;
    const found = new Uint32Array(total);
    const best = new Best(this.#limit);
    let count = 0;
    for (let at = 0; at < total; at += 1) {
      if (at % AT_ONCE === AT_ONCE - 1) yield;
      const index = among === null ? at : (among[at] ?? 0);
      if (((this.#masks[index] ?? 0) & mask) !== mask) continue;
      const path = names[index] ?? "";
      const rank = rankOf(path, isLoose ? (this.#lowered[index] ?? "") : path, words, letters);
      if (rank < 0) continue;
      found[count] = index;
      count += 1;
      best.add(index, rank * PER_RANK + Math.min(path.length, PER_RANK - 1));
    }
    this.#last = { query, found: found.subarray(0, count) };
    return { names: best.indexes.map((index) => names[index] ?? ""), count };
  }

  /** Takes the names apart, which the first search would do else. */
  *prepare(): Generator<undefined, void> {
    if (this.#names === null) yield* this.#read();
  }

  *#read(): Generator<undefined, readonly string[]> {
    const names: string[] = [];
    const lowered: string[] = [];
    const masks: number[] = [];
    for (let at = 0; at < this.#text.length;) {
      const nul = this.#text.indexOf("\0", at);
      const name = this.#text.slice(at, nul < 0 ? this.#text.length : nul);
      const small = name.toLowerCase();
      names.push(name);
      lowered.push(small.length === name.length ? small : name);
      masks.push(maskOf(small));
      at += name.length + 1;
      if (names.length % AT_ONCE === 0) yield;
    }
    this.#masks = Uint32Array.from(masks);
    this.#lowered = lowered;
    this.#names = names;
    return names;
  }
}

/** Keeps the best of what comes, by a number of which the least is best. */
class Best {
  readonly indexes: number[] = [];
  readonly #scores: number[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(index: number, score: number): void {
    const scores = this.#scores;
    if (scores.length === this.#limit && score >= (scores.at(-1) ?? 0)) return;
    let [low, high] = [0, scores.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((scores[middle] ?? 0) <= score) low = middle + 1;
      else high = middle;
    }
    scores.splice(low, 0, score);
    this.indexes.splice(low, 0, index);
    if (scores.length <= this.#limit) return;
    scores.pop();
    this.indexes.pop();
  }
}

/** One bit for each kind of character in a text. */
function maskOf(text: string): number {
  let mask = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const letter = code - A;
    if (letter >= 0 && letter < LETTERS) mask |= 1 << letter;
    else if (code >= 48 && code <= 57) mask |= DIGIT;
    else mask |= code === 46 || code === 47 ? SEPARATOR : OTHER;
  }
  return mask;
}

/** 0 for what fits best, -1 for what does not. */
function rankOf(path: string, text: string, words: readonly string[], letters: string): number {
  const nameAt = text.lastIndexOf("/") + 1;
  let rank = 0;
  for (const word of words) {
    const at = text.lastIndexOf(word);
    if (at < 0) return scatteredRank(path, text, letters);
    if (at + word.length <= nameAt) rank += 3;
    else if (text.startsWith(word, nameAt)) rank += nameAt + word.length === text.length ? 0 : 1;
    else rank += at === 0 && word.length === text.length ? 0 : 2;
  }
  return rank;
}

/** Looks for the letters from the path's end on, since that is the name, and counts those that neither follow their neighbour nor begin a word. */
function scatteredRank(path: string, text: string, letters: string): number {
  let gaps = 0;
  let after = text.length;
  let isOpen = false;
  for (let letter = letters.length - 1; letter >= 0; letter -= 1) {
    const at = after === 0 ? -1 : text.lastIndexOf(letters.charAt(letter), after - 1);
    if (at < 0) return -1;
    if (isOpen && at + 1 !== after) gaps += 1;
    isOpen = !beginsWord(path, at);
    after = at;
  }
  return SCATTERED + gaps + (isOpen ? 1 : 0);
}

function beginsWord(path: string, at: number): boolean {
  if (at === 0) return true;
  const before = path.charCodeAt(at - 1);
  if (before === 47 || before === 46 || before === 95 || before === 45 || before === 32) return true;
  const here = path.charAt(at);
  return here !== here.toLowerCase();
}
