import type { ID } from "grats";
import { changeWorktree } from "./changeWorktree.ts";
import type { Context } from "../request/Context.ts";
import type { WorktreePayload } from "./WorktreePayload.ts";

/**
 * The work tree to look at.
 * @gqlInput
 */
interface TakeSnapshotInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The repository whose work tree it is. */
  readonly repositoryId: ID;
}

/**
 * Takes a snapshot of all that is not committed and records it in the review that it belongs to. Where nothing has changed
 * nothing is written. It stays in this repository.
 * @gqlMutationField
 */
export async function takeSnapshot(context: Context, input: TakeSnapshotInput): Promise<WorktreePayload> {
  return changeWorktree(context, input, async () => undefined);
}
