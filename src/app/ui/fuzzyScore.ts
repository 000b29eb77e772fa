/** The result of a match: a score, higher being better, and the positions of the matched characters. */
export type FuzzyMatch = { readonly score: number; readonly positions: readonly number[] };

const NEXT_TO_LAST = 16;
const AT_START = 14;
const AFTER_SLASH = 12;
const AFTER_SEPARATOR = 10;
const AT_CAPITAL = 8;
const GAP = 1;
/** The maximal penalty for characters before the first match, so that deep paths are not ranked too low. */
const LARGEST_LEAD = 6;

/**
 * Finds the characters of `query` in `text` in order, ignoring case, at the best positions: adjacent, and at the
 * beginnings of words. Terms separated by spaces match in any order. Returns null if a term does not match; an empty
 * query matches everything with score 0. Takes time proportional to the product of both lengths, or one pass if nothing
 * matches.
 */
export function fuzzyScore(query: string, text: string): FuzzyMatch | null {
  const lowered = lower(text);
  const positions = new Set<number>();
  let score = 0;
  for (const term of lower(query).split(" ")) {
    if (term === "") continue;
    const match = matchTerm(term, text, lowered);
    if (match === null) return null;
    score += match.score;
    for (const position of match.positions) positions.add(position);
  }
  return { score, positions: [...positions].toSorted((a, b) => a - b) };
}

function matchTerm(term: string, text: string, lowered: string): FuzzyMatch | null {
  const earliest = earliestPositions(term, lowered);
  if (earliest === null) return null;
  // One cell for each position of each character of the term, row by row. The previous row ends where this one begins.
  let count = 0;
  let above = 0;
  for (const [row, first] of earliest.entries()) {
    const unit = term.charAt(row);
    const begin = count;
    // The best cell of the previous row at least two characters back. Each character of the gap costs.
    let apart = Number.NEGATIVE_INFINITY;
    let apartFrom = -1;
    let next = above;
    for (let at = lowered.indexOf(unit, first); at !== -1; at = lowered.indexOf(unit, at + 1)) {
      if (count === offsets.length) growBuffers();
      for (; next < begin && (offsets[next] ?? 0) <= at - 2; next++) {
        const level = (ends[next] ?? 0) + (offsets[next] ?? 0) * GAP;
        if (level > apart) [apart, apartFrom] = [level, next];
      }
      const far = row === 0 ? -Math.min(at, LARGEST_LEAD) * GAP : apart - (at - 1) * GAP;
      const score = far + bonusAt(text, at);
      const isNear = next < begin && offsets[next] === at - 1;
      const near = isNear ? (ends[next] ?? 0) + NEXT_TO_LAST : Number.NEGATIVE_INFINITY;
      if (score === near && near === Number.NEGATIVE_INFINITY) continue;
      offsets[count] = at;
      ends[count] = Math.max(near, score);
      before[count] = near >= score ? next : apartFrom;
      count++;
    }
    above = begin;
  }
  return trace(above, count, term.length, lowered.length);
}

/**
 * Buffers for the cells of one match. They are reused, because a key press matches many names, and allocating costs
 * more than matching.
 */
let offsets = new Int32Array(1024);
/** The best score of the term up to a cell's character at the cell's position. */
let ends = new Float64Array(1024);
/** The cell of the previous character in that best match. */
let before = new Int32Array(1024);

function growBuffers(): void {
  const length = 2 * offsets.length;
  const [oldOffsets, oldEnds, oldBefore] = [offsets, ends, before];
  [offsets, ends, before] = [new Int32Array(length), new Float64Array(length), new Int32Array(length)];
  offsets.set(oldOffsets);
  ends.set(oldEnds);
  before.set(oldBefore);
}

/** Follows the best cell of the last row, `from` to `end`, back to the first character. */
function trace(from: number, end: number, rows: number, width: number): FuzzyMatch {
  let best = from;
  for (let cell = from + 1; cell < end; cell++) if ((ends[cell] ?? 0) > (ends[best] ?? 0)) best = cell;
  const score = ends[best] ?? 0;
  const positions: number[] = [];
  for (let row = rows - 1, cell = best; row >= 0; row--) {
    positions.unshift(offsets[cell] ?? 0);
    cell = before[cell] ?? 0;
  }
  // Of two equal matches the shorter text ranks higher.
  return { score: score - width / 1000, positions };
}

function bonusAt(text: string, at: number): number {
  if (at === 0) return AT_START;
  const previous = text[at - 1] ?? "";
  const here = text[at] ?? "";
  if (previous === "/") return AFTER_SLASH;
  if (/[\s._:-]/.test(previous)) return AFTER_SEPARATOR;
  if (here >= "a" && here <= "z") return 0;
  return /\p{Ll}/u.test(previous) && /\p{Lu}/u.test(here) ? AT_CAPITAL : 0;
}

/** Returns the first possible position of each character, or null if the term is no subsequence. */
function earliestPositions(term: string, lowered: string): readonly number[] | null {
  const positions: number[] = [];
  let from = 0;
  for (const unit of term.split("")) {
    const at = lowered.indexOf(unit, from);
    if (at < 0) return null;
    positions.push(at);
    from = at + 1;
  }
  return positions;
}

/**
 * Lowercases character by character where lowercasing the text would change its length, so that positions stay valid.
 */
function lower(text: string): string {
  const lowered = text.toLowerCase();
  if (lowered.length === text.length) return lowered;
  return text.replace(/./gsu, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  });
}
