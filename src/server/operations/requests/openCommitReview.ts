import { cutText } from "#contract/untrustedText.ts";
import { GalleyError } from "#contract/errors.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { readStash } from "#server/git/snapshots/stashes.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { requireComment } from "#server/reviews/state/Viewer.ts";
import { emptyCommit, writeEmptyCommit } from "../worktree/emptyCommit.ts";
import { beginPrivateReview } from "../patchSets/writeRequest.ts";

const IS_STASH = "Comments on a stash are not possible. Apply it and comment on the uncommitted work.";
const TITLE_MAX = 256;

/**
 * Returns the last review whose change ends, or begins, with a commit. Without one, begins a private review of the commit
 * alone, compared with its first parent, whether it is merged or not. Fails as BAD_INPUT for a stash.
 */
export async function openCommitReview(
  context: ReviewContext,
  input: { readonly key: string; readonly commit: Oid },
): Promise<{ readonly review: Oid }> {
  const { git, store } = context;
  const key = inputRules.key(input.key);
  const [commit] = await readCommits(git, [input.commit]);
  if (commit == null) throw new GalleyError("NOT_FOUND", "There is no commit of this id.");
  const { oid, parents, message } = commit;
  const known = (await context.index.reviews()).filter(({ state }) => state !== "ABANDONED");
  const found =
    known.findLast(({ patchSets }) => patchSets.some(({ head }) => head === oid)) ??
    known.find(({ revision }) => revision === oid);
  if (found !== undefined) return { review: found.revision };
  requireComment(context.viewer);
  if ((await readStash(git, commit)) !== null) throw new GalleyError("BAD_INPUT", IS_STASH);
  const [base = emptyCommit(git).oid] = parents;
  if (parents.length === 0) await writeEmptyCommit(context);
  await store.archive([oid], "private");
  await beginPrivateReview(context, oid, {
    targetRef: (await defaultBranch(git))?.name ?? "HEAD",
    description: cutText(message.trim().split("\n")[0] ?? "", TITLE_MAX) || oid.slice(0, 10),
    extras: { key, head: oid, base },
  });
  return { review: oid };
}
