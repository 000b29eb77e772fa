import { createHash } from "node:crypto";
import type { Oid } from "#server/git/oid.ts";
import type { Draft } from "../comments/Draft.ts";
import { draftPath } from "../comments/draftPath.ts";
import { parseDraft } from "../comments/parseDraft.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { writeDraft } from "../comments/writeDraft.ts";

/** As long as a key that a page makes. */
const KEY_LENGTH = 22;

/**
 * Removes drafts of a review that are published as they were read. One whose text became another one meanwhile stays a draft,
 * under another key, since its own is that of the comment by now.
 */
export async function settleDrafts(
  { store }: Pick<ReviewRoom, "store">,
  review: Oid,
  published: readonly Draft[],
): Promise<void> {
  if (published.length === 0) return;
  await store.editPrivate("drafts", (files) => {
    const changes = new Map<string, string | null>();
    for (const { key, body } of published) {
      const path = draftPath(review, key);
      const content = files.get(path);
      if (content === undefined) continue;
      changes.set(path, null);
      const now = parseDraft(review, key, content);
      if (now === null || now.body.trim() === "" || now.body.trim() === body.trim()) continue;
      changes.set(draftPath(review, laterKey(key)), writeDraft(now));
    }
    return changes;
  });
}

/** Gives the key under which what was written after a publication goes on: always the same, so that it is kept once. */
function laterKey(key: string): string {
  return createHash("sha256").update(`later ${key}`).digest("base64url").slice(0, KEY_LENGTH);
}
