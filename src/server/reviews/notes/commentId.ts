import { createHash } from "node:crypto";
import { goJson } from "./goJson.ts";
import { hashedComment, type HashedFields } from "./hashedComment.ts";

/** Gives the id by which replies and edits name a comment: the SHA-1 of the line that git-appraise would write of it. */
export function commentId(item: HashedFields): string {
  return createHash("sha1")
    .update(goJson(hashedComment(item)))
    .digest("hex");
}
