import { refusalToAgent } from "#contract/agentRights.ts";
import { GalleyError } from "#contract/errors.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import type { Repository } from "#server/git/Repository.ts";
import { forkPoint } from "#server/git/ancestry/mergeBase.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { commitBytes, galleySignature, ObjectPack, writeToMirror } from "#server/git/objects/ObjectPack.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { createBundle, parseBundle, takeBundle } from "#server/git/refs/bundle.ts";
import { defaultBranch } from "#server/git/refs/head.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { findNote, NotesTree } from "#server/git/trees/NotesTree.ts";
import { recordHeads } from "#server/operations/worktree/recordMoves.ts";
import { chooseReview, type ReviewContext, targetCommits } from "#server/reviews/index/ReviewContext.ts";
import { type IndexedReview, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { homeOf } from "#server/reviews/positions/submodules/parts.ts";
import { storeRefs } from "#server/store/storeRefs.ts";
import { emptyCommit } from "#server/operations/worktree/emptyCommit.ts";

export interface BundleReviewsInput {
  /** Ids or branches; empty for all open public reviews. */
  readonly reviews: readonly string[];
  /** True to include closed reviews if none is named. */
  readonly all: boolean;
  /** True for the whole history, for a receiver that has none of it. */
  readonly full: boolean;
}

/** Reviews in one file, for somebody without access to a common remote. */
export interface BundledReviews {
  readonly bytes: Buffer;
  readonly reviews: readonly IndexedReview[];
  /** The private reviews that were not named and are left out. */
  readonly privateCount: number;
  /** The commits that the receiver must have. */
  readonly prerequisites: readonly Oid[];
}

const PRIVATE = "is private: only you have its comments and the uncommitted files in its snapshots";
const SHARE = "Share it on its page first, which shows what becomes public.";

/**
 * Bundles the notes of public reviews with the commits of their patch sets, which the archive in the bundle keeps alive.
 * Commits that the target branch had then are left out. The same reviews give the same refs. Fails as FORBIDDEN if a
 * private review is named, as BAD_INPUT if there is nothing to bundle.
 */
export async function bundleReviews(context: ReviewContext, input: BundleReviewsInput): Promise<BundledReviews> {
  const { git } = context;
  await recordHeads(context);
  const known = await context.index.reviews();
  const named = await Promise.all([...new Set(input.reviews)].map((name) => chooseReview(context, name)));
  const hidden = named.find(({ isPrivate }) => isPrivate);
  if (hidden !== undefined)
    throw new GalleyError("FORBIDDEN", `The review “${hidden.title}” ${PRIVATE}.`, { next: SHARE });
  const candidates = known.filter((review) => input.all || isUnderReview(review));
  const chosen = named.length > 0 ? [...new Set(named)] : candidates.filter(({ isPrivate }) => !isPrivate);
  const reviews = chosen.toSorted((one, other) => (one.revision < other.revision ? -1 : 1));
  if (reviews.length === 0)
    throw new GalleyError("BAD_INPUT", "There is no public review to bundle.", {
      next: "`galley list` shows reviews.",
    });
  if (input.full && git.isShallow)
    throw new GalleyError("OBJECT_MISSING", "This repository is shallow and has no whole history to bundle.");
  const pack = new ObjectPack(git.objectFormat);
  const commits = await commitsOf(git, reviews);
  const refs = new Map([
    ...(await notesFor(git, pack, reviews, commits)),
    [storeRefs.archive(), await archiveOf(git, pack, commits)],
  ]);
  await writeToMirror(git, pack);
  const not = input.full ? [] : await commonCommits(context, reviews, known);
  const { bytes, prerequisites } = await createBundle(git, refs, not);
  const privateCount = named.length > 0 ? 0 : candidates.length - reviews.length;
  return { bytes, reviews, privateCount, prerequisites };
}

/** Returns the commits that reviews need: their heads, and commits that only comments name if the archive has them. */
async function commitsOf(git: Repository, reviews: readonly IndexedReview[]): Promise<readonly Oid[]> {
  const heads = [
    ...new Set(
      reviews.flatMap(({ patchSets, head }) => [...patchSets.map((set) => set.head), ...(head ? [head] : [])]),
    ),
  ];
  const records = await readCommits(git, heads);
  const gone = heads.find((_, index) => records[index] == null);
  if (gone !== undefined)
    throw new GalleyError("OBJECT_MISSING", `A patch set of the reviews is not in this repository: ${gone}.`);
  const archive = (await readRefs(git, [storeRefs.archive()])).get(storeRefs.archive());
  const others = reviews.flatMap(({ revision, threads }) => [
    revision,
    ...threads
      .filter((thread) => homeOf(thread) === null)
      .flatMap(({ comments }) =>
        comments.flatMap(({ item }) => [item.location?.commit ?? "", item.extras.addressed?.by ?? ""]),
      ),
  ]);
  const named = [...new Set(others)].filter(isOid);
  const found = await readCommits(git, named);
  const there = named.filter((_, index) => found[index] != null);
  const outside = await revList(git, there, heads);
  const unshared = await revList(git, there, archive === undefined ? heads : [archive, ...heads]);
  return [...heads, ...there.filter((oid) => outside.has(oid) && !unshared.has(oid))];
}

/** Adds the notes of some reviews to a pack; returns the new commits by the names of their refs. */
async function notesFor(
  git: Repository,
  pack: ObjectPack,
  reviews: readonly IndexedReview[],
  commits: readonly Oid[],
): Promise<readonly (readonly [string, Oid])[]> {
  const revisions = reviews.map(({ revision }) => revision);
  const annotated = new Map<string, readonly Oid[]>([
    [storeRefs.notes("reviews"), revisions],
    [storeRefs.notes("discuss"), revisions],
    ...storeRefs.checks.map((name) => [name, commits] as const),
  ]);
  const tips = await readRefs(git, [...annotated.keys()]);
  const created: (readonly [string, Oid])[] = [];
  for (const [name, oids] of annotated) {
    const tip = tips.get(name);
    if (tip === undefined) continue;
    const tree = new NotesTree(git, null);
    let count = 0;
    for (const oid of oids) {
      const blobs = await findNote(git, tip, oid);
      const [only] = blobs;
      if (only === undefined) continue;
      count += 1;
      const note = blobs.length === 1 ? only : pack.add("blob", await joined(git, blobs));
      await tree.put(oid, () => Promise.resolve(note));
    }
    if (count === 0) continue;
    const by = { ...galleySignature, at: 0 };
    const commit = { tree: tree.write(pack), parents: [], by, message: "Notes bundled by galley" };
    created.push([name, pack.add("commit", commitBytes(commit))]);
  }
  return created;
}

async function joined(git: Repository, blobs: readonly Oid[]): Promise<Buffer> {
  const contents = await readBlobs(git, blobs, { maxBytes: NOTE_BYTES });
  return Buffer.concat(contents.flatMap((one) => (Buffer.isBuffer(one) ? [one, Buffer.from("\n")] : [])));
}

/** Adds the archive of some commits to a pack, as `archiveCommits` would begin one; returns its last commit. */
async function archiveOf(git: Repository, pack: ObjectPack, commits: readonly Oid[]): Promise<Oid> {
  const records = await readCommits(git, commits);
  let last: Oid | null = null;
  for (const [index, oid] of commits.entries()) {
    const tree = records[index]?.tree;
    if (tree === undefined) throw new GalleyError("OBJECT_MISSING");
    const parents: readonly Oid[] = last === null ? [oid] : [last, oid];
    const by = { ...galleySignature, at: 0 };
    last = pack.add("commit", commitBytes({ tree, parents, by, message: `Archive ${oid}` }));
  }
  if (last === null)
    throw new GalleyError("OBJECT_MISSING", "The commits of these reviews are not in this repository.");
  return last;
}

/**
 * Returns commits that everybody with the repository has: the bases of the patch sets. A review that builds on another
 * one begins at a commit that is not merged yet, so there it is where that left the default branch.
 */
async function commonCommits(
  { git }: ReviewContext,
  reviews: readonly IndexedReview[],
  known: readonly IndexedReview[],
): Promise<readonly Oid[]> {
  const branches = new Set(known.map(({ current }) => current.reviewRef));
  const [own, main] = [emptyCommit(git).oid, (await defaultBranch(git))?.name];
  const common = new Set<Oid>();
  for (const { patchSets, base, targetRef } of reviews) {
    const bases = new Set([...patchSets.map((set) => set.base), base].filter((oid) => oid !== null));
    for (const oid of bases) {
      if (oid === own || (await readCommits(git, [oid]))[0] == null) continue;
      const isStacked = branches.has(targetRef) && targetRef !== main;
      const shared = isStacked ? await forkPoint(git, oid, main ? await targetCommits(git, main) : []) : oid;
      if (shared !== null) common.add(shared);
    }
  }
  return [...common];
}

export interface UnbundledReviews {
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
  const { git, store, viewer } = context;
  // They come with the verdicts of others.
  if (viewer.role === "agent") throw refusalToAgent("galley unbundle");
  const bundle = parseBundle(bytes);
  const foreign = [...bundle.refs.keys()].find((name) => !storeRefs.isShared(name));
  if (foreign !== undefined)
    throw new GalleyError("BAD_INPUT", `This bundle has more than reviews: the ref ${foreign}. Nothing was added.`, {
      next: ASK,
    });
  if (bundle.objectFormat !== git.objectFormat) {
    const formats = `This bundle has ${bundle.objectFormat} objects, and this repository ${git.objectFormat} objects.`;
    throw new GalleyError("BAD_INPUT", formats, { next: "Unbundle it in a clone of the repository that it is from." });
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
