import type { ID } from "grats";
import { liveSnapshot } from "#server/git/snapshots/liveSnapshot.ts";
import { newsOf } from "#server/git/workTree/newsOf.ts";
import { partSpan } from "#server/git/snapshots/partSpan.ts";
import { askedFiles } from "#server/reviews/worktree/askedFiles.ts";
import { ChangeNews } from "./ChangeNews.ts";
import type { Context } from "../request/Context.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { WorktreePart } from "../worktrees/WorktreePart.ts";

/**
 * How a part of the uncommitted work is another change by now than the one of an id, which was drawn of it; null where no
 * file's change is, and for a bare repository. Only looks: nothing is recorded or kept. Has the work tree watched for two
 * minutes, in which `reviewChanges` tells of it. Looks at files that may have changed, where that is known, else at all, as
 * `git status` does.
 * @gqlField
 */
export async function worktreeNews(
  repository: Repository,
  context: Context,
  drawn: ID,
  part: WorktreePart = "ALL",
): Promise<ChangeNews | null> {
  const { served } = repository;
  const { git } = served;
  if (git.workTree === null) return null;
  const read = await askedFiles.read(await context.loaders.reviewsOf(served).room());
  const snapshot = await newsOf(git).lookAtWorkTree((dirty) => {
    const paths = dirty === null ? undefined : [...dirty];
    // Not ended with the request: the next look begins where this one ended.
    return liveSnapshot(git, { read, paths, priority: "background" });
  });
  const { from, to } = partSpan(snapshot, part);
  return ChangeNews.ofFiles(context, served, drawn, { from: from ?? git.emptyTree, to });
}
