import { GalleyError } from "#contract/errors.ts";
import { askedFiles } from "./scanWorktree.ts";
import { requireRight } from "../viewer/permissions.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { takeSnapshot, type TakenSnapshot } from "./takeSnapshot.ts";

const NO_SUCH_FILE = "No file of this name waits to be read.";
/** Why a file waits to be asked for; what is not read for another reason is not read at all. */
const READABLE = new Set(["LARGE", "SECRET"]);
const LOOK_AGAIN = "Look at the work tree again: it may be gone, or ignored by now.";

/**
 * Has an untracked file read that was passed over, because it is large or may hold a secret: it is in every snapshot of this
 * work tree from now on. Asking for one that is read already does no harm. Fails as BAD_INPUT where there is no such file.
 */
export async function readUnread(room: ReviewRoom, input: { readonly path: string }): Promise<TakenSnapshot> {
  requireRight(room.viewer, "comment", null);
  const before = await takeSnapshot(room);
  if ((await askedFiles.read(room)).has(input.path)) return before;
  if (!before.snapshot.unread.some(({ path, reason }) => path === input.path && READABLE.has(reason)))
    throw new GalleyError("BAD_INPUT", NO_SUCH_FILE, { next: LOOK_AGAIN });
  await askedFiles.add(room, input.path);
  return takeSnapshot(room);
}
