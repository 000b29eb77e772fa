import type { Int } from "grats";
import { forgetSnapshots } from "#server/reviews/worktree/forgetSnapshots.ts";
import { attempt } from "./attempt.ts";
import type { Context } from "../request/Context.ts";
import type { Problem } from "./Problem.ts";

/**
 * What became of snapshots that were to go.
 * @gqlType
 */
interface DropSnapshotsPayload {
  /**
   * How many were taken away; null where nothing was done.
   * @gqlField
   */
  readonly dropped: Int | null;
  /**
   * How many are left; null where nothing was done.
   * @gqlField
   */
  readonly left: Int | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * The snapshots to take away.
 * @gqlInput
 */
interface DropSnapshotsInput {
  /** The client's name of the deed. */
  readonly key: string;
  /** The repository. */
  readonly slug: string;
  /** The first digits of their commits' ids, whatever refers to them; all to which no review refers where left out. */
  readonly ids?: readonly string[] | null;
}

/**
 * Takes snapshots of uncommitted work away. What a review says of one stays; the files go when git next cleans up. BAD_INPUT where a
 * name fits none or several, and takes none then.
 * @gqlMutationField
 */
export async function dropSnapshots(context: Context, input: DropSnapshotsInput): Promise<DropSnapshotsPayload> {
  const { done, problem } = await attempt(async () => {
    const room = await context.loaders.reviewsOf(context.repositories.bySlug(input.slug)).room();
    return forgetSnapshots(room, { key: input.key, which: input.ids ?? "all" });
  });
  if (problem) return { dropped: null, left: null, problem };
  return { dropped: done.dropped, left: done.stay, problem: null };
}
