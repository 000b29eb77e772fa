import { GalleyError } from "#contract/errors.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { ObjectPack, rebasedCommit, type Signature, writeToMirror } from "#server/git/objects/ObjectPack.ts";
import { type CommitRecord, requireCommits, requireTree } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { readChain } from "../stacks/readLayers.ts";
import { findLayer, type ReviewLayer } from "../stacks/reviewLayers.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { contentsOf } from "../verdicts/changeRecord.ts";
import { pick } from "./buildLanding.ts";

const MOVED = "The commit was rewritten since you read it.";

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
  if (!layer.isNewest) throw new GalleyError("STALE", MOVED, { next: "Look at the preview again." });
  if (layer.commit === head) return null;
  const chain = await readChain(git, { base: review.base, head });
  const record = chain[layer.position - 1];
  if (record?.oid !== layer.commit) throw new GalleyError("STALE", MOVED, { next: "Look at the preview again." });
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
  const contents = await readObjects(
    repository,
    rest.map(({ oid }) => oid),
    options,
  );
  await requireCommits(repository, [below], options);
  let before = await requireTree(repository, below);
  let at = { oid: tip, tree: await requireTree(repository, tip) };
  const added: Oid[] = [];
  for (const [index, { oid, tree, parents }] of rest.entries()) {
    const name = oid.slice(0, 10);
    if (parents.length > 1) return `Commit ${name}, which is left, is a merge and cannot be put on the landed commits.`;
    const picked = await pick(repository, { before, after: tree, onto: at.tree }, options);
    const deltas = await Promise.all([
      diffTree(repository, before, tree, options),
      picked.tree === null ? null : diffTree(repository, at.tree, picked.tree, options),
    ]);
    const [was, is] = deltas.map((files) => files && contentsOf(files));
    const content = contents[index]?.content;
    if (picked.tree === null || was !== is || content === undefined)
      return `Commit ${name}, which is left, does not apply to the landed commits exactly. Rebase the branch first.`;
    const pack = new ObjectPack(repository.objectFormat);
    const commit = rebasedCommit(content, { tree: picked.tree, parents: [at.oid], by });
    at = { oid: pack.add("commit", commit), tree: picked.tree };
    await writeToMirror(repository, pack, options);
    added.push(at.oid);
    before = tree;
  }
  return { head: at.oid, first: added[0] ?? at.oid, base: tip };
}
