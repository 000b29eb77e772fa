import { oncePer } from "#server/git/byteCache.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { newestCommits } from "#server/git/ancestry/revList.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { patchIds, rangePatchId } from "#server/git/patches/patchIds.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { readTips } from "#server/reviews/index/readTips.ts";
import { isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { pullOf, worktreeOf } from "#server/reviews/state/Review.ts";
import { mayDo } from "#server/reviews/state/Viewer.ts";
import { nextRequest, writeRequest } from "../patchSets/writeRequest.ts";

/** Number of digits of a commit's id in the key. */
const KEY_DIGITS = 40;

/**
 * Closes a review whose change came into its target as other commits, squashed or rebased, which history does not show;
 * a merge needs no record. Written once, even if several users close it. Returns how the change came in; null if
 * it has not.
 */
export async function closeMerged(
  context: ReviewContext,
  input: { readonly review: string },
): Promise<{ readonly review: Oid; readonly how: MergedHow | null }> {
  const review = await requireReview(context, input.review);
  const { revision, head, targetRef } = review;
  // Committing uncommitted work on its branch does not merge it; of a pull request its forge decides.
  const isOfBranch = worktreeOf(review) === null && pullOf(review) === null;
  const mayClose = isOfBranch && isUnderReview(review) && mayDo(context.viewer, "comment", null);
  if (!mayClose || head === null) return { review: revision, how: review.mergedHow };
  const target = (await readTips(context.git, new Set([targetRef]))).get(targetRef) ?? null;
  const how = target === null ? null : await howMerged(context.git, target, head);
  if (how === null || how === "merge") return { review: revision, how };
  const key = `close-${review.requests.length}-${head.slice(0, KEY_DIGITS)}`;
  const item = nextRequest(review, context.viewer, context.now(), { extras: { key, act: "close", closed: how } });
  await writeRequest(context, review, item, key);
  return { review: revision, how };
}

/** The way a change came into its target: with its own commits, as one other, or as one other for each. */
type MergedHow = "merge" | "squash" | "rebase";

/**
 * Maximum number of commits read on either side, newest first; of the target only those that change the same files. A
 * change that was merged long before stays open.
 */
const TARGET_COMMITS_MAX = 2000;
const CHANGE_COMMITS_MAX = 500;

/** The last result for a target and a head; it never changes. */
const answersIn = oncePer((_: Repository) => new Map<string, MergedHow | null>());
const KNOWN_MAX = 4096;

/**
 * Finds out how the change that ends at `head` came into `target`; null if it is not among the target's last commits.
 * Squashed: one commit makes the same change as all of them together, or has the same files as `head`. Rebased: each
 * commit's change is in one of theirs. Reads the patches of commits that were never read before, about 1,000 a second.
 */
export async function howMerged(repository: Repository, target: Oid, head: Oid): Promise<MergedHow | null> {
  const answers = answersIn(repository);
  const key = `${target} ${head}`;
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  const how = await findMerge(repository, target, head);
  if (answers.size >= KNOWN_MAX) answers.clear();
  answers.set(key, how);
  return how;
}

async function findMerge(repository: Repository, target: Oid, head: Oid): Promise<MergedHow | null> {
  const base = await mergeBase(repository, target, head);
  if (base === head) return "merge";
  if (base === null || base === target) return null;
  const [last, before] = await readCommits(repository, [head, base]);
  if (last == null || before == null || last.tree === before.tree) return null;
  const files = await diffTree(repository, base, head);
  const paths = [...new Set(files.flatMap(({ oldPath, newPath }) => [oldPath, newPath]))].filter(
    (path) => path !== null,
  );
  const theirs = await commitsOf(
    repository,
    await newestCommits(repository, target, head, { count: TARGET_COMMITS_MAX, paths }),
  );
  const ours = await commitsOf(
    repository,
    await newestCommits(repository, head, target, { count: CHANGE_COMMITS_MAX }),
  );
  const ids = await patchIds(
    repository,
    theirs.map(({ oid }) => oid),
  );
  const whole = await rangePatchId(repository, base, head);
  const squash = theirs.find(({ oid, tree }) => tree === last.tree || (whole !== null && ids.get(oid) === whole));
  const [only] = ours;
  if (squash !== undefined) return ours.length === 1 && isSameMessage(only, squash) ? "rebase" : "squash";
  const changes = ours.length < CHANGE_COMMITS_MAX ? await changesOf(repository, ours) : [];
  const merged = new Set(ids.values());
  return changes.length > 0 && changes.every((id) => id !== null && merged.has(id)) ? "rebase" : null;
}

/**
 * Returns the patch ids of commits that change something and are not merges; null for a change that is too large for
 * one.
 */
async function changesOf(
  repository: Repository,
  commits: readonly CommitRecord[],
): Promise<readonly (string | null)[]> {
  const plain = commits.filter(({ parents }) => parents.length < 2);
  const parents = await readCommits(
    repository,
    plain.flatMap((commit) => commit.parents),
  );
  const trees = new Map(parents.map((parent) => [parent?.oid, parent?.tree]));
  const changed = plain.filter(({ tree, parents: [parent] }) => tree !== trees.get(parent)).map(({ oid }) => oid);
  const ids = await patchIds(repository, changed);
  return changed.map((oid) => ids.get(oid) ?? null);
}

async function commitsOf(repository: Repository, oids: readonly Oid[]): Promise<readonly CommitRecord[]> {
  return (await readCommits(repository, oids)).filter((commit) => commit !== null);
}

/** A single commit that came in as one other commit was rebased if it kept its message. */
function isSameMessage(one: CommitRecord | undefined, other: CommitRecord): boolean {
  return one?.message === other.message;
}
