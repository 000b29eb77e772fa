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
  const width = lowered.length;
  // ends[row * width + at]: the best score of the term's first row + 1 characters with the last of them at `at`;
  // before[...]: where the character before it stands then.
  const ends = new Float64Array(term.length * width).fill(Number.NEGATIVE_INFINITY);
  const before = new Int32Array(term.length * width).fill(-1);
  for (const [row, first] of earliest.entries()) {
    const above = (row - 1) * width;
    // The best of the row above that lies at least two characters back, less what the gap up to here costs.
    let reachable = Number.NEGATIVE_INFINITY;
    let reachableAt = -1;
    for (let at = first; at < width; at++) {
      if (row > 0) {
        reachable -= GAP;
        for (let back = at === first ? (earliest[row - 1] ?? 0) : at - 2; back <= at - 2; back++) {
          const candidate = (ends[above + back] ?? 0) - (at - back - 1) * GAP;
          if (candidate <= reachable) continue;
          reachable = candidate;
          reachableAt = back;
        }
      }
      if (lowered[at] !== term[row]) continue;
      const bonus = bonusAt(text, at);
      const cell = row * width + at;
      if (row === 0) {
        ends[cell] = bonus - Math.min(at, LARGEST_LEAD) * GAP;
        continue;
      }
      const adjacent = (ends[above + at - 1] ?? 0) + NEXT_TO_LAST;
      const apart = reachable + bonus;
      ends[cell] = Math.max(adjacent, apart);
      before[cell] = adjacent >= apart ? at - 1 : reachableAt;
    }
  }
  return trace(ends, before, term.length, width);
}

function trace(ends: Float64Array, before: Int32Array, rows: number, width: number): FuzzyMatch {
  const last = (rows - 1) * width;
  let best = 0;
  for (let at = 1; at < width; at++) if ((ends[last + at] ?? 0) > (ends[last + best] ?? 0)) best = at;
  const score = ends[last + best] ?? 0;
  const positions: number[] = [];
  for (let row = rows - 1, at = best; row >= 0; row--) {
    positions.unshift(at);
    at = before[row * width + at] ?? 0;
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
