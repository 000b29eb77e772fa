import { GalleyError } from "#contract/errors.ts";
import { UNSEEN_COUNT_MS } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { changeKeys, type FileKeys } from "#server/git/patches/hunkKeys.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { mayDo } from "../viewer/permissions.ts";

/** What the seen hunks of a review are kept as: their keys, sorted, one a line. Both ways are linear in the keys. */
export const seenFile = {
  /** Gives the keys; none where there is no file. */
  read(text: string | undefined): ReadonlySet<string> {
    return new Set(text === undefined ? [] : text.split("\n").filter((key) => key !== ""));
  },
  /** Gives the file; null where there are no keys, which is no file. */
  write(keys: ReadonlySet<string>): string | null {
    return keys.size === 0 ? null : `${[...keys].toSorted().join("\n")}\n`;
  },
} as const;

export interface UnseenCount {
  readonly hunks: number;
  /** Files with such hunks. */
  readonly files: number;
  readonly totalHunks: number;
}

/**
 * Counts what of a change between two commits is not among the seen keys. Null where the commits are not here, and where the
 * change cannot be read within UNSEEN_COUNT_MS: reading goes on then, and what was read is kept. Costs one diff for each
 * state of a change.
 */
export async function countUnseen(
  git: Repository,
  { base, head }: { readonly base: Oid; readonly head: Oid },
  seen: ReadonlySet<string>,
): Promise<UnseenCount | null> {
  const late = new Promise<null>((resolve) => void setTimeout(resolve, UNSEEN_COUNT_MS, null).unref());
  const files = await Promise.race([keysOf(git, base, head), late]);
  return files === null ? null : count(files, seen);
}

async function keysOf(git: Repository, base: Oid, head: Oid): Promise<readonly FileKeys[] | null> {
  try {
    return await changeKeys(git, base, head, "prefetch");
  } catch (error) {
    if (error instanceof GalleyError) return null; // a number beside the review, which says itself what cannot be read
    throw error;
  }
}

function count(files: readonly FileKeys[], seen: ReadonlySet<string>): UnseenCount {
  const left = files.map(({ keys }) => keys.filter((key) => !seen.has(key)).length);
  return {
    hunks: left.reduce((sum, one) => sum + one, 0),
    files: left.filter((one) => one > 0).length,
    totalHunks: files.reduce((sum, { keys }) => sum + keys.length, 0),
  };
}

const DAY = 86_400;
const KEPT_DAYS = 90;
/** Reviews whose notes are not here may come back with them, by a fetch: marks of this many are kept. */
const GONE_MAX = 200;

/**
 * Says whose marks need not be kept any more, of some reviews by their first commits: of those that have been done for 90
 * days, and, where there are more than 200 that are not in the repository's notes, of these. Linear in the reviews.
 */
export function staleSeen(
  revisions: readonly string[],
  reviews: readonly Pick<BookedReview, "revision" | "state" | "updatedAt">[],
  now: number,
): readonly string[] {
  const known = new Map(reviews.map((review) => [review.revision, review]));
  const gone = revisions.filter((revision) => !known.has(revision));
  const done = revisions.filter((revision) => {
    const review = known.get(revision);
    return review !== undefined && !isUnderReview(review) && review.updatedAt < now - KEPT_DAYS * DAY;
  });
  return gone.length > GONE_MAX ? [...done, ...gone] : done;
}

/** The change that a review is about. */
interface Change {
  readonly revision: Oid;
  readonly base: Oid;
  readonly head: Oid;
}

/**
 * Has a review that is about to begin do so with what the viewer has seen already: the marks of its hunks in some other reviews.
 * Writes nothing where there are none. Reads the change where there are.
 */
export async function takeOverSeen(
  { git, store, viewer }: Pick<ReviewRoom, "git" | "store" | "viewer">,
  reviews: readonly Pick<BookedReview, "revision">[],
  { revision, base, head }: Change,
): Promise<void> {
  const others = reviews.filter((review) => review.revision !== revision);
  const files = await store.readPrivate("seen");
  const marks = new Set(others.flatMap((review) => [...seenFile.read(files.get(review.revision))]));
  if (marks.size === 0 || !mayDo(viewer, "mark", null)) return;
  const keys = (await changeKeys(git, base, head))?.flatMap((file) => file.keys) ?? [...marks];
  const seen = keys.filter((key) => marks.has(key));
  if (seen.length === 0) return;
  await store.editPrivate("seen", (now) => {
    const before = seenFile.read(now.get(revision));
    return new Map([[revision, seenFile.write(new Set([...before, ...seen]))]]);
  });
}
