import type { ID } from "grats";
import { undoWorkTreeEdit as undo } from "#server/reviews/worktree/undoWorkTreeEdit.ts";
import type { Context } from "../request/Context.ts";
import { editOfWorkTree } from "./editOfWorkTree.ts";
import { readId } from "../readId.ts";
import type { WorkTreeEditPayload } from "./WorkTreeEditPayload.ts";

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
