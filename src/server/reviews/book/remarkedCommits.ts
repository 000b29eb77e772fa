import { isOid, type Oid } from "#server/git/oid.ts";
import type { FoldedReview } from "../FoldedReview.ts";

/**
 * Gives the commits that a review's comments stand on, in the order of the comments, the old sides left out: where no patch
 * set is recorded, they alone tell what its branch once held.
 */
export function remarkedCommits({ requests, threads, patchSets }: FoldedReview): readonly Oid[] {
  const bases = new Set<string | null>([
    ...requests.map(({ baseCommit }) => baseCommit),
    ...patchSets.map(({ base }) => base),
  ]);
  const commits = threads.flatMap(({ comments }) =>
    comments.flatMap(({ item }) => {
      const commit = item.location?.commit ?? "";
      return isOid(commit) && item.extras.side !== "old" && !bases.has(commit) ? [commit] : [];
    }),
  );
  return [...new Set(commits)];
}
