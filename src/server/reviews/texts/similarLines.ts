import type { FileText } from "./FileText.ts";

/** Lines from 1, both inclusive. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** Lines of a text, and the part of a quotation that they contain, from 0 to 1. */
export interface AlikeLines extends LineSpan {
  readonly likeness: number;
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
): AlikeLines | null {
  const compared = comparedLines(quote);
  const count = compared.length;
  const wanted = new TokenBag(compared);
  let best: AlikeLines | null = null;
  let left = CANDIDATES_MAX;
  for (const { start, end } of ranges) {
    for (let at = start; at <= Math.max(start, end - count + 1) && at <= end && left > 0; at++, left--) {
      const last = Math.min(at + count - 1, end);
      const likeness = wanted.likeness(new TokenBag(lines.slice(at - 1, last)));
      if (likeness > (best?.likeness ?? 0)) {
        best = { start: at, end: Math.min(at + quote.length - 1, end), likeness };
      }
    }
  }
  return best;
}

/** More would delay the page. */
const LINES_MAX = 40;

/** Returns the first lines of a quotation, which are compared with similar lines. */
export function comparedLines(quote: readonly string[]): readonly string[] {
  return quote.slice(0, LINES_MAX);
}

const TOKEN = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;
const WORD = /[\p{L}\p{N}_$]/u;
/** Characters with the same bytes in every encoding. */
const PLAIN = /^[!-~]+$/u;
/** A long word counts more than a short one, up to here; punctuation counts little. */
const WEIGHT_MAX = 8;
const SIGN_WEIGHT = 0.25;
/** Larger than rounding errors of sums of weights. */
const ROUNDING = 1e-6;

/** The words and signs of some lines, without their order: measures the likeness of edited lines. */
export class TokenBag {
  readonly #counts = new Map<string, number>();
  #weight = 0;

  /** Linear in the length of the lines. */
  constructor(lines: readonly string[]) {
    for (const line of lines) {
      for (const token of line.match(TOKEN) ?? []) {
        this.#counts.set(token, (this.#counts.get(token) ?? 0) + 1);
        this.#weight += weightOf(token);
      }
    }
  }

  /** Returns the common part of both, from 0 to 1. The likeness of an empty bag is 0. Linear in the smaller one. */
  likeness(other: TokenBag): number {
    if (this.#counts.size > other.#counts.size) return other.likeness(this);
    let shared = 0;
    for (const [token, count] of this.#counts)
      shared += Math.min(count, other.#counts.get(token) ?? 0) * weightOf(token);
    const all = this.#weight + other.#weight;
    return all === 0 ? 0 : (2 * shared) / all;
  }

  /**
   * Returns true if some lines of a text may have this likeness; never false if some have. For two bags that weigh a
   * and b and share s, likeness is 2s / (a + b); since b is no less than s, s is at least a * likeness / (2 -
   * likeness), and all of it is somewhere in the text. Words times text at worst.
   */
  mayBeAlikeIn(text: FileText, likeness: number): boolean {
    let spare = this.#weight * (1 - likeness / (2 - likeness)) + ROUNDING;
    for (const [token, count] of this.#counts) {
      if (!PLAIN.test(token) || text.includes(Buffer.from(token))) continue;
      spare -= count * weightOf(token);
      if (spare < 0) return false;
    }
    return true;
  }
}

function weightOf(token: string): number {
  return WORD.test(token) ? Math.min(token.length, WEIGHT_MAX) : SIGN_WEIGHT;
}
