/** The result of a search. */
export interface FoundNames {
  readonly names: readonly string[];
  /** The number of all matches, including those beyond the limit. */
  readonly count: number;
}

const NONE: FoundNames = { names: [], count: 0 };
/** The number of names per step: about a millisecond of work. */
const AT_ONCE = 2000;
/** A rank outweighs any path length. */
const PER_RANK = 10_000;
const SCATTERED = 1000;
const A = 97;
const LETTERS = 26;
/** The mask bits for characters other than a to z: digits, separators, all others. */
const DIGIT = 1 << 26;
const SEPARATOR = 1 << 27;
const OTHER = 1 << 28;

/**
 * Searches paths by some of their characters. If every typed word occurs in the path, the best match is the whole file
 * name, then the beginning of the name, then inside the name, then in a folder. Otherwise all characters must occur in
 * order: fewer gaps are better, and a gap before a word or a capital is free. Shorter paths win ties. Upper case
 * matters if any was typed. Work is done in steps of about a millisecond; a query that extends the previous one only
 * searches the previous matches.
 */
export class NameFinder {
  readonly #text: string;
  readonly #limit: number;
  #names: string[] | null = null;
  #lowered: string[] = [];
  #masks = new Uint32Array(0);
  #last: { readonly query: string; readonly found: Uint32Array } | null = null;

  /** `text` holds the names separated by NUL; `limit` is the maximum number of results. */
  constructor(text: string, limit: number) {
    this.#text = text;
    this.#limit = limit;
  }

  /**
   * Returns the best matches. Each step of the iterator is about a millisecond of work. Linear in the total length of
   * the names.
   */
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

  /** Splits the text in advance; otherwise the first search does it. */
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

/** Keeps the indexes with the lowest scores. */
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

/** Returns one bit for each kind of character in a text. */
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

/** Returns 0 for the best match, higher numbers for worse ones, and -1 for no match. */
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

/**
 * Matches the letters from the end of the path, where the file name is. Counts the letters that neither follow their
 * neighbor nor begin a word.
 */
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
