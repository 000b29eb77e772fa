import type { ID, Int } from "grats";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { applySuggestions as apply } from "#server/operations/suggestions/applySuggestions.ts";
import { type MadeEdit, undoWorkTreeEdit as undo } from "#server/operations/worktree/editWorkTree.ts";
import { revertHunks as revert } from "#server/operations/worktree/revertHunks.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import { readId, toGlobalId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { attempt, type Problem } from "./runMutation.ts";

/** The payload of a mutation that edits files of a work tree. @gqlType */
export interface WorkTreeEditPayload {
  /** The ID to undo the edit with, or null if the mutation failed. @gqlField */
  readonly edit: ID | null;
  /** The paths of the files that were written or deleted. Empty if the mutation failed. @gqlField */
  readonly paths: readonly string[];
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** Edits files of a work tree. An expected error becomes a problem. */
async function editOfWorkTree(
  context: Context,
  action: () => Promise<{ readonly served: ServedRepository; readonly made: MadeEdit }>,
): Promise<WorkTreeEditPayload> {
  const { done, problem } = await attempt(action);
  if (problem) return { edit: null, paths: [], problem };
  context.loaders.forget();
  const { served, made } = done;
  return { edit: toGlobalId("WorkTreeEdit", served.git.id, made.edit), paths: made.paths, problem: null };
}

/** A suggestion as displayed to the viewer. @gqlInput */
interface ShownSuggestionInput {
  /** The ID of the comment with the suggestion. */
  readonly comment: ID;
  /** The proposed lines. */
  readonly lines: readonly string[];
  /** The lines to replace. */
  readonly instead: readonly string[];
}

/** The input of `applySuggestions`. @gqlInput */
interface ApplySuggestionsInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The suggestions, all of one repository. */
  readonly suggestions: readonly ShownSuggestionInput[];
}

/**
 * Applies suggestions to the files of the work tree, all or none. The lines may have moved, but they must be unchanged
 * since they were displayed, and the reviewed commit must be checked out. Threads are not resolved.
 * @gqlMutationField
 */
export async function applySuggestions(context: Context, input: ApplySuggestionsInput): Promise<WorkTreeEditPayload> {
  return editOfWorkTree(context, async () => {
    const read = input.suggestions.map(({ comment: id, lines, instead }) => {
      const { served, names } = readId(context, "ReviewComment", id);
      const [review = "", comment = ""] = names;
      return { served, shown: { review, comment, lines, instead } };
    });
    const [first] = read;
    if (first === undefined) throw new GalleyError("BAD_INPUT", "No suggestion was given.");
    if (read.some(({ served }) => served !== first.served))
      throw new GalleyError("BAD_INPUT", "Suggestions that are applied together must be in one repository.");
    const { served } = first;
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    return {
      served,
      made: await apply(reviewContext, { key: input.key, suggestions: read.map(({ shown }) => shown) }),
    };
  });
}

/**
 * A run of changed lines in a file. Lines are counted from 1. An empty side gives the line before which it would be.
 * @gqlInput
 */
interface ChangedRunInput {
  /** The first old line. */
  readonly oldStart: Int;
  /** The number of old lines. */
  readonly oldCount: Int;
  /** The first new line. */
  readonly newStart: Int;
  /** The number of new lines. */
  readonly newCount: Int;
}

/** The changes of a file to revert. @gqlInput */
interface RevertedFileInput {
  /** The current path of the file, or its last one if it was deleted. */
  readonly path: string;
  /** The changed runs to revert, from top to bottom. */
  readonly runs: readonly ChangedRunInput[];
}

/** The input of `revertHunks`. @gqlInput */
interface RevertHunksInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the comparison, whose newer side is the work tree. */
  readonly comparison: ID;
  /** The files, each once. */
  readonly files: readonly RevertedFileInput[];
}

/**
 * Reverts changes in the files of the work tree, all or none. The old lines are restored, everything else stays byte
 * for byte, and the index does not change. Each file must have the content of the newer side of the comparison.
 * @gqlMutationField
 */
export async function revertHunks(context: Context, input: RevertHunksInput): Promise<WorkTreeEditPayload> {
  return editOfWorkTree(context, async () => {
    const { served, names } = readId(context, "Comparison", input.comparison);
    const comparison = await Comparison.byId(context, [served.git.id, ...names]);
    const span = { from: comparison.oldOid() ?? served.git.emptyTree, to: comparison.newOid() };
    const fields = input.files.map(async ({ path, runs }) => {
      const file = await context.loaders.of(served.git).file(span, path);
      if (file === undefined) throw new GalleyError("BAD_INPUT", `${displayLine(path)} is not among these files.`);
      return { file, runs };
    });
    const files = await Promise.all(fields);
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    return { served, made: await revert(reviewContext, { key: input.key, files }) };
  });
}

/** The input of `undoWorkTreeEdit`. @gqlInput */
interface UndoWorkTreeEditInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the edit, from its payload. */
  readonly edit: ID;
}

/**
 * Undoes an edit of files of the work tree, all or none. Each file must still be as the edit left it.
 * @gqlMutationField
 */
export async function undoWorkTreeEdit(context: Context, input: UndoWorkTreeEditInput): Promise<WorkTreeEditPayload> {
  return editOfWorkTree(context, async () => {
    const { served, names } = readId(context, "WorkTreeEdit", input.edit);
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    return { served, made: await undo(reviewContext, { key: input.key, edit: names[0] ?? "" }) };
  });
}
