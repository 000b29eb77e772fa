import type { CommentItem, CommentLocation } from "../CommentItem.ts";
import { commentId } from "./commentId.ts";
import { GoObject } from "./GoObject.ts";
import { plainComment } from "./plainComment.ts";
import { readCommentExtras } from "./readCommentExtras.ts";

function readLocation(location: GoObject | null): CommentLocation | null {
  if (location === null) return null;
  const range = location.object("range");
  return {
    commit: location.text("commit"),
    path: location.text("path"),
    range: range && {
      startLine: range.uint32("startLine"),
      startColumn: range.uint32("startColumn"),
      endLine: range.uint32("endLine"),
      endColumn: range.uint32("endColumn"),
    },
  };
}

/** Reads a line whatever its spelling, as Go would. */
function readAsGo(line: string): CommentItem | null {
  const fields = GoObject.parse(line);
  const item = {
    timestamp: fields.text("timestamp"),
    author: fields.text("author"),
    original: fields.text("original"),
    parent: fields.text("parent"),
    location: readLocation(fields.object("location")),
    description: fields.text("description"),
    resolved: fields.boolean("resolved"),
  };
  const id = commentId({ ...item, signature: fields.text("signature") });
  return fields.isZero("v") ? { id, ...item, extras: readCommentExtras(fields.extras("galley")) } : null;
}

/**
 * Reads one line of `refs/notes/devtools/discuss` exactly as git-appraise does; null where that sees no comment in it. The
 * line is text as `decodeBytes` gives it, without its newline. Linear in its length.
 */
export function parseCommentLine(line: string): CommentItem | null {
  try {
    return plainComment(line) ?? readAsGo(line);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
