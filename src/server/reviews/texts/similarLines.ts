import { oncePer } from "#server/git/byteCache.ts";
import type { FileText } from "./FileText.ts";

/** Lines from 1, both inclusive. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** Lines of a text, and the part of a quotation that they contain, from 0 to 1. */
export interface AlikeLines extends LineSpan {
  readonly similarity: number;
}

/** Maximum number of places compared with a quotation; more would delay the page. */
const CANDIDATES_MAX = 4000;

/**
 * Finds the lines of a text that are most like a quotation, as many as it has, within one of some ranges; the first of
 * equals. A shorter range is taken completely. Null if no word of the quotation is in any. Costs places times quoted
 * lines.
 */
export function closestLines(
  quote: readonly string[],
  lines: readonly string[],
  ranges: readonly LineSpan[],
  weightOf: TokenWeight = plainWeight,
): AlikeLines | null {
  const compared = comparedLines(quote);
  const count = compared.length;
  const wanted = new TokenBag(compared, weightOf);
  let best: AlikeLines | null = null;
  let left = CANDIDATES_MAX;
  for (const { start, end } of ranges) {
    for (let at = start; at <= Math.max(start, end - count + 1) && at <= end && left > 0; at++, left--) {
      const last = Math.min(at + count - 1, end);
      const similarity = wanted.similarity(new TokenBag(lines.slice(at - 1, last), weightOf));
      if (similarity > (best?.similarity ?? 0)) {
        best = { start: at, end: Math.min(at + quote.length - 1, end), similarity };
      }
    }
  }
  return best;
}

/** Removed lines of a text, and the lines of the next one that replaced them. */
export interface Replacement {
  readonly before: FileText;
  readonly removed: LineSpan;
  readonly after: FileText;
  readonly added: LineSpan;
}

/** Number of the most similar lines that are compared with the other removed lines. */
const SUCCESSORS_MAX = 4;

/**
 * Finds the lines that replaced some of the removed lines: the most similar ones that are not more like other removed
 * lines. Null if there are none. Costs removed and added lines times quoted lines.
 */
export function findSuccessor(
  lines: LineSpan,
  { before, removed, after, added }: Replacement,
  weightOf: TokenWeight,
  isAlike: (lines: AlikeLines) => boolean,
): AlikeLines | null {
  const bagOf = (text: FileText, { start, end }: LineSpan): TokenBag =>
    new TokenBag(comparedLines(text.lines.slice(start - 1, end)), weightOf);
  const wanted = bagOf(before, lines);
  const best = spansOf(added, lines)
    .map((span) => ({ ...span, similarity: wanted.similarity(bagOf(after, span)) }))
    .filter(isAlike)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, SUCCESSORS_MAX);
  if (best.length === 0) return null;
  const others = spansOf(removed, lines)
    .filter(({ start, end }) => end < lines.start || start > lines.end)
    .map((span) => bagOf(before, span));
  const isOwn = (one: AlikeLines): boolean => {
    const bag = bagOf(after, one);
    return others.every((other) => other.similarity(bag) <= one.similarity);
  };
  return best.find(isOwn) ?? null;
}

/** Lists the spans of as many lines as `lines` has within others; a shorter range is taken completely. */
function spansOf({ start, end }: LineSpan, lines: LineSpan): readonly LineSpan[] {
  if (end < start) return [];
  const more = lines.end - lines.start;
  const length = Math.min(Math.max(end - start - more, 0) + 1, CANDIDATES_MAX);
  return Array.from({ length }, (_, at) => ({ start: start + at, end: Math.min(start + at + more, end) }));
}

/** Returns the common part of the words of some lines, from 0 to 1. */
export function similarityOf(
  some: readonly string[],
  others: readonly string[],
  weightOf: TokenWeight = plainWeight,
): number {
  return new TokenBag(some, weightOf).similarity(new TokenBag(others, weightOf));
}

/** Returns true if lines consist of words of others alone, as lines that were only shortened do. */
export function isShortened(lines: readonly string[], from: readonly string[]): boolean {
  const known = new Set(wordsOf(from));
  return wordsOf(lines).every((word) => known.has(word));
}

