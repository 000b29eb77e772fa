import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import { parseBundle, takeBundle } from "#server/git/refs/bundle.ts";
import type { ReviewContext } from "../reviewIndex/ReviewContext.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { storeRefs } from "../store/storeRefs.ts";

/** The data that came with a bundle. */
export interface UnbundledReviews {
  /** The reviews that got new lines. */
  readonly updated: readonly IndexedReview[];
  /** The number of those that were not here before. */
  readonly newCount: number;
  /** The number of new lines about whole reviews, and of new comments. */
  readonly entries: number;
  readonly comments: number;
}

const ASK = "Ask its sender for a file made by `galley bundle`.";

/**
 * Takes in the reviews of a bundle: checks it, writes its objects, and merges its notes and archive as a sync does.
 * Nothing is deleted and no branch moves. A repetition changes nothing. Fails as BAD_INPUT if the file is not a bundle of
 * reviews of this repository's object format, and as `takeBundle` and every writer of the store do.
 */
export async function unbundleReviews(context: ReviewContext, bytes: Buffer): Promise<UnbundledReviews> {
  const { git, store } = context;
  const bundle = parseBundle(bytes);
  const foreign = [...bundle.refs.keys()].find((name) => !storeRefs.isShared(name));
  if (foreign !== undefined)
    throw new GalleyError("BAD_INPUT", `This bundle has more than reviews: the ref ${foreign}. Nothing was taken in.`, {
      next: ASK,
    });
  if (bundle.objectFormat !== git.objectFormat) {
    const formats = `This bundle has ${bundle.objectFormat} objects, and this repository ${git.objectFormat} objects.`;
    throw new GalleyError("BAD_INPUT", formats, { next: "Take it into a clone of the repository that it is from." });
  }
  if (bundle.refs.size === 0) throw new GalleyError("BAD_INPUT", "This bundle has no reviews.", { next: ASK });
  await takeBundle(git, bundle);
  const before = (await store.snapshot()).requests;
  const merged = await store.merge(bundle.refs, { isPart: true });
  const came = (name: "reviews" | "discuss"): ReadonlyMap<Oid, number> =>
    merged.find((ref) => ref.name === storeRefs.notes(name))?.coming ?? new Map();
  const [requests, discussions] = [came("reviews"), came("discuss")];
  const revisions = [...new Set([...requests.keys(), ...discussions.keys()])];
  const updated = await Promise.all(revisions.map((revision) => context.index.find(revision)));
  return {
    updated: updated.filter((review) => review !== null),
    newCount: [...requests.keys()].filter((revision) => !before.has(revision)).length,
    entries: sum(requests),
    comments: sum(discussions),
  };
}

function sum(counts: ReadonlyMap<Oid, number>): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}
