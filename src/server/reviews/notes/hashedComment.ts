import type { CommentItem, CommentLocation } from "../CommentItem.ts";
import type { GoJson } from "./goJson.ts";

/** What of a comment its id depends on. */
export type HashedFields = Omit<CommentItem, "id" | "extras"> & {
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
