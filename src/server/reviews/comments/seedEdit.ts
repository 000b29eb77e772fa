import type { FoldedComment } from "../FoldedReview.ts";
import type { CommentSeed } from "./sealComments.ts";

/** What takes the place of a comment's text; null withdraws it. */
export interface Edit {
  readonly key: string;
  readonly body: string | null;
}

/**
 * Makes a new version of a comment, which stands where the first one does. It says yes or no as that did; a withdrawn comment
 * says neither, so that it holds nothing up.
 */
export function seedEdit({ item, latest }: FoldedComment, { key, body }: Edit): CommentSeed {
  return {
    original: item.id,
    parent: item.parent,
    location: item.location,
    description: body ?? "",
    resolved: body === null ? null : item.resolved,
    extras: { key, ...(body === null && { withdrawn: true }) },
    follows: latest.timestamp,
  };
}
