import { GalleyError } from "#contract/errors.ts";
import type { BookedReview } from "../BookedReview.ts";
import type { Draft } from "../comments/Draft.ts";
import { inputRules } from "../inputRules.ts";
import { requireComment } from "../comments/requireComment.ts";
import { requireRight } from "../viewer/requireRight.ts";
import { requireThread } from "../comments/requireThread.ts";
import type { AnchoredFile } from "../positions/readAnchor.ts";
import type { CommentSeed } from "../comments/sealComments.ts";
import { seedEdit } from "../comments/seedEdit.ts";
import { seedRemark } from "../comments/seedRemark.ts";
import { seedReply } from "../comments/seedReply.ts";
import type { Viewer } from "../Viewer.ts";

const WITHDRAWN = "One of the drafts is a new text for a remark that was taken back.";
const DISCARD = "Take what you need of it and discard the draft.";

/**
 * Makes of a draft the comments that it becomes; none where there is nothing to say. `file` is what stands at its anchor. Fails
 * as FORBIDDEN where the viewer may not write it, as NOT_FOUND where what it answers is not there.
 */
export function seedDraft(
  review: BookedReview,
  viewer: Viewer,
  { key, anchor, thread, edits, kind, resolves, ...draft }: Draft,
  file: AnchoredFile | null,
): readonly CommentSeed[] {
  const body = inputRules.optionalBody(draft.body, "A comment");
  if (thread !== null) {
    return body === "" && !resolves ? [] : seedReply(requireThread(review, thread), { key, body, resolves });
  }
  if (body === "") return [];
  if (edits !== null) {
    const { comment } = requireComment(review, edits);
    requireRight(viewer, "edit", comment.item.author);
    if (comment.isWithdrawn) throw new GalleyError("CONFLICT", WITHDRAWN, { next: DISCARD });
    return comment.latest.description === body ? [] : [seedEdit(comment, { key, body })];
  }
  return anchor === null ? [] : [seedRemark(review, anchor, file, { key, body, kind })];
}
