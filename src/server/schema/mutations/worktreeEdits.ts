import type { ID, Int } from "grats";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { applySuggestions as apply, type ShownSuggestion } from "#server/operations/suggesting/applySuggestions.ts";
import { answerApplied, undoApplied } from "#server/operations/suggesting/answerApplied.ts";
import type { MadeEdit } from "#server/operations/worktree/editWorkTree.ts";
import { revertHunks as revert } from "#server/operations/worktree/revertHunks.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import { readId, toGlobalId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { findThread, type ReviewThread } from "../comments/ReviewThread.ts";
import type { GitObjectID } from "../scalars.ts";
import { attempt, type Problem, problemOf } from "./runMutation.ts";

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

/** A part of a suggestion as displayed to the viewer. @gqlInput */
interface ShownPartInput {
  /** The proposed lines. */
  readonly lines: readonly string[];
  /** The lines to replace. Omit them for those that the comment was written on. */
  readonly instead?: readonly string[] | null;
}

/** A suggestion as displayed to the viewer. @gqlInput */
interface ShownSuggestionInput {
  /** The ID of the comment with the suggestion. */
  readonly comment: ID;
  /** All its parts, in order. Omit them if the comment has only one suggestion. */
  readonly parts?: readonly ShownPartInput[] | null;
}

/** The input of `applySuggestions`. @gqlInput */
interface ApplySuggestionsInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The suggestions, all of one repository. */
  readonly suggestions: readonly ShownSuggestionInput[];
}

/** A suggestion that could not be applied. @gqlType */
interface RefusedSuggestion {
  /** The ID of the comment with the suggestion. @gqlField */
  readonly comment: ID;
  /** The reason. @gqlField */
  readonly problem: Problem;
}

/** The payload of `applySuggestions`. @gqlType */
interface ApplySuggestionsPayload {
  /** The ID to undo the edit with, or null if no suggestion was applied. @gqlField */
  readonly edit: ID | null;
  /** The paths of the files that were written. @gqlField */
  readonly paths: readonly string[];
  /** The threads of the applied suggestions. @gqlField */
  readonly applied: readonly ReviewThread[];
  /** The suggestions that could not be applied. @gqlField */
  readonly refused: readonly RefusedSuggestion[];
  /** The snapshot that has the applied suggestions, by which their threads were answered, or null if there is none. @gqlField */
  readonly snapshotOid: GitObjectID | null;
  /** The reason why the threads were not answered, or null. @gqlField */
  readonly unanswered: Problem | null;
  /** The reason why no suggestion was applied, or null. @gqlField */
  readonly problem: Problem | null;
}

/**
 * Applies suggestions to the files of the work tree. Each is applied with all its parts or not at all; those that can be
 * are written together, and of two that change the same lines the first. The lines may have moved, but they must be
 * unchanged since they were displayed, and the reviewed commit must be checked out. Each thread gets a reply that a
 * snapshot of the work tree addresses it; it is not resolved.
 * @gqlMutationField
 */
export async function applySuggestions(
  context: Context,
  input: ApplySuggestionsInput,
): Promise<ApplySuggestionsPayload> {
  const { done, problem } = await attempt(() => applyShown(context, input));
  const none = { edit: null, paths: [], applied: [], refused: [], snapshotOid: null, unanswered: null };
  if (problem) return { ...none, problem };
  const { served, ids, made, applied, refused, reviewContext } = done;
  const failures = [...refused].map(([shown, error]) => ({ comment: ids.get(shown) ?? "", problem: problemOf(error) }));
  if (made === null) return { ...none, refused: failures, problem: failures[0]?.problem ?? null };
  const answer = applied.length === 0 ? null : await attempt(() => answerApplied(reviewContext, made.edit, applied));
  context.loaders.forget();
  const threads = applied.map(async ({ review, thread }) =>
    findThread(await context.loaders.reviewsOf(served).viewerReview(review.revision), thread.root.item.id),
  );
  return {
    edit: toGlobalId("WorkTreeEdit", served.git.id, made.edit),
    paths: made.paths,
    applied: (await Promise.all(threads)).filter((thread) => thread !== null),
    refused: failures,
    snapshotOid: answer?.done ?? null,
    unanswered: answer?.problem ?? null,
    problem: null,
  };
}

async function applyShown(context: Context, input: ApplySuggestionsInput) {
  const ids = new Map<ShownSuggestion, ID>();
  const read = input.suggestions.map(({ comment: id, parts }) => {
    const { served, names } = readId(context, "ReviewComment", id);
    const [review = "", comment = ""] = names;
    const shownParts = parts?.map(({ lines, instead }) => ({ lines, instead: instead ?? null })) ?? null;
    const shown = { review, comment, parts: shownParts };
    ids.set(shown, id);
    return { served, shown };
  });
  const [first] = read;
  if (first === undefined) throw new GalleyError("BAD_INPUT", "No suggestion was given.");
  const { served } = first;
  if (read.some((one) => one.served !== served))
    throw new GalleyError("BAD_INPUT", "Suggestions that are applied together must be in one repository.");
  const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
  const suggestions = read.map(({ shown }) => shown);
  return { served, ids, reviewContext, ...(await apply(reviewContext, { key: input.key, suggestions })) };
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
    const span = { from: comparison.oldOid ?? served.git.emptyTree, to: comparison.newOid };
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
 * Undoes an edit of files of the work tree, all or none. Each file must still be as the edit left it. Replies that say
 * that it applied suggestions are deleted.
 * @gqlMutationField
 */
export async function undoWorkTreeEdit(context: Context, input: UndoWorkTreeEditInput): Promise<WorkTreeEditPayload> {
  return editOfWorkTree(context, async () => {
    const { served, names } = readId(context, "WorkTreeEdit", input.edit);
    const reviewContext = await context.loaders.reviewsOf(served).reviewContext();
    return { served, made: await undoApplied(reviewContext, { key: input.key, edit: names[0] ?? "" }) };
  });
}
