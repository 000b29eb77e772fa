import { type LineRange, parseSuggestions, writeSuggestion } from "#contract/suggesting/suggestionText.ts";

/** A part of a suggestion: the proposed lines instead of some. */
export interface Part {
  readonly range: LineRange;
  readonly lines: readonly string[];
}

/** Returns the parts of a text with one suggestion; null for any other text. `own` are the lines that it is on. */
export function partsOf(body: string, own: LineRange): readonly Part[] | null {
  const [parts, ...others] = parseSuggestions(body);
  if (parts === undefined || others.length > 0) return null;
  return parts.map(({ range, lines }) => ({ range: range ?? own, lines }));
}

interface JoinedParts {
  readonly range: LineRange;
  /** The parts in the range, and all others. */
  readonly joined: readonly Part[];
  readonly others: readonly Part[];
}

/** Extends lines by the parts that they touch, so that together they are one part. Quadratic in the parts. */
export function joinParts(parts: readonly Part[], range: LineRange): JoinedParts {
  const touches = (part: Part): boolean =>
    part.range.startLine <= range.endLine + 1 && part.range.endLine >= range.startLine - 1;
  const joined = parts.filter(touches);
  const startLine = Math.min(range.startLine, ...joined.map((part) => part.range.startLine));
  const endLine = Math.max(range.endLine, ...joined.map((part) => part.range.endLine));
  if (startLine === range.startLine && endLine === range.endLine)
    return { range, joined, others: parts.filter((part) => !touches(part)) };
  return joinParts(parts, { startLine, endLine });
}

/** Returns the lines of a range as its parts propose them. `original` are those of the file. */
export function proposedLines({ range, joined }: JoinedParts, original: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (let line = range.startLine; line <= range.endLine; line++) {
    const part = joined.find((one) => one.range.startLine === line);
    if (part === undefined) lines.push(original[line - range.startLine] ?? "");
    else lines.push(...part.lines);
    line = part?.range.endLine ?? line;
  }
  return lines;
}

/**
 * Writes a text and the parts of a suggestion. Returns it with the lines that it is on: those of the first part, null
 * without parts.
 */
export function writeParts(
  text: string,
  parts: readonly Part[],
): { readonly body: string; readonly own: LineRange | null } {
  const sorted = parts.toSorted((a, b) => a.range.startLine - b.range.startLine);
  const [first] = sorted;
  const blocks = writeSuggestion(sorted.length > 1 ? sorted : sorted.map(({ lines }) => ({ range: null, lines })));
  return { body: [text, blocks].filter((one) => one !== "").join("\n\n"), own: first?.range ?? null };
}
