import { GalleyError } from "#contract/errors.ts";
import { type CommitPair, diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Signature } from "#server/git/objects/ObjectPack.ts";
import type { CommitRecord } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { readChain } from "../stacks/readLayers.ts";
import { findLayer, type ReviewLayer } from "../stacks/reviewLayers.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { contentsOf } from "../verdicts/changeRecord.ts";
import { applyCommits } from "./applyCommits.ts";

const MOVED = "The commit was rewritten since you read it.";
const CHOOSE = "Choose it again: `galley stack` lists the commits.";

export interface LayerToLand {
  readonly layer: ReviewLayer;
  readonly total: number;
  readonly record: CommitRecord;
  /** The commits above it, lowest first. */
  readonly rest: readonly CommitRecord[];
}

/** Finds the layer up to which a review is to land; null for all of it. Fails as STALE if it is of an earlier patch set. */
export async function layerToLand(
  git: Repository,
  review: IndexedReview,
  head: Oid,
  name: string | null | undefined,
): Promise<LayerToLand | null> {
  if (name == null) return null;
  const layer = await findLayer(git, review, name);
  if (!layer.isNewest) throw new GalleyError("STALE", MOVED, { next: CHOOSE });
  if (layer.commit === head) return null;
  const chain = await readChain(git, { base: review.base, head });
  const record = chain[layer.position - 1];
  if (record?.oid !== layer.commit) throw new GalleyError("STALE", MOVED, { next: CHOOSE });
  return { layer, total: chain.length, record, rest: chain.slice(layer.position) };
}

/** The commits of a stack above those that land. */
export interface Restacked {
  /** The new head of the review's branch; the old one if no commit had to change. */
  readonly head: Oid;
  /** The first of the commits that are left, which becomes the alias of the review's first commit. */
  readonly first: Oid;
  readonly base: Oid;
}

export interface RestackInput {
  /** The commits that are left, lowest first. At least one. */
  readonly rest: readonly CommitRecord[];
  /** The commit below them now. */
  readonly below: Oid;
  /** The commit that the target will be at. */
  readonly tip: Oid;
  /** True if the target gets the commits below themselves, so that those that are left need not change. */
  readonly keepsCommits: boolean;
  readonly by: Signature;
}

/**
 * Puts the commits above those that land on the landed ones. Each must change the same files from and to the same contents as before:
 * returns a sentence if one would not, or would conflict. The new commits are in our own object store.
 */
export async function restack(
  repository: Repository,
  { rest, below, tip, keepsCommits, by }: RestackInput,
  options: ReadOptions = {},
): Promise<Restacked | string> {
  const [lowest] = rest;
  const highest = rest.at(-1);
  if (lowest === undefined || highest === undefined) return "No commits are left.";
  if (keepsCommits) return { head: highest.oid, first: lowest.oid, base: below };
  const merge = rest.find(({ parents }) => parents.length > 1);
  if (merge !== undefined)
    return `Commit ${shortOf(merge.oid)}, which is left, is a merge and cannot be put on the landed commits.`;
  const applied = await applyCommits(repository, { commits: rest, onto: tip, by }, options);
  const [first] = applied.added;
  const oids = rest.map(({ oid }) => oid);
  const pairs = [...chainOf(below, oids), ...chainOf(tip, applied.added)];
  const deltas = (await diffTrees(repository, pairs, options)).map((files) => files && contentsOf(files));
  const other = rest.findIndex((_, at) => deltas[at] == null || deltas[at] !== deltas[rest.length + at]);
  const inexact = applied.stopped?.oid ?? applied.dropped[0]?.oid ?? rest[other]?.oid;
  if (inexact !== undefined || first === undefined)
    return `Commit ${shortOf(inexact ?? lowest.oid)}, which is left, does not apply to the landed commits exactly.`;
  return { head: applied.tip.oid, first, base: tip };
}

function shortOf(oid: Oid): string {
  return oid.slice(0, 10);
}

function chainOf(below: Oid, commits: readonly Oid[]): readonly CommitPair[] {
  return commits.map((oid, at) => [commits[at - 1] ?? below, oid]);
}
