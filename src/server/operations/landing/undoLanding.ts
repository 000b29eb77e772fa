import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import type { BranchMove } from "#server/git/refs/updateRefs.ts";
import { branchUsers } from "#server/git/workTree/worktreeList.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { secondsOf } from "#server/store/notes/timestamps.ts";
import { nextRequest, wasRequested, writeRequest } from "../patchSets/writeRequest.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { mayDo, requireRight } from "#server/reviews/state/Viewer.ts";
import { branchName, endUse, localBranch, useSentence } from "#server/reviews/landing/landingBranches.ts";
import { retargetLines } from "./landReview.ts";

/** A landing by Galley that closed a review, as its request records it. */
interface Landing {
  readonly key: string | undefined;
  readonly reviewRef: string;
  readonly targetRef: string;
  /** The target's commit before and after. */
  readonly onto: Oid;
  readonly landed: Oid;
  /** Seconds since 1970. */
  readonly at: number;
  /** The alias of the review's first commit before. */
  readonly alias: string;
  /** The branch that was deleted with it, and its last commit; null if none was. */
  readonly deleted: { readonly name: string; readonly oid: Oid } | null;
  /** If only the lower layers landed: the change before, and the head of the rest. */
  readonly part: { readonly head: Oid; readonly base: Oid | null; readonly rest: Oid } | null;
}

/**
 * Finds the landing that closed a review, or of its lower layers; null if Galley did not land it, if that was undone, and
 * if the change has moved since lower layers landed.
 */
export function landingOf({ state, requests }: Pick<IndexedReview, "state" | "requests">): Landing | null {
  if (state === "ABANDONED") return null;
  const isWhole = state === "MERGED";
  const index = requests.findLastIndex(
    ({ extras: { act, head } }) => act === "close" || (isWhole ? act === "reopen" : head !== undefined),
  );
  const request = requests[index];
  const { act, key, landed, landedOnto: onto, deleted, head: rest } = request?.extras ?? {};
  if (request === undefined || act !== (isWhole ? "close" : "patchSet")) return null;
  const before = requests.slice(0, index).findLast(({ extras }) => extras.head)?.extras;
  const part =
    rest === undefined || before?.head === undefined ? null : { head: before.head, base: before.base ?? null, rest };
  if (landed === undefined || onto === undefined || (!isWhole && part === null)) return null;
  return {
    key,
    reviewRef: request.reviewRef,
    targetRef: request.targetRef,
    onto,
    landed,
    at: secondsOf(request.timestamp),
    alias: requests[index - 1]?.alias ?? "",
    deleted: isWhole && deleted !== undefined ? { name: request.reviewRef, oid: deleted } : null,
    part: isWhole ? null : part,
  };
}

const DAYS = 14;
const DAY_SECONDS = 86_400;

function isTooOld({ at }: Landing, now: number): boolean {
  return now > at + DAYS * DAY_SECONDS;
}

/**
 * Returns true if undoing the landing of a review can be offered: the viewer may land, it is not too long ago, and the target
 * is where it landed. Reads one ref. The operation itself checks more, and says what is in its way.
 */
export async function mayUndoLanding(
  { git, viewer, now }: Pick<ReviewContext, "git" | "viewer" | "now">,
  review: Pick<IndexedReview, "state" | "requests">,
): Promise<boolean> {
  const landing = mayDo(viewer, "land", null) ? landingOf(review) : null;
  if (landing === null || isTooOld(landing, now())) return false;
  return (await localBranch(git, landing.targetRef)) === landing.landed;
}

/**
 * Undoes the landing of a review: moves the target branch back, brings back the branch that was deleted, and opens the review
 * again, in one transaction. Fails as CONFLICT, with what to do instead, if the landing is too old, or the target has moved,
 * is in use or was pushed.
 */
export async function undoLanding(
  context: ReviewContext,
  input: { readonly key: string; readonly review: string },
): Promise<{ readonly review: Oid }> {
  const key = inputRules.key(input.key);
  const review = await requireReview(context, input.review);
  requireRight(context.viewer, "land", null);
  const done = { review: review.revision };
  if (wasRequested(review, key)) return done;
  const landing = landingOf(review);
  const next = "There is nothing to undo.";
  if (landing === null)
    throw new GalleyError("CONFLICT", "Galley did not land this review, or that was undone.", { next });
  const { reviewRef, targetRef, onto, landed, alias, deleted, part } = landing;
  await requireUndoable(context, landing);
  if (part !== null) return undoPart(context, review, landing, { ...part, key });
  const item = nextRequest(review, context.viewer, context.now(), {
    alias,
    extras: { key, act: "reopen", undone: landed },
  });
  const isGone = deleted !== null && !(await readRefs(context.git, [deleted.name])).has(deleted.name);
  const moves: BranchMove[] = isGone ? [{ name: deleted.name, from: null, to: deleted.oid, landing: "undone" }] : [];
  moves.push({ name: targetRef, from: landed, to: onto, landing: "undone" });
  const stacked = await retargetedReviews(context, { key: landing.key, review: review.revision, targetRef });
  const others = retargetLines(context, stacked, { key, targetRef: reviewRef });
  await writeRequest(context, review, item, key, [], { branches: moves, others });
  return done;
}

