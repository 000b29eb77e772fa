import type { CommentItem } from "../CommentItem.ts";
import { goJson } from "./goJson.ts";
import { hashedComment } from "./hashedComment.ts";
import { requireWritable } from "./requireWritable.ts";

/**
 * Gives the line of `refs/notes/devtools/discuss` for a comment, without a newline: git-appraise's own, and our extras behind
 * it. Fails as BAD_INPUT where a text is not well-formed; extras may hold any.
 */
export function writeCommentLine(item: Omit<CommentItem, "id">): string {
  const fields = hashedComment(item);
  requireWritable(fields);
  const hasExtras = Object.keys(item.extras).length > 0;
  return goJson({ ...fields, galley: hasExtras ? { ...item.extras } : undefined });
}
