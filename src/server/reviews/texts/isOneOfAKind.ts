import type { LineSpan } from "./closestLines.ts";
import { findQuote } from "./findQuote.ts";
import type { FollowedText } from "./followText.ts";
import { saysEnough } from "./saysEnough.ts";

/** Lines around that are compared; more make it no surer. */
const REACH = 12;

/**
 * Tells whether unchanged lines are sure to be the very ones that stand in their place: what did not change around them has a
 * line that stands once in both texts, or stands once itself. A brace among rewritten lines may be another's. Linear
 * in the unchanged lines around, and at worst in the texts.
 */
export function isOneOfAKind(lines: LineSpan, text: FollowedText): boolean {
  const { before, after, runs, anchors } = text;
  const above = runs.findLast(({ oldStart, oldCount }) => oldStart + oldCount <= lines.start);
  const below = runs.find(({ oldStart }) => oldStart > lines.end);
  const start = above === undefined ? 1 : above.oldStart + above.oldCount;
  const end = below === undefined ? before.count : below.oldStart - 1;
  for (let at = firstAtLeast(anchors, start); (anchors[at] ?? Infinity) <= end; at++) {
    const line = anchors[at] ?? 0;
    if (saysEnough(before.slice(line, line))) return true;
  }
  const around = before.slice(Math.max(start, lines.start - REACH), Math.min(end, lines.end + REACH));
  if (!saysEnough(around)) return false;
  const block = { quote: around, before: [], after: [] };
  return findQuote(block, before.lines).length === 1 && findQuote(block, after.lines).length === 1;
}

function firstAtLeast(sorted: Int32Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
