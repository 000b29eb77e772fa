import { findMarks } from "./findMarks.ts";
import { LineKind, type Patch } from "../patch/parsePatch.ts";
import { NO_LENGTHS, shownText } from "./shownText.ts";

/** A longer line may be laid out in pieces. */
export const PLAIN_LENGTH = 1000;

/** Tells whether a line of code can be shown by its bare text: it is not long, and no character of it is labelled. */
export function isPlainLine(patch: Patch, line: number): boolean {
  const length = (patch.ends[line] ?? 0) - (patch.starts[line] ?? 0);
  if (length > PLAIN_LENGTH || patch.kinds[line] === LineKind.marker) return false;
  return findMarks(shownText(patch, line, NO_LENGTHS)).length === 0;
}
