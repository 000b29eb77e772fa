import { NO_RANGES, type TextRange } from "../compare/ChangedWords.ts";
import type { Mark } from "./findMarks.ts";
import { LINE_LENGTH_COLOURED } from "../measures.ts";
import type { TokenClass } from "../colours/tokenClasses.ts";
import { TOKEN_CLASSES } from "../colours/tokenClasses.ts";

/** A run of a line's text that is shown alike. The texts of a line's parts, one after another, are the line. */
export type LinePart = {
  readonly text: string;
  /** Whether it stands out as what changed within the line. */
  readonly isChanged: boolean;
  /** White space that is to be seen, and whether it ends the line. */
  readonly space?: "space" | "tab";
  readonly isTrailing?: boolean;
} & ({ readonly token: TokenClass | null; readonly label: null } | { readonly token: null; readonly label: string });

/** The token records of a line: `records[from]` to `records[to - 1]`, each a token class << 24 | the end of its run. */
export interface LineTokens {
  readonly records: Uint32Array;
  readonly from: number;
  readonly to: number;
}

/**
 * Cuts a line where its colour changes, where a change begins or ends, and around each marked character. Records beyond
 * the text or the coloured length are passed over.
 */
export function lineParts(
  text: string,
  marks: readonly Mark[],
  tokens: LineTokens | null,
  changed: readonly TextRange[] = NO_RANGES,
): readonly LinePart[] {
  const parts: LinePart[] = [];
  let mark = 0;
  let range = 0;
  const isChangedAt = (at: number): boolean => {
    while ((changed[range]?.to ?? text.length) <= at && range < changed.length) range++;
    return (changed[range]?.from ?? text.length) <= at;
  };
  const putText = (from: number, end: number, token: TokenClass | null): void => {
    for (let at = from; at < end;) {
      const isChanged = isChangedAt(at);
      const edge = changed[range];
      const to = Math.min(end, edge === undefined ? end : isChanged ? edge.to : edge.from);
      parts.push({ text: text.slice(at, to), token, label: null, isChanged });
      at = to;
    }
  };
  const putRun = (from: number, end: number, token: TokenClass | null): void => {
    let at = from;
    while (at < end) {
      const next = marks[mark];
      if (next === undefined || next.at >= end) {
        putText(at, end, token);
        return;
      }
      putText(at, next.at, token);
      const after = next.at + next.length;
      if (after > at) {
        const isChanged = isChangedAt(next.at);
        parts.push({ text: text.slice(next.at, after), token: null, label: next.label, isChanged });
      }
      at = after;
      mark++;
    }
  };
  let at = 0;
  for (let i = tokens?.from ?? 0; tokens !== null && i < tokens.to; i++) {
    const record = tokens.records[i] ?? 0;
    const end = Math.min(record & 0xffffff, text.length);
    if (at >= LINE_LENGTH_COLOURED) break;
    if (end <= at) continue;
    putRun(at, end, TOKEN_CLASSES[record >>> 24] ?? null);
    at = Math.max(end, endOfLastMark(marks, mark));
  }
  putRun(at, text.length, null);
  return parts;
}

/** A marked character that a record ends within is shown whole. */
function endOfLastMark(marks: readonly Mark[], next: number): number {
  const last = marks[next - 1];
  return last === undefined ? 0 : last.at + last.length;
}
