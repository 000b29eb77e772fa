import { emptyCommit } from "./emptyCommit.ts";
import { isOfWorktree } from "./isOfWorktree.ts";
import { keepEmptyCommit } from "./keepEmptyCommit.ts";
import { present } from "../present.ts";
import type { RequestItem } from "../RequestItem.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";
import { takeOverSeen } from "../seen/takeOverSeen.ts";
import { timestampOf } from "../timestampOf.ts";
import { worktreeTitle } from "./worktreeTitle.ts";
import type { WorktreeState } from "./WorktreeStep.ts";
import { writeRequestLine } from "../notes/writeRequestLine.ts";

/** Digits of a commit's id that its key has room for beside the work tree's. */
const KEY_DIGITS = 40;

/**
 * Begins the private review of a work tree's uncommitted work; its notes stand on the first snapshot's commit. What was seen
 * of its hunks in earlier reviews of the same work tree is seen.
 */
export async function beginWorktreeReview(room: ReviewRoom, { commit, base, branch }: WorktreeState): Promise<void> {
  const { git, store, viewer } = room;
  if (base === emptyCommit(git).oid) await keepEmptyCommit(room);
  const key = `wt-${git.id}-${commit.slice(0, KEY_DIGITS)}`;
  const item: RequestItem = {
    timestamp: timestampOf(room.now()),
    reviewRef: "",
    targetRef: branch,
    requester: viewer.email ?? "",
    reviewers: [],
    description: worktreeTitle(branch),
    baseCommit: base,
    alias: "",
    extras: present({
      key,
      name: viewer.name ?? undefined,
      act: "request" as const,
      head: commit,
      base,
      kind: "snapshot" as const,
      worktree: git.id,
    }),
  };
  const write = { ref: "reviews", revision: commit, lines: [writeRequestLine(item)], shelf: "private" } as const;
  const earlier = (await room.book.reviews()).filter((review) => isOfWorktree(review, git.id));
  await takeOverSeen(room, earlier, { revision: commit, base, head: commit });
  await store.append([write], { key });
}
