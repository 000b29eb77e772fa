import type { DiffFile } from "../DiffFile.ts";
import type { FileContent } from "../FileContents.ts";
import { languageOf } from "./languageOf.ts";
import type { Patch } from "../patch/parsePatch.ts";

/** In characters. The worker takes about 0.1 s for both sides of such a file, and others wait for it meanwhile. */
const LENGTH_MAX = 2_000_000;
/** A text with so many lines is probably longer than that. */
const LINES_MAX = 60_000;

/**
 * Tells what a file's colours come from: from each "hunk" alone, if it shows all that decides, or a longer text would cost
 * too much; else from the "whole" text, which is "missing" where it must be asked for first.
 */
export function colourSource(
  { status, newPath }: DiffFile,
  patch: Patch,
  { text, textFailure }: FileContent,
): "hunk" | "whole" | "missing" {
  const [first] = patch.hunks;
  const last = patch.hunks.at(-1);
  if (first === undefined || last === undefined || languageOf(newPath ?? "") === null) return "hunk";
  if (status === "ADDED" || status === "DELETED" || status === "TYPE_CHANGED" || textFailure !== null) return "hunk";
  if (text !== null) return Math.max(text.length, patch.text.length) > LENGTH_MAX ? "hunk" : "whole";
  const isFromTop = first === last && first.oldStart <= 1 && first.newStart <= 1;
  const isLong = last.newStart > LINES_MAX || patch.text.length > LENGTH_MAX;
  return isFromTop || isLong ? "hunk" : "missing";
}
