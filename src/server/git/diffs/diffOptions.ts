import { algorithmParam, type DiffAlgorithm, type WhitespaceMode } from "#contract/compareParams.ts";
import { GalleyError } from "#contract/errors.ts";
import { CONTEXT_LINES, CONTEXT_LINES_MAX } from "#contract/limits.ts";

/** Options for comparing contents. */
export interface DiffOptions {
  /** The whitespace changes to ignore; none if absent. */
  readonly whitespace?: WhitespaceMode | undefined;
  /** The diff algorithm; git's default (myers) if absent. */
  readonly algorithm?: DiffAlgorithm | undefined;
  /** Context lines, 0 to CONTEXT_LINES_MAX; CONTEXT_LINES if absent. */
  readonly contextLines?: number | undefined;
}

/**
 * Returns git's flags for diff options, none for git's defaults; joined, they also serve as a cache key. Fails with
 * BAD_INPUT for an invalid number of context lines.
 */
export function diffFlags({
  whitespace = "SHOW",
  algorithm = "MYERS",
  contextLines = CONTEXT_LINES,
}: DiffOptions): readonly string[] {
  if (!Number.isInteger(contextLines) || contextLines < 0 || contextLines > CONTEXT_LINES_MAX)
    throw new GalleyError("BAD_INPUT", `The number of context lines must be 0 to ${CONTEXT_LINES_MAX}.`);
  return [
    ...whitespaceFlags(whitespace),
    ...(algorithm === "MYERS" ? [] : [`--diff-algorithm=${algorithmParam.write(algorithm)}`]),
    ...(contextLines === CONTEXT_LINES ? [] : [`--unified=${contextLines}`]),
  ];
}

/** Returns git's flags for a mode. `git diff --raw` ignores them, so a list of files is the same in all modes. */
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
