import type { CommentItem } from "../CommentItem.ts";
import { compareMoments } from "./compareMoments.ts";

/** A comment's first version with the edits of it, and the first versions of its answers, all in order. */
export interface CommentVersions {
  readonly item: CommentItem;
  readonly edits: CommentItem[];
  readonly answers: CommentVersions[];
}

/**
 * Gives the comments that begin a thread, with all that hangs on them, in order. As in git-appraise, edits and answers
 * count only of what is known and is no edit itself; of items with one id the first that has extras counts. What hangs on
 * itself, by whatever way round, hangs on no root. Grows as sorting the items does.
 */
export function gatherVersions(items: readonly CommentItem[]): readonly CommentVersions[] {
  const known = new Map<string, CommentVersions>();
  for (const item of items) {
    const same = known.get(item.id)?.item;
    if (same === undefined || (Object.keys(same.extras).length === 0 && Object.keys(item.extras).length > 0))
      known.set(item.id, { item, edits: [], answers: [] });
  }
  const roots: CommentVersions[] = [];
  for (const comment of [...known.values()].toSorted((a, b) => compareMoments(a.item, b.item))) {
    const { original, parent } = comment.item;
    if (original !== "") known.get(original)?.edits.push(comment.item);
    else if (parent === "") roots.push(comment);
    else known.get(parent)?.answers.push(comment);
  }
  return roots;
}