/** Returns the words that are in the fewest lines of two texts. Linear in the texts, once for each. */
export function rarestTokens(lines: readonly string[], before: FileText, after: FileText): readonly string[] {
  const counts = [lineCounts(before), lineCounts(after)];
  const words = wordsOf(lines).map((word) => ({ word, count: Math.max(...counts.map((one) => one.get(word) ?? 0)) }));
  const least = Math.min(...words.map(({ count }) => count));
  return words.filter(({ count }) => count === least).map(({ word }) => word);
}

function wordsOf(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.match(TOKEN) ?? []).filter((token) => WORD.test(token));
}

/** More would delay the page. */
const LINES_MAX = 40;

export function comparedLines(quote: readonly string[]): readonly string[] {
  return quote.slice(0, LINES_MAX);
}

const TOKEN = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;
const WORD = /[\p{L}_$]/u;
/** Characters with the same bytes in every encoding. */
const PLAIN = /^[!-~]+$/u;
/** A long word counts more than a short one, up to here; punctuation and numbers count little. */
const WEIGHT_MAX = 8;
const SIGN_WEIGHT = 0.25;
/** Larger than rounding errors of sums of weights. */
const ROUNDING = 1e-6;

/** How much a word or a sign counts. */
export type TokenWeight = (token: string) => number;

function plainWeight(token: string): number {
  return WORD.test(token) ? Math.min(token.length, WEIGHT_MAX) : SIGN_WEIGHT;
}

/**
 * Weighs words by how rare they are in two texts: those that are in many lines, such as `import` or `function`, do not
 * make two lines alike. Linear in the texts, once for each.
 */
export function rarityWeight(before: FileText, after: FileText): TokenWeight {
  const counts = [lineCounts(before), lineCounts(after)];
  return (token) => {
    const count = Math.max(...counts.map((one) => one.get(token) ?? 1));
    return plainWeight(token) / (1 + Math.log2(count));
  };
}

/** Returns the number of lines that each word and sign of a text is in. */
const lineCounts = oncePer((text: FileText): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const line of text.lines) {
    for (const token of new Set(line.match(TOKEN))) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return counts;
});

/** The words and signs of some lines, without their order: measures the similarity of edited lines. */
export class TokenBag {
  readonly #counts = new Map<string, number>();
  readonly #weightOf: TokenWeight;
  #weight = 0;

  /** Linear in the length of the lines. */
  constructor(lines: readonly string[], weightOf: TokenWeight = plainWeight) {
    this.#weightOf = weightOf;
    for (const line of lines) {
      for (const token of line.match(TOKEN) ?? []) {
        this.#counts.set(token, (this.#counts.get(token) ?? 0) + 1);
        this.#weight += weightOf(token);
      }
    }
  }

  /** Returns the common part of both, from 0 to 1. The similarity of an empty bag is 0. Linear in the smaller one. */
  similarity(other: TokenBag): number {
    if (this.#counts.size > other.#counts.size) return other.similarity(this);
    let shared = 0;
    for (const [token, count] of this.#counts)
      shared += Math.min(count, other.#counts.get(token) ?? 0) * this.#weightOf(token);
    const all = this.#weight + other.#weight;
    return all === 0 ? 0 : (2 * shared) / all;
  }

  /**
   * Returns true if some lines of a text may have this similarity; never false if some have. For two bags that weigh a
   * and b and share s, similarity is 2s / (a + b); since b is no less than s, s is at least a * similarity / (2 -
   * similarity), and all of it is somewhere in the text. Words times text at worst.
   */
  mayBeAlikeIn(text: FileText, similarity: number): boolean {
    let spare = this.#weight * (1 - similarity / (2 - similarity)) + ROUNDING;
    for (const [token, count] of this.#counts) {
      if (!PLAIN.test(token) || text.includes(Buffer.from(token))) continue;
      spare -= count * this.#weightOf(token);
      if (spare < 0) return false;
    }
    return true;
  }
}
