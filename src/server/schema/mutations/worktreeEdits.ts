import type { ID, Int } from "grats";
import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { applySuggestions as apply } from "#server/reviews/suggestions/applySuggestions.ts";
import type { MadeEdit } from "#server/reviews/worktree/editWorkTree.ts";
import { revertHunks as revert } from "#server/reviews/worktree/revertHunks.ts";
import { undoWorkTreeEdit as undo } from "#server/reviews/worktree/undoWorkTreeEdit.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import { readId, toGlobalId } from "../globalId.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { attempt, type Problem } from "./Problem.ts";

/**
 * What became of an edit of a work tree's files.
 * @gqlType
 */
export interface WorkTreeEditPayload {
  /**
   * What the edit is undone by, opaque; null where nothing was done.
   * @gqlField
   */
  readonly edit: ID | null;
  /**
   * The files that were written or taken away; none where nothing was done.
   * @gqlField
   */
  readonly paths: readonly string[];
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/** Has files of a work tree edited. A failure that was foreseen becomes a problem. */
async function editOfWorkTree(
  context: Context,
  deed: () => Promise<{ readonly served: ServedRepository; readonly made: MadeEdit }>,
): Promise<WorkTreeEditPayload> {
  const { done, problem } = await attempt(deed);
  if (problem) return { edit: null, paths: [], problem };
  context.loaders.forget();
  const { served, made } = done;
  return { edit: toGlobalId("WorkTreeEdit", served.git.id, made.edit), paths: made.paths, problem: null };
}

const NONE = "No suggestion was named.";
const ONE_REPOSITORY = "Suggestions that are applied together are of one repository.";

/**
 * A suggestion as it was seen.
 * @gqlInput
 */
interface SeenSuggestionInput {
  /** The comment that it stands in. */
  readonly comment: ID;
  /** The lines that are proposed. */
  readonly lines: readonly string[];
  /** The lines that they are to replace. */
  readonly instead: readonly string[];
}

/**
 * What is applied.
 * @gqlInput
 */
interface ApplySuggestionsInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The suggestions, all of one repository. */
  readonly suggestions: readonly SeenSuggestionInput[];
}

/**
 * Puts suggested lines into the files of the work tree, all of them or none: wherever the lines stand by now that they were written
 * on, as long as these are what was seen and the reviewed commit is checked out. Nobody's thread is settled by it.
 * @gqlMutationField
 */
export async function applySuggestions(context: Context, input: ApplySuggestionsInput): Promise<WorkTreeEditPayload> {
  return editOfWorkTree(context, async () => {
    const read = input.suggestions.map(({ comment: id, lines, instead }) => {
      const { served, names } = readId(context, "ReviewComment", id);
      const [review = "", comment = ""] = names;
      return { served, seen: { review, comment, lines, instead } };
    });
    const [first] = read;
    if (first === undefined) throw new GalleyError("BAD_INPUT", NONE);
    if (read.some(({ served }) => served !== first.served)) throw new GalleyError("BAD_INPUT", ONE_REPOSITORY);
    const { served } = first;
    const room = await context.loaders.reviewsOf(served).room();
    return { served, made: await apply(room, { key: input.key, suggestions: read.map(({ seen }) => seen) }) };
  });
}

/**
 * Lines of a file that a change put in the place of others. Lines are counted from 1; of no lines it is the one that they would
 * stand before.
 * @gqlInput
 */
interface ChangedRunInput {
  /** The first line that was there before. */
  readonly oldStart: Int;
  /** How many. */
  readonly oldCount: Int;
  /** The first line that is there now. */
  readonly newStart: Int;
  /** How many. */
  readonly newCount: Int;
}

/**
 * What of a file's change is taken back.
 * @gqlInput
 */
interface RevertedFileInput {
  /** Where the file is now, or was if it is gone. */
  readonly path: string;
  /** What changed in it and is taken back, top to bottom. */
  readonly runs: readonly ChangedRunInput[];
}

/**
 * What is taken back.
 * @gqlInput
 */
interface RevertHunksInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The change, whose newer side is what is in the work tree. */
  readonly comparison: ID;
  /** The files, each once. */
  readonly files: readonly RevertedFileInput[];
}

/**
 * Takes changes back in the files of the work tree, all of them or none: the lines that were there before come back, all else stays
 * byte by byte, and what is staged stays so. Only while each file holds what the newer side of the change shows.
 * @gqlMutationField
 */
export async function revertHunks(context: Context, input: RevertHunksInput): Promise<WorkTreeEditPayload> {
  return editOfWorkTree(context, async () => {
    const { served, names } = readId(context, "Comparison", input.comparison);
    const comparison = await Comparison.byId(context, [served.git.id, ...names]);
    const span = { from: comparison.oldOid() ?? served.git.emptyTree, to: comparison.newOid() };
    const asked = input.files.map(async ({ path, runs }) => {
      const file = await context.loaders.of(served.git).file(span, path);
      if (file === undefined) throw new GalleyError("BAD_INPUT", `${displayLine(path)} is not among these files.`);
      return { file, runs };
    });
    const files = await Promise.all(asked);
    const room = await context.loaders.reviewsOf(served).room();
    return { served, made: await revert(room, { key: input.key, files }) };
  });
}

/**
 * Which edit is undone.
 * @gqlInput
 */
interface UndoWorkTreeEditInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The edit, as the payload named it. */
  readonly edit: ID;
}

/**
 * Takes an edit of the work tree's files back, all of it or nothing: only while each file is as the edit left it.
 * @gqlMutationField
 */
export async function undoWorkTreeEdit(context: Context, input: UndoWorkTreeEditInput): Promise<WorkTreeEditPayload> {
  return editOfWorkTree(context, async () => {
    const { served, names } = readId(context, "WorkTreeEdit", input.edit);
    const room = await context.loaders.reviewsOf(served).room();
    return { served, made: await undo(room, { key: input.key, edit: names[0] ?? "" }) };
  });
}
