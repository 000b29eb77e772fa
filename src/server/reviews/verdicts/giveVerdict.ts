import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { derivedKey } from "../comments/buildComment.ts";
import { findWritten } from "../comments/findComment.ts";
import { type CommentSeed, writeComments } from "../comments/writeComments.ts";
import { inputRules } from "../inputRules.ts";
import { present } from "../notes/extras.ts";
import { currentReview } from "../patchSets/recordPatchSet.ts";
import { requireReview, requireUnderReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { type FoldedReview, type FoldedThread, isOfWorktree } from "../state/Review.ts";
import { requireRight } from "../viewer/permissions.ts";
import { takeSnapshot } from "../worktree/takeSnapshot.ts";

export interface GiveVerdictInput {
  readonly key: string;
  readonly review: string;
  readonly verdict: VerdictWord;
  /** May be empty, unless all that is given is a comment. */
  readonly body: string;
  /** The head that was read; where the branch has moved on from it, the verdict is refused as STALE. */
  readonly head?: Oid | null | undefined;
}

/** Says of the whole change, as it stands, that it is accepted, that it is not, or something else. */
export async function giveVerdict(
  room: ReviewRoom,
  input: GiveVerdictInput,
): Promise<{ readonly review: Oid; readonly comment: string }> {
  const author = requireRight(room.viewer, "verdict", null);
  const key = inputRules.key(input.key);
  const { verdict } = input;
  const body = verdict === "comment" ? inputRules.body(input.body) : inputRules.optionalBody(input.body, "A comment");
  const found = await requireReview(room, input.review);
  const { revision } = found;
  const written = findWritten(found, key);
  if (written !== null) return { review: revision, comment: written.comment.item.id };
  requireUnderReview(found);
  const review = await currentReview(room, found);
  const head = requireHead(review, input.head);
  const seeds = seedVerdict(review, author.email, { key, verdict, body, head });
  const [item] = await writeComments(room, review, author, { key, seeds, commits: [head], drafts: [] });
  await handBack(room, review);
  return { review: revision, comment: item?.id ?? "" };
}

type VerdictWord = "approve" | "reject" | "comment";

/** What somebody says of the whole change. */
export interface VerdictSeed {
  readonly key: string;
  readonly verdict: VerdictWord;
  /** May be empty. */
  readonly body: string;
  /** The commit that it is said of. */
  readonly head: Oid;
}

const BITS = { approve: true, reject: false, comment: null } as const satisfies Record<VerdictWord, boolean | null>;

/** Tells whether a thread is somebody's own objection to the whole change, and still keeps it from being accepted. */
function isOwnObjection({ isVerdict, root, blocking }: FoldedThread, author: string): boolean {
  return isVerdict && root.item.author === author && root.latest.resolved === false && blocking.includes(root.item.id);
}

/**
 * Makes a verdict on the whole change. An approval answers one's own earlier objections, since by itself it would not
 * override them.
 */
export function seedVerdict(
  { threads, patchSets }: Pick<FoldedReview, "threads" | "patchSets">,
  author: string,
  { key, verdict, body, head }: VerdictSeed,
): readonly CommentSeed[] {
  const patchSet = patchSets.findLast((one) => one.head === head)?.number;
  const before = threads.findLast(({ isVerdict, root }) => isVerdict && root.item.author === author);
  const objections = verdict === "approve" ? threads.filter((thread) => isOwnObjection(thread, author)) : [];
  return [
    {
      original: "",
      parent: "",
      location: { commit: head, path: "", range: null },
      description: body,
      resolved: BITS[verdict],
      extras: present({ key, verdict, patchSet }),
      replaces: before?.root.item.timestamp,
    },
    ...objections.map(({ root }, index): CommentSeed => ({
      original: "",
      parent: root.item.id,
      location: null,
      description: "",
      resolved: true,
      extras: { key: derivedKey(key, index + 1), act: "resolve" },
      answers: root.item.timestamp,
    })),
  ];
}

const MOVED = "The branch has moved on since you read it.";
const READ_AGAIN = "Read what is new, then say it again.";
const MISSING = "The commits of this review are not in the repository, so nothing can be said of them as a whole.";
const FETCH = "Fetch the branch that it is about, then try again.";

/** Gives the head that a verdict is about. Fails as STALE if it is not the one that was read, as OBJECT_MISSING if none is here. */
export function requireHead({ head }: Pick<BookedReview, "head">, read: Oid | null | undefined): Oid {
  if (head === null) throw new GalleyError("OBJECT_MISSING", MISSING, { next: FETCH });
  if (read != null && read !== head) throw new GalleyError("STALE", MOVED, { next: READ_AGAIN });
  return head;
}

/**
 * Takes a snapshot when uncommitted work is handed back with what was said of it, so that what is done from then on can be told
 * apart. Does nothing for any other review; where it fails the next look takes it.
 */
export async function handBack(room: ReviewRoom, review: BookedReview): Promise<void> {
  const isLast = review.patchSets.at(-1)?.kind === "snapshot";
  if (!isLast || !review.isPrivate || !isUnderReview(review) || !isOfWorktree(review, room.git.id)) return;
  try {
    await takeSnapshot(room);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error; // what was said is written
  }
}
