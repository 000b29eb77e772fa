import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { displayLine } from "#contract/byteText.ts";
import { revertHunks as revert } from "#server/reviews/worktree/revertHunks.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { editOfWorkTree } from "./editOfWorkTree.ts";
import { readId } from "../readId.ts";
import type { WorkTreeEditPayload } from "./WorkTreeEditPayload.ts";

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
