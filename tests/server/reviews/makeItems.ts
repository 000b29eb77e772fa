import { commentId, type CommentItem } from "#server/store/notes/CommentItem.ts";
import type { RequestItem } from "#server/store/notes/requestLine.ts";
import { timestampOf } from "#server/store/notes/timestamps.ts";

export const HEAD = "a".repeat(40);
export const REVISION = "f".repeat(40);
export const ANN = "ann@example.com";
export const BOB = "bob@example.com";
export const CY = "cy@example.com";

/** Ann's request for a review by Bob, at a second of 1970. */
export function request(at: number, fields: Partial<RequestItem> = {}): RequestItem {
  return {
    timestamp: timestampOf(at),
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    requester: ANN,
    reviewers: [BOB],
    description: "Add a parser",
    baseCommit: "",
    alias: "",
    extras: {},
    ...fields,
  };
}

/** A comment at a second of 1970, with its real id. */
export function comment(at: number, author: string, fields: Partial<Omit<CommentItem, "id">> = {}): CommentItem {
  const item = {
    timestamp: timestampOf(at),
    author,
    original: "",
    parent: "",
    location: null,
    description: `Comment of ${author} at ${at}`,
    resolved: null,
    extras: {},
    ...fields,
  };
  return { id: commentId(item), ...item };
}

/** A person's verdict on a commit. */
export function verdict(at: number, author: string, resolved: boolean | null, description = ""): CommentItem {
  const location = { commit: HEAD, path: "", range: null };
  const kind = resolved === null ? "comment" : resolved ? "approve" : "reject";
  return comment(at, author, { location, resolved, description, extras: { verdict: kind } });
}
