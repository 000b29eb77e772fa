import { fallback } from "#contract/errors.ts";
import { UNVIEWED_COUNT_MS } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { changeKeys, type FileKeys } from "#server/git/patches/hunkKeys.ts";
import type { ReviewContext } from "../index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "../state/IndexedReview.ts";
import { type ChangeEnds, interdiff } from "./interdiff.ts";
import { mayDo } from "../state/Viewer.ts";
import { type ComparedPatchSets, keysThrough, readSteps } from "./viewedInSteps.ts";

/**
 * The stored form of the viewed hunks of a review: their keys, sorted, one per line. Both directions are linear in the
 * keys.
 */
export const viewedFile = {
  /** Reads the keys; none if there is no file. */
  read(text: string | undefined): ReadonlySet<string> {
    return new Set(text === undefined ? [] : text.split("\n").filter((key) => key !== ""));
  },
  /** Writes the file; null if there are no keys, which means no file. */
  write(keys: ReadonlySet<string>): string | null {
    return keys.size === 0 ? null : `${[...keys].toSorted().join("\n")}\n`;
  },
} as const;

export interface UnviewedCount {
  readonly hunks: number;
  readonly files: number;
  readonly totalFiles: number;
  readonly totalHunks: number;
}

/**
 * Counts the hunks of a change between two commits that are not viewed. Null if the commits are missing, and if the
 * change cannot be read within UNVIEWED_COUNT_MS: reading then continues and its result is cached. Costs one diff for
 * each state of a change.
 */
export async function countUnviewed(
  git: Repository,
  { base, head }: { readonly base: Oid; readonly head: Oid },
  viewed: ReadonlySet<string>,
): Promise<UnviewedCount | null> {
  const files = await inTime(keysOf(git, base, head));
  return files === null ? null : countIn(files, viewed);
}

/**
 * Counts the hunks of a change that would not be viewed yet if everything in a part of it was: in the change between
 * two commits, or in what changed between two patch sets. Null as for `countUnviewed`.
 */
export async function countUnviewedOutside(
  git: Repository,
  { base, head }: { readonly base: Oid; readonly head: Oid },
  shown: ChangeEnds | ComparedPatchSets,
  viewed: ReadonlySet<string>,
): Promise<UnviewedCount | null> {
  const both = await inTime(Promise.all([keysOf(git, base, head), viewedWith(git, shown, viewed)]));
  return both === null || both[0] === null || both[1] === null ? null : countIn(both[0], both[1]);
}

/** Returns the keys of the viewed hunks if all hunks of a part were viewed too; null if they cannot be read. */
async function viewedWith(
  git: Repository,
  shown: ChangeEnds | ComparedPatchSets,
  viewed: ReadonlySet<string>,
): Promise<ReadonlySet<string> | null> {
  const isBetween = "older" in shown;
  const { base, head } = isBetween
    ? { base: (await interdiff(git, shown.older, shown.newer)).from, head: shown.newer.head }
    : shown;
  const files = await keysOf(git, base ?? git.emptyTree, head);
  if (files === null) return null;
  const keys = new Set(files.flatMap((file) => file.keys));
  const together = new Set([...viewed, ...keys]);
  const steps = isBetween ? await readSteps(git, shown, keys) : [];
  return new Set([...together, ...keysThrough(steps, together)]);
}

/** Resolves to null if the result takes more than UNVIEWED_COUNT_MS, or its commits are missing. */
async function inTime<T>(result: Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => void setTimeout(resolve, UNVIEWED_COUNT_MS, null).unref());
  // It is only a number beside the review, which reports an error itself.
  return Promise.race([result.catch(fallback(null)), late]);
}

function keysOf(git: Repository, base: Oid, head: Oid): Promise<readonly FileKeys[] | null> {
  return changeKeys(git, base, head, "prefetch");
}

/** Counts the hunks of a change that are not viewed. Linear in them. */
export function countIn(files: readonly FileKeys[], viewed: ReadonlySet<string>): UnviewedCount {
  const left = files.map(({ keys }) => keys.filter((key) => !viewed.has(key)).length);
  return {
    hunks: left.reduce((sum, one) => sum + one, 0),
    files: left.filter((one) => one > 0).length,
    totalFiles: files.length,
    totalHunks: files.reduce((sum, { keys }) => sum + keys.length, 0),
  };
}

const DAY = 86_400;
const MARKS_DAYS = 90;
/** Reviews whose notes are missing may come back with a fetch: marks of this many are kept. */
const GONE_MAX = 200;

/**
 * Selects the reviews, by their first commits, whose marks can be deleted: those that have been closed for 90 days,
 * and, if more than 200 are not in the repository's notes, those. Linear in the reviews.
 */
export function staleViewed(
  revisions: readonly string[],
  reviews: readonly Pick<IndexedReview, "revision" | "state" | "updatedAt">[],
  now: number,
): readonly string[] {
  const known = new Map(reviews.map((review) => [review.revision, review]));
  const gone = revisions.filter((revision) => !known.has(revision));
  const done = revisions.filter((revision) => {
    const review = known.get(revision);
    return review !== undefined && !isUnderReview(review) && review.updatedAt < now - MARKS_DAYS * DAY;
  });
  return gone.length > GONE_MAX ? [...done, ...gone] : done;
}

/**
 * Copies the viewed marks of the same hunks in other reviews to a review that is about to begin. Writes nothing if
 * there are none; else reads the change.
 */
export async function copyViewedMarks(
  { git, store, viewer }: Pick<ReviewContext, "git" | "store" | "viewer">,
  reviews: readonly Pick<IndexedReview, "revision">[],
  { revision, base, head }: { readonly revision: Oid; readonly base: Oid; readonly head: Oid },
): Promise<void> {
  const others = reviews.filter((review) => review.revision !== revision);
  const files = await store.readPrivate("seen");
  const marks = new Set(others.flatMap((review) => [...viewedFile.read(files.get(review.revision))]));
  if (marks.size === 0 || !mayDo(viewer, "mark", null)) return;
  const keys = (await changeKeys(git, base, head))?.flatMap((file) => file.keys) ?? [...marks];
  const viewed = keys.filter((key) => marks.has(key));
  if (viewed.length === 0) return;
  await store.editPrivate("seen", (now) => {
    const before = viewedFile.read(now.get(revision));
    return new Map([[revision, viewedFile.write(new Set([...before, ...viewed]))]]);
  });
}
