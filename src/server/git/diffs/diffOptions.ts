import { algorithmWord, type DiffAlgorithm, type WhitespaceMode } from "#contract/compareParams.ts";
import { GalleyError } from "#contract/errors.ts";
import { CONTEXT_LINES, CONTEXT_LINES_MAX } from "#contract/limits.ts";

/** How contents are held against each other, and how much is shown around what differs. */
export interface DiffOptions {
  /** Which white space is left out of account; none if absent. */
  readonly whitespace?: WhitespaceMode | undefined;
  /** How lines are paired; as git does by itself (myers) if absent. */
  readonly algorithm?: DiffAlgorithm | undefined;
  /** Lines shown around a change, 0 to CONTEXT_LINES_MAX; CONTEXT_LINES if absent. */
  readonly contextLines?: number | undefined;
}

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

/** Gives git's options for a mode. `git diff --raw` takes no notice of them: a list of files is the same in all modes. */
function whitespaceFlags(whitespace: WhitespaceMode): readonly string[] {
  switch (whitespace) {
    case "SHOW":
      return [];
    case "IGNORE_AT_END":
      return ["--ignore-space-at-eol"];
    case "IGNORE_AMOUNT":
      return ["--ignore-space-change"];
    case "IGNORE_ALL":
      return ["--ignore-all-space"];
    case "IGNORE_ALL_AND_BLANK_LINES":
      return ["--ignore-all-space", "--ignore-blank-lines"];
  }
}
