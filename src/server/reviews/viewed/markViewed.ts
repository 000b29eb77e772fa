import { GalleyError } from "#contract/errors.ts";
import { SEEN_KEYS_MAX, SEEN_REVIEW_KEYS_MAX } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { inputRules } from "../inputRules.ts";
import { type HeldTogether, keysThrough, readSteps, type SteppedFile } from "./viewedInSteps.ts";
import { requireMark } from "../viewer/permissions.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { seenFile, staleSeen } from "./viewedMarks.ts";

export interface MarkSeenInput {
  /** The client's name of the deed. Marking twice is marking once, whatever the name. */
  readonly key: string;
  readonly review: string;
  /** Of the hunks, as `hunkKeys` makes them. */
  readonly keys: readonly string[];
  /** Whether they are seen from now on, or not any more. */
  readonly isSeen: boolean;
  /** Where the hunks are of two patch sets held together; absent where they are of one patch set. */
  readonly within?: HeldTogether | null | undefined;
}

type Marks = ReadonlySet<string>;

const HUNK_KEY = /^[\w-]{22}$/u;
const BAD_KEYS = `The keys are those of hunks, as Galley gave them out, at most ${SEEN_KEYS_MAX} at once.`;
const TOO_MANY = `Of one review at most ${SEEN_REVIEW_KEYS_MAX} hunks are kept as seen.`;
const UNMARK = "Take marks back where they matter least.";

/**
 * Marks hunks of a review as seen by the viewer, or takes the marks back; kept under `refs/galley/seen`, which is never
 * pushed. Where the hunks are of two patch sets held together, those of the newer patch set follow that were seen through them.
 * Marks of other hunks stay, also those that somebody sets at the same time. Writes nothing that is so already. Linear in
 * the marks of the review.
 */
export async function markSeen(room: ReviewRoom, input: MarkSeenInput): Promise<{ readonly review: Oid }> {
  requireMark(room.viewer);
  inputRules.key(input.key);
  const keys = requireKeys(input.keys);
  const { revision } = await requireReview(room, input.review);
  const files = input.within == null ? [] : await stepsOf(room.git, input.within, keys);
  const reviews = await room.book.reviews();
  const change = (kept: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> => {
    const before = seenFile.read(kept.get(revision));
    const after = computeMarks(before, keys, input.isSeen, files);
    if (after.size === before.size) return new Map();
    if (after.size > Math.max(before.size, SEEN_REVIEW_KEYS_MAX)) {
      throw new GalleyError("TOO_LARGE", TOO_MANY, { next: UNMARK });
    }
    const stale = staleSeen([...kept.keys()], reviews, room.now());
    return new Map([...stale.map((one) => [one, null] as const), [revision, seenFile.write(after)]]);
  };
  if (change(await room.store.readPrivate("seen")).size > 0) await room.store.editPrivate("seen", change);
  return { review: revision };
}

function requireKeys(keys: readonly string[]): Marks {
  if (keys.length <= SEEN_KEYS_MAX && keys.every((key) => HUNK_KEY.test(key))) return new Set(keys);
  throw new GalleyError("BAD_INPUT", BAD_KEYS);
}

/** Reads what else may be seen by it. What was asked for is done all the same where that cannot be read. */
async function stepsOf(git: Repository, within: HeldTogether, keys: Marks): Promise<readonly SteppedFile[]> {
  try {
    return await readSteps(git, within, keys);
  } catch (error) {
    if (error instanceof GalleyError) return [];
    throw error;
  }
}

function computeMarks(before: Marks, keys: Marks, isSeen: boolean, files: readonly SteppedFile[]): Marks {
  if (isSeen) {
    const marked = new Set([...before, ...keys]);
    return new Set([...marked, ...keysThrough(files, marked)]);
  }
  const left = new Set([...before].filter((key) => !keys.has(key)));
  const still = keysThrough(files, left);
  const gone = [...keysThrough(files, before)].filter((key) => !still.has(key));
  for (const key of gone) left.delete(key);
  return left;
}
