import type { QuotedLines } from "./quoteLines.ts";
import { saysEnough } from "./saysEnough.ts";

/** A place where quoted lines stand. */
export interface QuotePlace {
  /** Its first line, from 1. */
  readonly line: number;
  /** How many lines around it are those that stood around the quotation; a bare brace counts little. */
  readonly context: number;
}

const BRACE_WEIGHT = 0.1;
/** A quotation is looked for by its first lines; more make it no surer. */
const LINES_MAX = 200;

/**
 * Finds all places where quoted lines stand in a text, in order, of those whose first line `isMeant`. Lines times those of the
 * quotation at worst, 200 of which count.
 */
export function findQuote(
  { quote, before, after }: QuotedLines,
  lines: readonly string[],
  isMeant: (line: number) => boolean = () => true,
): readonly QuotePlace[] {
  const wanted = quote.slice(0, LINES_MAX);
  const [first] = wanted;
  if (first === undefined) return [];
  const above = before.toReversed();
  const places: QuotePlace[] = [];
  for (let at = lines.indexOf(first); at >= 0; at = lines.indexOf(first, at + 1)) {
    if (wanted.some((line, index) => lines[at + index] !== line) || !isMeant(at + 1)) continue;
    const behind = at + quote.length;
    const context = alike(above, (index) => lines[at - 1 - index]) + alike(after, (index) => lines[behind + index]);
    places.push({ line: at + 1, context });
  }
  return places;
}

/** Weighs the lines that are the same from the first one on. */
function alike(wanted: readonly string[], lineAt: (index: number) => string | undefined): number {
  let weight = 0;
  for (let index = 0; index < wanted.length; index++) {
    const line = wanted[index] ?? "";
    if (lineAt(index) !== line) break;
    weight += saysEnough([line]) ? 1 : BRACE_WEIGHT;
  }
  return weight;
}
