import { createHash } from "node:crypto";
import type { Oid } from "#server/git/oid.ts";
import { goJson, type GoJson } from "./goJson.ts";

/** Lines from 1 and columns from 0, both ends within. `startLine` 0 is the whole file, `endLine` 0 the line of the start. */
export interface CommentRange {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** What a comment stands on. An empty path is the whole commit. */
export interface CommentLocation {
  readonly commit: string;
  readonly path: string;
  readonly range: CommentRange | null;
}

/** What Galley adds to a comment; other tools ignore it, and the comment's id does not depend on it. */
export interface CommentExtras {
  /** The client's own id of the write: a line whose key is there already is not written again. */
  readonly key?: string;
  /** The author's display name. */
  readonly name?: string;
  /** Keeps the order among items of one second. */
  readonly sequence?: number;
  /** The side of the change that was remarked on; its old side has the base as its commit. */
  readonly side?: "old" | "new";
  /** The file's content that the lines were read in. */
  readonly blob?: Oid;
  readonly quote?: readonly string[];
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly patchSet?: number;
  readonly verdict?: "approve" | "reject" | "comment";
  readonly act?: "resolve" | "reopen";
  readonly withdrawn?: true;
  readonly suggestion?: true;
  /** The program that wrote it in its author's name; a person did where it is absent. */
  readonly agent?: { readonly name: string };
  /** The commit or snapshot that an answer says did what was asked for; whoever reads decides whether it did. */
  readonly addressed?: { readonly by: Oid };
}

/** One line of `refs/notes/devtools/discuss`. */
export interface CommentItem {
  /** The SHA-1 of the item as git-appraise would write it, without our extras: two that differ in nothing else are one. */
  readonly id: string;
  /** Seconds since 1970, ten digits: lines are sorted as text. */
  readonly timestamp: string;
  readonly author: string;
  /** The first version of what this edits, by its id; empty if it edits nothing. */
  readonly original: string;
  /** The first version of what this answers, by its id; empty if it begins a thread. */
  readonly parent: string;
  readonly location: CommentLocation | null;
  readonly description: string;
  /** True accepts, false objects, null does neither. */
  readonly resolved: boolean | null;
  readonly extras: CommentExtras;
}

/** What of a comment its id depends on. */
type HashedFields = Omit<CommentItem, "id" | "extras"> & {
  /** A signature over the rest, which other tools may write. */
  readonly signature?: string;
};

function hashedLocation({ commit, path, range }: CommentLocation): GoJson {
  return {
    commit: commit || undefined,
    path: path || undefined,
    range: range
      ? {
          startLine: range.startLine,
          startColumn: range.startColumn || undefined,
          endLine: range.endLine || undefined,
          endColumn: range.endColumn || undefined,
        }
      : undefined,
  };
}

/** A short time is filled up to ten digits, as far as it is one. */
function padded(timestamp: string): string {
  const [, sign = "", digits = ""] = /^([+-]?)(\d+)$/u.exec(timestamp) ?? [];
  if (digits === "" || timestamp.length >= 10) return timestamp;
  const value = digits.replace(/^0+(?=\d)/u, "");
  return sign === "-" && value !== "0" ? `-${value.padStart(9, "0")}` : value.padStart(10, "0");
}

/** Gives a comment's members as git-appraise writes them: in its order, empty ones left out, a range's first line always there. */
export function hashedComment(item: HashedFields): { readonly [name: string]: GoJson | undefined } {
  return {
    timestamp: padded(item.timestamp) || undefined,
    author: item.author || undefined,
    original: item.original || undefined,
    parent: item.parent || undefined,
    location: item.location ? hashedLocation(item.location) : undefined,
    description: item.description || undefined,
    resolved: item.resolved ?? undefined,
    signature: item.signature || undefined,
  };
}

/** Gives the id by which replies and edits name a comment: the SHA-1 of the line that git-appraise would write of it. */
export function commentId(item: HashedFields): string {
  return createHash("sha1")
    .update(goJson(hashedComment(item)))
    .digest("hex");
}
