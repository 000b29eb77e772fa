import { fallback, GalleyError } from "#contract/errors.ts";
import { VIEWED_KEYS_MAX, VIEWED_REVIEW_KEYS_MAX } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import {
  type ComparedPatchSets,
  keysThrough,
  readSteps,
  type SteppedFile,
} from "#server/reviews/patchSets/viewedInSteps.ts";
import { requireMark } from "#server/reviews/state/Viewer.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { viewedFile, staleViewed } from "#server/reviews/patchSets/viewedMarks.ts";

export interface MarkViewedInput {
  /** The client's key of the action. Marking twice equals marking once, with any key. */
  readonly key: string;
  readonly review: string;
  /** The keys of hunks as `hunkKeys` returns them. */
  readonly keys: readonly string[];
  /** True to mark them, false to remove the marks. */
  readonly isViewed: boolean;
  /** The two compared patch sets that the hunks are from; absent for hunks of one patch set. */
  readonly within?: ComparedPatchSets | null | undefined;
}

type Marks = ReadonlySet<string>;

const HUNK_KEY = /^[\w-]{22}$/u;
const BAD_KEYS = `The keys must be hunk keys from Galley, at most ${VIEWED_KEYS_MAX} at a time.`;
const TOO_MANY = `At most ${VIEWED_REVIEW_KEYS_MAX} hunks of a review can be marked as viewed.`;

/**
 * Marks hunks of a review as viewed, or removes the marks; saved under `refs/galley/seen`, which is never pushed. If
 * the hunks are from a comparison of two patch sets, hunks of the newer one that are thereby completely viewed are
 * marked too. Other marks stay, even those set at the same time. Writes nothing if nothing changes. Linear in the marks
 * of the review.
 */
export async function markViewed(context: ReviewContext, input: MarkViewedInput): Promise<{ readonly review: Oid }> {
  requireMark(context.viewer);
  inputRules.key(input.key);
  const keys = requireKeys(input.keys);
  const { revision } = await requireReview(context, input.review);
  const files = input.within == null ? [] : await stepsOf(context.git, input.within, keys);
  const reviews = await context.index.reviews();
  const change = (saved: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> => {
    const before = viewedFile.read(saved.get(revision));
    const after = computeMarks(before, keys, input.isViewed, files);
    if (after.size === before.size) return new Map();
    if (after.size > Math.max(before.size, VIEWED_REVIEW_KEYS_MAX)) {
      throw new GalleyError("TOO_LARGE", TOO_MANY, { next: "Remove marks that you do not need." });
    }
    const stale = staleViewed([...saved.keys()], reviews, context.now());
    return new Map([...stale.map((one) => [one, null] as const), [revision, viewedFile.write(after)]]);
  };
  if (change(await context.store.readPrivate("seen")).size > 0) await context.store.editPrivate("seen", change);
  return { review: revision };
}

function requireKeys(keys: readonly string[]): Marks {
  if (keys.length <= VIEWED_KEYS_MAX && keys.every((key) => HUNK_KEY.test(key))) return new Set(keys);
  throw new GalleyError("BAD_INPUT", BAD_KEYS);
}

/** Reads the files to find hunks that are viewed as a result. If that fails, the requested marks are set anyway. */
function stepsOf(git: Repository, within: ComparedPatchSets, keys: Marks): Promise<readonly SteppedFile[]> {
  return readSteps(git, within, keys).catch(fallback([]));
}

function computeMarks(before: Marks, keys: Marks, isViewed: boolean, files: readonly SteppedFile[]): Marks {
  if (isViewed) {
    const marked = new Set([...before, ...keys]);
    return new Set([...marked, ...keysThrough(files, marked)]);
  }
  const left = new Set([...before].filter((key) => !keys.has(key)));
  const still = keysThrough(files, left);
  const gone = [...keysThrough(files, before)].filter((key) => !still.has(key));
  for (const key of gone) left.delete(key);
  return left;
}
