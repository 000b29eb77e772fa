import type { Oid } from "#server/git/oid.ts";

/** Gives where a draft is kept below `refs/galley/drafts`. */
export function draftPath(review: Oid, key: string): string {
  return `${review}/${key}`;
}
