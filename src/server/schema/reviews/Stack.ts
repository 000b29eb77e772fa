import type { Int } from "grats";
import { compareStacks } from "#server/reviews/stacks/compareStacks.ts";
import { changeIdOf, readChain, type StackRange } from "#server/reviews/stacks/readLayers.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository, ViewerReview } from "../request/ServedRepositories.ts";
import type { Review } from "./Review.ts";
import { addressedSpan } from "../request/reviewSpan.ts";
import { Commit } from "../commits/Commit.ts";

/** One commit of a stack: of a branch that is read commit by commit, along the first parents. @gqlType */
export interface StackLayer {
  readonly __typename?: "StackLayer";
  /** The place in the stack, from 1 for the lowest; null if the layer was dropped. @gqlField */
  readonly position: Int | null;
  /** The commit; null if the layer was dropped. @gqlField */
  readonly commit: Commit | null;
  /**
   * The id that the commit keeps when it is rewritten: its `change-id` header, or its `Change-Id` trailer. Null if it has none.
   * @gqlField
   */
  readonly changeId: string | null;
  /** The commits of the older version: none if the layer is new, the candidates if it is uncertain which one it is. @gqlField */
  readonly older: readonly Commit[];
  /** The change since the older version; null if there is none to compare with. @gqlField */
  readonly change: StackLayerChange | null;
  /** The review and the number of the patch set; absent outside of reviews. */
  readonly of?: { readonly viewerReview: ViewerReview; readonly to: number | null } | undefined;
}

/**
 * The change of a layer between two versions of a stack: patch and message are equal (`SAME`), one of them changed (`EDITED`), the
 * layer is new (`ADDED`) or gone (`DROPPED`). `UNCERTAIN`: it may be one of several older layers.
 * @gqlEnum
 */
export type StackLayerChange = "SAME" | "EDITED" | "ADDED" | "DROPPED" | "UNCERTAIN";

/**
 * The commits from `base` to `head` along the first parents, lowest first, at most 1,000. With an older head, each is compared
 * with its older version, and dropped layers are before those that followed them.
 * @gqlField stack
 */
export async function repositoryStack(
  repository: Repository,
  context: Context,
  args: { readonly base: string; readonly head: string; readonly older?: string | null },
): Promise<readonly StackLayer[]> {
  const resolve = (name: string) => repository.resolve(context, name);
  const [base, head] = await Promise.all([resolve(args.base), resolve(args.head)]);
  const older = args.older == null ? null : { base, head: await resolve(args.older) };
  return layersOf(context, repository.served, { base, head }, older);
}

/**
 * The commits of patch set `to` along the first parents, lowest first; of the current one if absent. With `from`, each is compared
 * with its version in that patch set. Empty if the repository does not have the commits.
 * @gqlField stack
 */
export async function reviewStack(
  { viewerReview }: Review,
  context: Context,
  from?: Int | null,
  to?: Int | null,
): Promise<readonly StackLayer[]> {
  const { served, review } = viewerReview;
  const whole = addressedSpan(review, 0, to);
  if (whole === null) return [];
  const between = addressedSpan(review, from, to)?.between ?? null;
  const layers = await layersOf(context, served, whole, between?.older ?? null);
  return layers.map((layer) => ({ ...layer, of: { viewerReview, to: to ?? null } }));
}

async function layersOf(
  context: Context,
  served: ServedRepository,
  newer: StackRange,
  older: StackRange | null,
): Promise<readonly StackLayer[]> {
  const { signal } = context;
  const load = (oid: string): Promise<Commit> => Commit.load(context, served, oid);
  const records = await readChain(served.git, newer, { signal });
  const places = new Map(records.map((record, index) => [record.oid, { record, position: index + 1 }]));
  if (older === null)
    return Promise.all(
      records.map(async (record, index) => ({
        position: index + 1,
        commit: await load(record.oid),
        changeId: changeIdOf(record)?.value ?? null,
        older: [],
        change: null,
      })),
    );
  const changes = await compareStacks(served.git, older, newer, { signal });
  return Promise.all(
    changes.map(async ({ kind, old, new: next }): Promise<StackLayer> => {
      const place = next === null ? undefined : places.get(next);
      return {
        position: place?.position ?? null,
        commit: next === null ? null : await load(next),
        changeId: place === undefined ? null : (changeIdOf(place.record)?.value ?? null),
        older: await Promise.all(old.map(load)),
        change: kind,
      };
    }),
  );
}
