import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { commitsTouching, type CommitsTouchingOptions } from "#server/git/ancestry/revList.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { type CommitRecord, readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { patchIds, rangePatchId } from "#server/git/patches/patchIds.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import { readTips } from "../reviewIndex/readTips.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { isUnderReview } from "../state/IndexedReview.ts";
import { worktreeOf } from "../state/Review.ts";
import { mayDo } from "../viewer/permissions.ts";
import { nextRequest, writeRequest } from "./writeRequest.ts";

/** Digits of a commit's id that its key has room for. */
const KEY_DIGITS = 40;

/**
 * Closes a review whose change came into its target as other commits, squashed or rebased, which history does not show; of a
 * merge it does. Whoever closes it, it is written once. Tells how the change came in; null if it has not.
 */
export async function closeMerged(
  room: ReviewRoom,
  input: { readonly review: string },
): Promise<{ readonly review: Oid; readonly how: MergedHow | null }> {
  const review = await requireReview(room, input.review);
  const { revision, head, targetRef } = review;
  const isOfBranch = worktreeOf(review) === null; // what is committed where it was written is not in a target by that
  const mayClose = isOfBranch && isUnderReview(review) && mayDo(room.viewer, "comment", null);
  if (!mayClose || head === null) return { review: revision, how: review.mergedHow };
  const target = (await readTips(room.git, new Set([targetRef]))).get(targetRef) ?? null;
  const how = target === null ? null : await howMerged(room.git, target, head);
  if (how === null || how === "merge") return { review: revision, how };
  const key = `close-${review.requests.length}-${head.slice(0, KEY_DIGITS)}`;
  const item = nextRequest(review, room.viewer, room.now(), { extras: { key, act: "close", closed: how } });
  await writeRequest(room, review, item, key);
  return { review: revision, how };
}

/** How a change came into its target: by its own commits, as one other commit, or as one other for each. */
type MergedHow = "merge" | "squash" | "rebase";

/**
 * Commits looked at on either side, newest first, of the target only those that change the same files: what was merged long
 * before and never noticed stays open.
 */
const TARGET_COMMITS_MAX = 2000;
const CHANGE_COMMITS_MAX = 500;

/** What was last found for a target and a head: it never changes. */
const known = new WeakMap<Repository, Map<string, MergedHow | null>>();
const KNOWN_MAX = 4096;

/**
 * Finds out how the change that ends at `head` came into `target`; null if it has not, as far as the target's last commits
 * tell. Squashed: one of these makes the very change of all together, or has the very files of `head`. Rebased: each commit's
 * change is one of theirs. Reads the patches of those that were never looked at before, some 1,000 a second.
 */
export async function howMerged(repository: Repository, target: Oid, head: Oid): Promise<MergedHow | null> {
  const answers = known.get(repository) ?? new Map<string, MergedHow | null>();
  known.set(repository, answers);
  const key = `${target} ${head}`;
  const answer = answers.get(key);
  if (answer !== undefined) return answer;
  const how = await lookAt(repository, target, head);
  if (answers.size >= KNOWN_MAX) answers.clear();
  answers.set(key, how);
  return how;
}

async function lookAt(repository: Repository, target: Oid, head: Oid): Promise<MergedHow | null> {
  const base = await mergeBase(repository, target, head);
  if (base === head) return "merge";
  if (base === null || base === target) return null;
  const [last, before] = await readCommits(repository, [head, base]);
  if (last == null || before == null || last.tree === before.tree) return null;
  const files = await diffTree(repository, base, head);
  const paths = [...new Set(files.flatMap(({ oldPath, newPath }) => [oldPath, newPath]))].filter(
    (path) => path !== null,
  );
  const theirs = await commitsOf(repository, { tip: target, exclude: head, paths, count: TARGET_COMMITS_MAX });
  const ours = await commitsOf(repository, { tip: head, exclude: target, paths: [], count: CHANGE_COMMITS_MAX });
  const ids = await patchIds(
    repository,
    theirs.map(({ oid }) => oid),
  );
  const whole = await rangePatchId(repository, base, head);
  const squash = theirs.find(({ oid, tree }) => tree === last.tree || (whole !== null && ids.get(oid) === whole));
  const [only] = ours;
  if (squash !== undefined) return ours.length === 1 && isSameWords(only, squash) ? "rebase" : "squash";
  const changes = ours.length < CHANGE_COMMITS_MAX ? await changesOf(repository, ours) : [];
  const landed = new Set(ids.values());
  return changes.length > 0 && changes.every((id) => id !== null && landed.has(id)) ? "rebase" : null;
}

/** Gives the patch ids of commits that change something and merge nothing; null for one that is too large to have one. */
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

async function commitsOf(repository: Repository, options: CommitsTouchingOptions): Promise<readonly CommitRecord[]> {
  const oids = await commitsTouching(repository, options);
  return (await readCommits(repository, oids)).filter((commit) => commit !== null);
}

/** One commit that came in as one other was rebased if it kept its words. */
function isSameWords(one: CommitRecord | undefined, other: CommitRecord): boolean {
  return one?.message === other.message;
}
