import { GalleyError } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { inputRules } from "../inputRules.ts";
import { lookedFile } from "./lookedFile.ts";
import { requireMark } from "../viewer/requireMark.ts";
import { requireReview } from "../book/requireReview.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { staleSeen } from "./staleSeen.ts";

export interface MarkLookedInput {
  /** The client's name of the deed. */
  readonly key: string;
  readonly review: string;
  /** The head of the patch set whose files were on screen. */
  readonly head: string;
}

/** A look so soon after the last one at the same head is the same. */
const SAME_LOOK_SECONDS = 300;
const BAD_HEAD = "What one looks at is the head of a patch set.";

/**
 * Notes for the viewer alone that they have looked at a patch set of a review. It need not be recorded yet, and may have been
 * replaced since.
 */
export async function markLooked(room: ReviewRoom, input: MarkLookedInput): Promise<{ readonly review: Oid }> {
  requireMark(room.viewer);
  inputRules.key(input.key);
  const { head } = input;
  if (!isOid(head) || head.length !== room.git.emptyTree.length) throw new GalleyError("BAD_INPUT", BAD_HEAD);
  const { revision } = await requireReview(room, input.review);
  const reviews = await room.book.reviews();
  const path = lookedFile.path(revision);
  const now = room.now();
  const change = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> => {
    const before = lookedFile.read(files.get(path));
    const isKnown = [...before.keys()].at(-1) === head && Math.abs(now - (before.get(head) ?? 0)) < SAME_LOOK_SECONDS;
    if (isKnown) return new Map();
    const stale = staleSeen(lookedFile.revisions([...files.keys()]), reviews, now);
    return new Map<string, string | null>([
      ...stale.map((one) => [lookedFile.path(one), null] as const),
      [path, lookedFile.add(before, head, now)],
    ]);
  };
  if (change(await room.store.readPrivate("marks")).size > 0) await room.store.editPrivate("marks", change);
  return { review: revision };
}
