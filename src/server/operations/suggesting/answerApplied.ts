import { createHash } from "node:crypto";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { type CommentMatch, requireComment } from "#server/reviews/index/findComment.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { DerivedThread } from "#server/reviews/state/Review.ts";
import { requireRight } from "#server/reviews/state/Viewer.ts";
import { buildEdit } from "../comments/editComment.ts";
import { buildReply, derivedKey, writeComments } from "../comments/writeComments.ts";
import { type MadeEdit, undoWorkTreeEdit } from "../worktree/editWorkTree.ts";
import { takeSnapshot } from "../worktree/takeSnapshot.ts";

const APPLIED = "Applied the suggestion.";

/**
 * Takes a snapshot of the work tree and replies to each comment whose suggestion an edit applied, proposing that the
 * snapshot addresses its thread; resolved threads get no reply. A snapshot that is not a patch set of the review is
 * protected in this repository alone: it may contain other work. Fails as `takeSnapshot` and writing comments do.
 */
export async function answerApplied(
  context: ReviewContext,
  edit: string,
  applied: readonly CommentMatch[],
): Promise<Oid> {
  const author = requireRight(context.viewer, "comment", null);
  const { snapshot, problem } = await takeSnapshot(context);
  if (!snapshot.isSaved) throw problem ?? new GalleyError("READ_ONLY");
  const addressed = snapshot.commit;
  for (const revision of new Set(applied.map(({ review }) => review.revision))) {
    const review = await requireReview(context, revision);
    const comments = new Map<DerivedThread, string>();
    for (const { comment, review: own } of applied) {
      const { thread } = requireComment(review, own.revision === revision ? comment.item.id : "");
      if (thread.state !== "RESOLVED" && !comments.has(thread)) comments.set(thread, comment.item.id);
    }
    const commentInputs = [...comments].flatMap(([thread, parent], at) =>
      buildReply(thread, { key: `${stemOf(edit)}${at}`, parent, body: APPLIED, resolves: false, addressed }),
    );
    if (!review.patchSets.some(({ head }) => head === addressed)) await context.store.archive([addressed], "private");
    await writeComments(context, review, author, { key: `${stemOf(edit)}all`, commentInputs, drafts: [] });
  }
  return addressed;
}

/** Returns how the keys of the replies about an edit begin. */
function stemOf(edit: string): string {
  return `applied-${createHash("sha256").update(edit).digest("hex").slice(0, 40)}-`;
}

const STILL_THERE = "The edit was undone, but the replies that say that it was made could not be deleted.";

/**
 * Undoes an edit of the work tree as `undoWorkTreeEdit` does, and deletes the viewer's replies that say that it applied
 * suggestions. Their text stays in the history.
 */
export async function undoApplied(
  context: ReviewContext,
  { key, edit }: { readonly key: string; readonly edit: string },
): Promise<MadeEdit> {
  const made = await undoWorkTreeEdit(context, { key, edit });
  const { email } = context.viewer;
  try {
    for (const review of await context.index.reviews()) {
      const answers = review.threads.flatMap(({ comments }) =>
        comments.filter(
          ({ item, isDeleted }) =>
            !isDeleted && item.author === email && item.extras.key?.startsWith(stemOf(edit)) === true,
        ),
      );
      if (answers.length === 0) continue;
      const author = requireRight(context.viewer, "delete", email);
      const stem = stemOf(key);
      const commentInputs = answers.map((answer, at) =>
        buildEdit(answer, { key: derivedKey(stem, at + 1), body: null }),
      );
      await writeComments(context, review, author, { key: `${stem}all`, commentInputs, drafts: [] });
    }
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    throw new GalleyError(error.code, STILL_THERE, { next: error.message, cause: error });
  }
  return made;
}
