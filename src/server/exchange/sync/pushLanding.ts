import { displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { SYNC_MS } from "#contract/limits.ts";
import { isAncestor } from "#server/git/ancestry/mergeBase.ts";
import type { Oid } from "#server/git/oid.ts";
import { exchangeDir } from "#server/git/refs/exchangeRefs.ts";
import { pushRefs } from "#server/git/refs/pushRefs.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { remoteAddress, type RemoteRecord, remotes, requireRemote, trackingRef } from "#server/git/refs/remotes.ts";
import { type TrackingMove, updateRefs } from "#server/git/refs/updateRefs.ts";
import { sync } from "./syncReviews.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { mayDo, requireRight } from "#server/reviews/state/Viewer.ts";
import { branchName, localBranch } from "#server/reviews/landing/landingBranches.ts";
import { landingOf } from "#server/operations/landing/undoLanding.ts";

/**
 * Lists the remotes that the target of a landed review can be pushed to: all whose remote-tracking branch does not have the
 * landed commit. Empty if Galley did not land the review, or the viewer may not.
 */
export async function remotesToPushTo(
  { git, viewer }: Pick<ReviewContext, "git" | "viewer">,
  review: Pick<IndexedReview, "state" | "requests">,
): Promise<readonly string[]> {
  const landing = mayDo(viewer, "land", null) ? landingOf(review) : null;
  if (landing === null) return [];
  const lacking: string[] = [];
  for (const remote of await remotes(git)) {
    const tracked = await trackedCommit(git, remote, landing.targetRef);
    if (tracked === null || !(await isAncestor(git, landing.landed, tracked))) lacking.push(remote.name);
  }
  return lacking;
}

/** Returns the last known commit of a branch of a remote; null if there is none. */
async function trackedCommit(git: ReviewContext["git"], remote: RemoteRecord, branch: string): Promise<Oid | null> {
  const name = trackingRef(remote, branch);
  return name === null ? null : ((await readRefs(git, [name])).get(name) ?? null);
}

/**
 * Pushes the target branch of a landed review, as it is now, and then the reviews. The branch of the remote only moves by
 * fast-forward. Runs no hook here. Fails as BAD_INPUT without such a remote, as CONFLICT where the remote rejects it, and
 * as `sync` does.
 */
export async function pushLanding(
  context: ReviewContext,
  input: { readonly review: string; readonly remote: string },
): Promise<{ readonly review: Oid }> {
  const { git } = context;
  const review = await requireReview(context, input.review);
  requireRight(context.viewer, "land", null);
  const landing = landingOf(review);
  if (landing === null) throw new GalleyError("CONFLICT", "Galley did not land this review, or that was undone.");
  const { targetRef, landed } = landing;
  const [branch, name] = [branchName(targetRef), displayLine(input.remote)];
  const remote = await requireRemote(git, input.remote);
  const tip = await localBranch(git, targetRef);
  if (tip === null || !(await isAncestor(git, landed, tip)))
    throw new GalleyError("CONFLICT", `${branch} does not have the landed commit any more.`);
  const address = remoteAddress(remote.pushUrl, git.path);
  const pushed = { name: targetRef, oid: tip, isLanded: true };
  const { outcomes, remoteMessage } = await exchangeDir(git, (exchange) =>
    pushRefs(exchange, address, [pushed], SYNC_MS),
  );
  const outcome = outcomes.get(targetRef);
  if (outcome === "moved")
    throw new GalleyError("CONFLICT", `${branch} of ${name} has commits that this repository does not have.`, {
      next: "Fetch and merge them, then push again.",
    });
  if (outcome !== "pushed")
    throw new GalleyError("CONFLICT", `${name} rejected the push of ${branch}.${quoted(remoteMessage)}`, {
      next: "Correct that, then push again.",
    });
  await followPush(context, remote, targetRef, tip);
  const report = await sync(context, { remote: input.remote });
  if (report.refused.length === 0) return { review: review.revision };
  const message = `${branch} was pushed, but ${name} rejected the reviews.${quoted(report.remoteMessage)}`;
  throw new GalleyError("CONFLICT", message, {
    next: "Check that you may push refs/notes/devtools there, then sync again.",
  });
}

/** Quotes what a remote wrote, which is untrusted, in the middle of a message. */
function quoted(remoteMessage: string | null): string {
  return remoteMessage === null ? "" : ` It wrote: “${remoteMessage}”.`;
}

/** Moves the remote-tracking branch to what was pushed. If somebody else moves it now, theirs is newer. */
async function followPush(
  { git, viewer, now }: ReviewContext,
  remote: RemoteRecord,
  branch: string,
  to: Oid,
): Promise<void> {
  const name = trackingRef(remote, branch);
  if (name === null) return;
  const from = (await readRefs(git, [name])).get(name) ?? null;
  const move: TrackingMove = { name, from, to, isPushed: true };
  const by = { name: viewer.name ?? "", email: viewer.email ?? "", at: now(), offset: 0 };
  if (from !== to) await updateRefs(git, [move], { by, reason: "update by push" });
}
