import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { carriesOverBaseDrift } from "../index/landingRules.ts";
import { type LayerPlace, placeLayers } from "../stacks/reviewLayers.ts";
import type { StackRange } from "../stacks/readLayers.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedVerdict } from "../state/Review.ts";
import { type ChangeSince, changeSince, isCarried } from "./changeSince.ts";

export interface LayerVerdict {
  readonly verdict: DerivedVerdict;
  readonly place: LayerPlace;
  /** The change of the layer since; null if its commit is the same, or if the layer is dropped or uncertain. */
  readonly since: ChangeSince | null;
  /** True if it counts for the layer as it is now. */
  readonly holds: boolean;
}

/**
 * Finds the verdicts on the layers of a review as they are in a version of its stack, by default in the newest patch set: of each person
 * the last one on each layer. The rules by which verdicts on the whole change are carried hold for each layer. A verdict on a layer that
 * is uncertain or dropped does not hold.
 */
export async function layerVerdicts(
  git: Repository,
  review: IndexedReview,
  options: ReadOptions & { readonly shown?: StackRange | undefined } = {},
): Promise<readonly LayerVerdict[]> {
  const given = review.layerVerdicts.flatMap((verdict) =>
    verdict.layer === null ? [] : [{ ...verdict, layer: verdict.layer }],
  );
  if (given.length === 0) return [];
  const read = { signal: options.signal };
  const places = await placeLayers(
    git,
    review,
    given.map(({ layer }) => layer),
    options,
  );
  const last = new Map<string, { readonly verdict: DerivedVerdict; readonly place: LayerPlace }>();
  for (const verdict of given) {
    const place = places.get(verdict.layer);
    if (place === undefined) continue;
    const layer = place.certainty === "CERTAIN" ? place.now[0]?.commit.oid : verdict.layer;
    const key = `${verdict.by.email} ${layer}`;
    const before = last.get(key)?.verdict;
    const isReplaced = before !== undefined && before.verdict !== "comment" && verdict.verdict === "comment";
    if (isReplaced) continue;
    last.delete(key); // so that the newest comes last
    last.set(key, { verdict, place });
  }
  const overDrift = await carriesOverBaseDrift(git, review.targetRef, read);
  return Promise.all(
    [...last.values()].map(async ({ verdict, place }): Promise<LayerVerdict> => {
      const { written, now, certainty } = place;
      const [current] = now;
      if (certainty !== "CERTAIN" || current === undefined) return { verdict, place, since: null, holds: false };
      const { oid: head, parents } = current.commit;
      const [oldBase, base] = [verdict.change?.base ?? written.parents[0] ?? null, parents[0] ?? null];
      if (head === written.oid && base === oldBase) return { verdict, place, since: null, holds: verdict.isActive };
      const older = { base: oldBase, head: written.oid, kind: "commits" } as const;
      const newer = { base, head, kind: "commits" } as const;
      const since = await changeSince(git, older, newer, { ...read, record: verdict.change });
      return { verdict, place, since, holds: verdict.isActive && since !== null && isCarried(since, overDrift) };
    }),
  );
}
