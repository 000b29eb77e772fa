import type { FileText } from "./FileText.ts";

/** Lines from 1, both within. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** Lines of a text, and how much of a quotation stands in them, from 0 to 1. */
export interface AlikeLines extends LineSpan {
  readonly likeness: number;
}

/** A quotation is compared with so many places; more would make a page wait. */
const PLACES_MAX = 4000;

/**
 * Finds the lines of a text that are most like a quotation, as many as it has, within one of some stretches; the first of
 * equals. Of a stretch that is shorter all is taken. Null where no word of it stands in any. Places times quoted lines.
 */
export function closestLines(
  quote: readonly string[],
  lines: readonly string[],
  stretches: readonly LineSpan[],
): AlikeLines | null {
  const compared = comparedLines(quote);
  const count = compared.length;
  const wanted = new TokenBag(compared);
  let best: AlikeLines | null = null;
  let left = PLACES_MAX;
  for (const { start, end } of stretches) {
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

/** More would make a page wait. */
const LINES_MAX = 40;

/** Gives the lines by which a quotation is compared with lines like it: its first ones. */
export function comparedLines(quote: readonly string[]): readonly string[] {
  return quote.slice(0, LINES_MAX);
}

const TOKEN = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;
const WORD = /[\p{L}\p{N}_$]/u;
/** The same bytes in every encoding. */
const PLAIN = /^[!-~]+$/u;
/** A long word says more than a short one, up to here; what is no word says little. */
const WEIGHT_MAX = 8;
const SIGN_WEIGHT = 0.25;
/** More than sums of weights are off by. */
const ROUNDING = 1e-6;

/** The words and signs of some lines, without their order: tells how alike lines are that were edited. */
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

  /** How much both have in common, from 0 to 1, which is all. Of nothing nothing is alike. Linear in the smaller one. */
  likeness(other: TokenBag): number {
    if (this.#counts.size > other.#counts.size) return other.likeness(this);
    let shared = 0;
    for (const [token, count] of this.#counts)
      shared += Math.min(count, other.#counts.get(token) ?? 0) * weightOf(token);
    const all = this.#weight + other.#weight;
    return all === 0 ? 0 : (2 * shared) / all;
  }

  /**
   * Tells whether any lines of a text may be so much like these: never false where some are. Of two bags that weigh a and b and
   * share s, likeness is 2s / (a + b); as b is no less than s, s is at least a * likeness / (2 - likeness), all of which
   * stands in the text somewhere. Words times text at worst.
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
