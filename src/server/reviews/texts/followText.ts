import { alignLines, type Alignment } from "./alignLines.ts";
import type { FileText } from "./FileText.ts";

/** Both states of a file, and what was replaced between them. */
export interface FollowedText extends Alignment {
  readonly before: FileText;
  readonly after: FileText;
}

/** Compares two states of a file. Costs what `alignLines` costs. */
export function followText(before: FileText, after: FileText): FollowedText {
  return { before, after, ...alignLines(before.ids, after.ids) };
}
