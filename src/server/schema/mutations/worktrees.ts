import type { ID, Int } from "grats";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { forgetSnapshots } from "#server/operations/worktree/dropSnapshots.ts";
import { includeSkippedFile as read } from "#server/operations/worktree/takeSnapshot.ts";
import { readId } from "../request/globalId.ts";
import type { Context } from "../request/Context.ts";
import { loadWorktree } from "../worktrees/Worktree.ts";
import { attempt, type DonePayload, type Problem } from "./runMutation.ts";

/** Runs an action on the work tree of a repository, and scans it again. An expected error becomes a problem. */
async function changeWorktree(
  context: Context,
  input: { readonly key: string; readonly repositoryId: ID },
  action: (reviewContext: ReviewContext) => Promise<unknown>,
): Promise<DonePayload> {
  const { problem } = await attempt(async () => {
    inputRules.key(input.key);
    const { served } = readId(context, "Repository", input.repositoryId);
    await action(await context.loaders.reviewsOf(served).reviewContext());
    context.loaders.forget();
    await loadWorktree(context, served);
  });
  return { problem };
}

/** The input of `takeSnapshot`. @gqlInput */
interface TakeSnapshotInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the repository of the work tree. */
  readonly repositoryId: ID;
}

/**
 * Takes a snapshot of all uncommitted work and records it in the review that it belongs to. Writes nothing if nothing
 * changed. The snapshot stays in this repository.
 * @gqlMutationField
 */
export async function takeSnapshot(context: Context, input: TakeSnapshotInput): Promise<DonePayload> {
  return changeWorktree(context, input, async () => undefined);
}

/** The payload of `dropSnapshots`. @gqlType */
interface DropSnapshotsPayload {
  /** The number of deleted snapshots, or null if the mutation failed. @gqlField */
  readonly dropped: Int | null;
  /** The number of remaining snapshots, or null if the mutation failed. @gqlField */
  readonly left: Int | null;
  /** The reason why the mutation failed, or null. @gqlField */
  readonly problem: Problem | null;
}

/** The input of `dropSnapshots`. @gqlInput */
interface DropSnapshotsInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The slug of the repository. */
  readonly slug: string;
  /**
   * Prefixes of the snapshots' commit IDs, deleted even if a review refers to them. If omitted, all snapshots that no
   * review refers to.
   */
  readonly ids?: readonly string[] | null;
}

/**
 * Deletes snapshots of uncommitted work. The comments on them stay; the files go when Git next collects garbage.
 * Returns BAD_INPUT if a prefix matches none or several, and then deletes none.
 * @gqlMutationField
 */
export async function dropSnapshots(context: Context, input: DropSnapshotsInput): Promise<DropSnapshotsPayload> {
  const { done, problem } = await attempt(async () => {
    const reviewContext = await context.loaders.reviewsOf(context.repositories.bySlug(input.slug)).reviewContext();
    return forgetSnapshots(reviewContext, { key: input.key, which: input.ids ?? "all" });
  });
  if (problem) return { dropped: null, left: null, problem };
  return { dropped: done.dropped, left: done.stay, problem: null };
}

/** The input of `includeSkippedFile`. @gqlInput */
interface IncludeSkippedFileInput {
  /** The client's idempotency key: 8 to 64 letters, digits, `_` or `-`. */
  readonly key: string;
  /** The ID of the repository of the work tree. */
  readonly repositoryId: ID;
  /** The path of the file, as in `Worktree.skippedFiles`. */
  readonly path: string;
}

/**
 * Includes a file that was skipped because it is large, may contain secrets, or has a filter of the repository, which is
 * not run. From now on it is among the changes, as it is on disk. Its content stays in this repository until the review is shared.
 * @gqlMutationField
 */
export async function includeSkippedFile(context: Context, input: IncludeSkippedFileInput): Promise<DonePayload> {
  return changeWorktree(context, input, (reviewContext) => read(reviewContext, { path: input.path }));
}
