import { algorithmWord } from "#contract/algorithmWord.ts";
import { GalleyError } from "#contract/errors.ts";
import { CONTEXT_LINES, CONTEXT_LINES_MAX } from "#contract/limits.ts";
import type { DiffOptions } from "./DiffOptions.ts";
import { whitespaceFlags } from "./whitespaceFlags.ts";

/**
 * Gives git's flags for a way of comparing, none for git's own: so, joined, they also tell ways apart. Fails as BAD_INPUT for a
 * number of lines that nobody can show.
 */
export function diffFlags({
  whitespace = "SHOW",
  algorithm = "MYERS",
  contextLines = CONTEXT_LINES,
}: DiffOptions): readonly string[] {
  if (!Number.isInteger(contextLines) || contextLines < 0 || contextLines > CONTEXT_LINES_MAX)
    throw new GalleyError("BAD_INPUT", `From 0 to ${CONTEXT_LINES_MAX} lines are shown around a change.`);
  return [
    ...whitespaceFlags(whitespace),
    ...(algorithm === "MYERS" ? [] : [`--diff-algorithm=${algorithmWord.write(algorithm)}`]),
    ...(contextLines === CONTEXT_LINES ? [] : [`--unified=${contextLines}`]),
  ];
}