/** Undoes the landing of lower layers: the target, the branch of the review and its change are as before. */
async function undoPart(
  context: ReviewContext,
  review: IndexedReview,
  { reviewRef, targetRef, onto, landed, alias }: Landing,
  { head, base, rest, key }: NonNullable<Landing["part"]> & { readonly key: string },
): Promise<{ readonly review: Oid }> {
  const item = nextRequest(review, context.viewer, context.now(), {
    alias,
    ...(base !== null && { baseCommit: base }),
    extras: { key, act: "patchSet", head, ...(base !== null && { base }), undone: landed },
  });
  const branches: BranchMove[] = [{ name: targetRef, from: landed, to: onto, landing: "undone" }];
  if (head !== rest) branches.push({ name: reviewRef, from: rest, to: head, landing: "undone" });
  await writeRequest(context, review, item, key, [], { branches });
  return { review: review.revision };
}

async function requireUndoable({ git, now }: ReviewContext, landing: Landing): Promise<void> {
  const { reviewRef, targetRef, onto, landed, deleted, part } = landing;
  const target = branchName(targetRef);
  const records = await readCommits(git, [landed, onto, ...(deleted === null ? [] : [deleted.oid])]);
  const [commit] = records;
  if (commit == null || records.includes(null))
    throw new GalleyError("OBJECT_MISSING", "The commits of the landing are not in this repository.");
  const isMerge = commit.parents.length > 1 && commit.parents[0] === onto;
  const holdsMerges = [...(await revList(git, [landed], [onto])).values()].some((parents) => parents.length > 1);
  // Git reverts no range with merges: then one commit undoes the difference of the two trees.
  const undone = `git cherry-pick $(git commit-tree -p ${landed} -m 'Revert ${landed.slice(0, 10)}' ${onto}^{tree})`;
  const revert = isMerge ? `git revert -m 1 ${landed}` : holdsMerges ? undone : `git revert ${onto}..${landed}`;
  const next = `To take the change back with new commits, on ${target}: ${revert}`;
  const conflict = (message: string, instead = next): GalleyError =>
    new GalleyError("CONFLICT", message, { next: instead });
  if ((await localBranch(git, targetRef)) !== landed) throw conflict(`${target} is not at the landed commit any more.`);
  if (isTooOld(landing, now())) throw conflict(`A landing can be undone for ${DAYS} days, and these are over.`);
  if (!(await isAncestor(git, onto, landed))) throw conflict("The record of the landing does not match its commits.");
  const pushed = await remoteWith(git, landed);
  if (pushed !== null) throw conflict(`The landed commit was pushed: ${displayLine(pushed)} has it.`);
  const movesBranch = part !== null && part.head !== part.rest;
  if (movesBranch && (await localBranch(git, reviewRef)) !== part.rest)
    throw conflict(`${branchName(reviewRef)} has moved since.`);
  for (const ref of movesBranch ? [targetRef, reviewRef] : [targetRef]) {
    const [user] = await branchUsers(git, ref);
    if (user !== undefined) throw conflict(useSentence(ref, user), endUse(user));
  }
}

/** Names a remote-tracking branch that has a commit; null if none has. Walks the commits that no remote has. */
async function remoteWith(git: ReviewContext["git"], oid: Oid): Promise<string | null> {
  const records = await forEachRef(git, { patterns: ["refs/remotes/"] });
  const tips = records.flatMap(({ commit }) => commit ?? []);
  if (tips.length === 0 || (await revList(git, [oid], tips)).has(oid)) return null;
  const same = records.find(({ commit }) => commit === oid)?.name;
  return same?.replace("refs/remotes/", "") ?? "a remote branch";
}

/**
 * Lists the open reviews that a landing gave another target, and that have it still. The landing is known by its key, which
 * their requests have too.
 */
async function retargetedReviews(
  { index }: Pick<ReviewContext, "index">,
  landing: { readonly key: string | undefined; readonly review: Oid; readonly targetRef: string },
): Promise<readonly IndexedReview[]> {
  if (landing.key === undefined) return [];
  return (await index.reviews()).filter(
    (other) =>
      other.revision !== landing.review &&
      isUnderReview(other) &&
      other.targetRef === landing.targetRef &&
      other.requests.some(({ extras }) => extras.act === "update" && extras.key === landing.key),
  );
}
