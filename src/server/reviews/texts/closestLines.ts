import { comparedLines } from "./comparedLines.ts";
import { TokenBag } from "./TokenBag.ts";

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
