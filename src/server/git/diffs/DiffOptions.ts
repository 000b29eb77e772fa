import type { DiffAlgorithm } from "#contract/algorithmWord.ts";
import type { WhitespaceMode } from "#contract/whitespaceWord.ts";

/** How contents are held against each other, and how much is shown around what differs. */
export interface DiffOptions {
  /** Which white space is left out of account; none if absent. */
  readonly whitespace?: WhitespaceMode | undefined;
  /** How lines are paired; as git does by itself (myers) if absent. */
  readonly algorithm?: DiffAlgorithm | undefined;
  /** Lines shown around a change, 0 to CONTEXT_LINES_MAX; CONTEXT_LINES if absent. */
  readonly contextLines?: number | undefined;
}
