/** How well a text answers what was typed: the higher the better, and where in the text the typed characters were found. */
export type FuzzyMatch = { readonly score: number; readonly positions: readonly number[] };

const NEXT_TO_LAST = 16;
const AT_START = 14;
const AFTER_SLASH = 12;
const AFTER_SEPARATOR = 10;
const AT_CAPITAL = 8;
const GAP = 1;
/** What lies before the first character found costs no more than this, however deep a path begins. */
const LARGEST_LEAD = 6;

/**
 * Finds the characters of `query` in `text` in their order, regardless of case, where they stand best: side by side, and at
 * the beginnings of words. Parts of the query between spaces are looked for one by one, in any order. Gives null where a part
 * is not there; an empty query fits everything with 0. Costs the product of both lengths, and one pass where nothing fits.
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
  // One cell for each place of each of the term's characters, row by row; the row above ends where this one begins.
  let count = 0;
  let above = 0;
  for (const [row, first] of earliest.entries()) {
    const unit = term.charAt(row);
    const begin = count;
    // The best cell above that lies at least two characters back; each character of the gap up to here costs.
    let apart = Number.NEGATIVE_INFINITY;
    let apartFrom = -1;
    let next = above;
    for (let at = lowered.indexOf(unit, first); at !== -1; at = lowered.indexOf(unit, at + 1)) {
      if (count === places.length) makeRoom();
      for (; next < begin && (places[next] ?? 0) <= at - 2; next++) {
        const level = (ends[next] ?? 0) + (places[next] ?? 0) * GAP;
        if (level > apart) [apart, apartFrom] = [level, next];
      }
      const far = row === 0 ? -Math.min(at, LARGEST_LEAD) * GAP : apart - (at - 1) * GAP;
      const score = far + bonusAt(text, at);
      const isNear = next < begin && places[next] === at - 1;
      const near = isNear ? (ends[next] ?? 0) + NEXT_TO_LAST : Number.NEGATIVE_INFINITY;
      if (score === near && near === Number.NEGATIVE_INFINITY) continue;
      places[count] = at;
      ends[count] = Math.max(near, score);
      before[count] = near >= score ? next : apartFrom;
      count++;
    }
    above = begin;
  }
  return trace(above, count, term.length, lowered.length);
}

/** The cells of one match at a time; many names are matched at a key press, and making tables costs more than that. */
let places = new Int32Array(1024);
/** The best score of the term up to a cell's character, with it at the cell's place. */
let ends = new Float64Array(1024);
/** The cell of the character before it then. */
let before = new Int32Array(1024);

function makeRoom(): void {
  const length = 2 * places.length;
  const [oldPlaces, oldEnds, oldBefore] = [places, ends, before];
  [places, ends, before] = [new Int32Array(length), new Float64Array(length), new Int32Array(length)];
  places.set(oldPlaces);
  ends.set(oldEnds);
  before.set(oldBefore);
}

/** Follows the best of the last row's cells, those from `from` to `end`, back to the first character. */
function trace(from: number, end: number, rows: number, width: number): FuzzyMatch {
  let best = from;
  for (let cell = from + 1; cell < end; cell++) if ((ends[cell] ?? 0) > (ends[best] ?? 0)) best = cell;
  const score = ends[best] ?? 0;
  const positions: number[] = [];
  for (let row = rows - 1, cell = best; row >= 0; row--) {
    positions.unshift(places[cell] ?? 0);
    cell = before[cell] ?? 0;
  }
  // Of two that fit alike the shorter text is the closer answer.
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

/** Gives the first place each character can have at all, or null where the term is no subsequence. */
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

/** Lower case, character by character, so that positions stay true where a language would make two of one. */
function lower(text: string): string {
  const lowered = text.toLowerCase();
  if (lowered.length === text.length) return lowered;
  return text.replace(/./gsu, (character) => {
    const small = character.toLowerCase();
    return small.length === character.length ? small : character;
  });
}
