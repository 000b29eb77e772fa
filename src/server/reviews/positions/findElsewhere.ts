import { closestLines } from "../texts/closestLines.ts";
import { findQuote } from "../texts/findQuote.ts";
import type { GainingFile } from "../texts/GainingFile.ts";
import { LostQuote } from "./LostQuote.ts";
import type { AnchoredLines, PortedAnchor } from "./portAnchor.ts";
import type { QuotedLines } from "../texts/quoteLines.ts";
import { saysEnough } from "../texts/saysEnough.ts";
import { unspaced } from "../texts/unspaced.ts";

const MOVED = "Its lines went to another file.";
const SPACED = "Its lines went to another file, with other white space.";
const ALIKE = "Its lines went to another file and were changed.";

/** What a quotation must have to be looked for among lines that are not the very ones. */
const LETTERS_MIN = 12;
const CONTEXT_MIN = 2;

/**
 * Looks for remarked lines among those that other files gained: the very lines, then with other white space, then what is
 * much like them. Of several places the one with most of the lines around; of equals none is sure. Null where there is none.
 * Linear in the texts, but for comparing what is alike.
 */
export function findElsewhere(
  anchor: AnchoredLines,
  files: readonly GainingFile[],
): (PortedAnchor & { readonly path: string }) | null {
  const { quote } = anchor;
  if (!saysEnough(quote)) return null;
  const bare = unspaced.quote(anchor);
  const block = `\n${bare.quote.join("\n")}\n`;
  const lost = new LostQuote(quote);
  const likely = files.filter(({ after }) => lost.mayStandIn(after) && after.unspacedText.includes(block));
  for (const isSpaced of [true, false]) {
    const [found, next] = likely
      .flatMap((file) => gainedPlaces(isSpaced ? anchor : bare, file, isSpaced))
      .toSorted((a, b) => b.context - a.context);
    const isSure = found !== undefined && found.context > (next?.context ?? -1);
    if (!isSure || !isTelling(quote, found.context)) continue;
    const lines = { path: found.path, startLine: found.line, endLine: found.line + quote.length - 1 };
    return isSpaced
      ? { ...lines, certainty: "MOVED", reason: MOVED, likeness: 1 }
      : { ...lines, certainty: "EDITED", reason: SPACED, likeness: 0.95 };
  }
  return isTelling(quote, 0) ? mostAlike(quote, files) : null;
}

/** Short lines are taken for the same only among those that stood around them. */
function isTelling(quote: readonly string[], context: number): boolean {
  const letters = quote.join("").replaceAll(/[^\p{L}\p{N}]/gu, "").length;
  return letters >= LETTERS_MIN || context >= CONTEXT_MIN;
}

function gainedPlaces(quoted: QuotedLines, file: GainingFile, isSpaced: boolean) {
  const last = quoted.quote.length - 1;
  const { path, after, gained } = file;
  const isGained = (line: number): boolean => gained.some(({ start, end }) => start <= line && line + last <= end);
  const places = findQuote(quoted, isSpaced ? after.lines : after.unspacedLines, isGained);
  return places.map((place) => ({ ...place, path }));
}

function mostAlike(quote: readonly string[], files: readonly GainingFile[]) {
  let best: (PortedAnchor & { readonly path: string }) | null = null;
  for (const { path, after, gained } of files) {
    const closest = closestLines(quote, after.lines, gained);
    if (closest === null || closest.likeness < Math.max(LostQuote.ALIKE_MIN, best?.likeness ?? 0)) continue;
    const { start, end, likeness } = closest;
    best = { path, certainty: "EDITED", startLine: start, endLine: end, reason: ALIKE, likeness };
  }
  return best;
}
