import { fallback, GalleyError } from "#contract/errors.ts";
import type { CommitRecord } from "#server/git/objects/readCommits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import type { DerivedThread } from "../state/Review.ts";
import { compareStacks } from "./compareStacks.ts";
import { readChain, type StackRange } from "./readLayers.ts";

/** A commit of a patch set's stack. */
export interface ReviewLayer {
  readonly commit: Oid;
  /** The commit below it; null for a root commit. */
  readonly parent: Oid | null;
  /** From 1 for the lowest. */
  readonly position: number;
  /** The patch set; null if it is not recorded yet. */
  readonly patchSet: number | null;
  readonly isNewest: boolean;
}

type ReviewEnds = Pick<IndexedReview, "patchSets" | "base" | "head">;

interface PatchSetStack extends StackRange {
  readonly patchSet: number | null;
  readonly isNewest: boolean;
}

/** Lists the stacks of a review, the newest first. Snapshots of uncommitted work are none. */
function stacksOf({ patchSets, base, head }: ReviewEnds): readonly PatchSetStack[] {
  const recorded = patchSets
    .filter(({ kind }) => kind === "commits")
    .map((set) => ({ base: set.base, head: set.head, patchSet: set.number }))
    .toReversed();
  const isRecorded = head === null || patchSets.at(-1)?.head === head;
  const all = isRecorded ? recorded : [{ base, head, patchSet: null }, ...recorded];
  return all.map((stack, index) => ({ ...stack, isNewest: index === 0 }));
}

/** Reads the commits of a stack, lowest first; none if they are missing or too many. */
function chainOf(repository: Repository, range: StackRange, options: ReadOptions): Promise<readonly CommitRecord[]> {
  return readChain(repository, range, options).catch(fallback([], "OBJECT_MISSING", "TOO_LARGE"));
}

function layerAt(
  chain: readonly CommitRecord[],
  index: number,
  { patchSet, isNewest }: PatchSetStack,
): ReviewLayer | null {
  const record = chain[index];
  if (record === undefined) return null;
  return { commit: record.oid, parent: record.parents[0] ?? null, position: index + 1, patchSet, isNewest };
}

const POSITION = /^\d{1,4}$/u;
const COMMIT = /^[0-9a-f]{7,64}$/u;

/** Returns true for the name of a layer that is the same in each patch set: its commit, not its position. */
export function namesCommit(name: string | null | undefined): boolean {
  return name != null && !POSITION.test(name);
}

/**
 * Finds a layer by its position in the newest patch set, or by at least the first 7 digits of its commit in any. Fails as NOT_FOUND
 * if there is none, as BAD_INPUT if several commits begin so.
 */
export async function findLayer(
  repository: Repository,
  review: ReviewEnds,
  name: string,
  options: ReadOptions = {},
): Promise<ReviewLayer> {
  const stacks = stacksOf(review);
  const [top] = stacks;
  const newest = top === undefined ? [] : await chainOf(repository, top, options);
  const next = `It has ${newest.length} ${newest.length === 1 ? "commit" : "commits"}; \`galley stack\` lists them.`;
  const none = new GalleyError("NOT_FOUND", `This review has no commit “${name.slice(0, 64)}”.`, { next });
  if (POSITION.test(name)) {
    const found = top === undefined ? null : layerAt(newest, Number(name) - 1, top);
    if (found === null) throw none;
    return found;
  }
  if (!COMMIT.test(name)) throw none;
  for (const stack of stacks) {
    const chain = await chainOf(repository, stack, options);
    const named = chain.flatMap(({ oid }, index) => (oid.startsWith(name) ? [index] : []));
    if (named.length > 1)
      throw new GalleyError("BAD_INPUT", `Several commits begin with ${name}.`, { next: "Give more digits." });
    const found = layerAt(chain, named[0] ?? -1, stack);
    if (found !== null) return found;
  }
  throw none;
}

/**
 * Finds the layer with a commit on one of its sides: that commit itself, or for the old side the one above it. Takes the newest patch
 * set that has it; null if none has.
 */
export async function layerOf(
  repository: Repository,
  review: ReviewEnds,
  commit: Oid,
  side: "old" | "new",
  options: ReadOptions = {},
): Promise<ReviewLayer | null> {
  for (const stack of stacksOf(review)) {
    const chain = await chainOf(repository, stack, options);
    const index = chain.findIndex(({ oid, parents }) => commit === (side === "new" ? oid : parents[0]));
    const layer = layerAt(chain, index, stack);
    if (layer !== null) return layer;
  }
  return null;
}

/**
 * Finds the stack of a review with a commit, the newest one if several have it, and its commits up to that one, lowest first; null if
 * none has it.
 */
export async function stackWith(
  repository: Repository,
  review: ReviewEnds,
  commit: Oid,
  options: ReadOptions = {},
): Promise<{ readonly range: StackRange; readonly commits: readonly Oid[] } | null> {
  for (const range of stacksOf(review)) {
    const oids = (await chainOf(repository, range, options)).map(({ oid }) => oid);
    const index = oids.indexOf(commit);
    if (index >= 0) return { range, commits: oids.slice(0, index + 1) };
  }
  return null;
}

/**
 * Returns the commit of the layer that a thread belongs to, as it was when it was written; null for one on the whole change. A comment
 * of another tool on a commit between base and head belongs to that commit.
 */
export function layerCommitOf(
  review: ReviewEnds,
  { root, location }: Pick<DerivedThread, "root" | "location">,
): Oid | null {
  const { layer } = root.item.extras;
  if (layer !== undefined) return layer;
  const commit = location?.commit ?? "";
  if (!isOid(commit) || commit === review.head || commit === review.base) return null;
  return review.patchSets.some(({ head, base }) => head === commit || base === commit) ? null : commit;
}

/** The place of a layer in a newer version of its stack. */
export interface LayerPlace {
  /** The commit as it was when the comment or the verdict was written. */
  readonly written: CommitRecord;
  /** The layer in the newer version; several if it is uncertain which one it is, none if it was dropped. */
  readonly now: readonly { readonly commit: CommitRecord; readonly position: number }[];
  readonly certainty: "CERTAIN" | "UNCERTAIN" | "DROPPED";
  /** The number of layers of the newer version. */
  readonly total: number;
}

/**
 * Finds layers, given by the commits that they were, in a version of the stack: by default in the newest patch set. Leaves out commits
 * that are in no patch set. Compares each older patch set with that version once.
 */
export async function placeLayers(
  repository: Repository,
  review: ReviewEnds,
  commits: Iterable<Oid>,
  options: ReadOptions & { readonly shown?: StackRange | undefined } = {},
): Promise<ReadonlyMap<Oid, LayerPlace>> {
  const { shown, ...read } = options;
  const stacks = stacksOf(review);
  const newer = shown ?? stacks[0];
  const places = new Map<Oid, LayerPlace>();
  const open = new Set(commits);
  if (newer === undefined || open.size === 0) return places;
  const chain = await chainOf(repository, newer, read);
  const placed = new Map(chain.map((commit, index) => [commit.oid, { commit, position: index + 1 }]));
  for (const older of [newer, ...stacks]) {
    const found = (await chainOf(repository, older, read)).filter(({ oid }) => open.delete(oid));
    if (found.length === 0) continue;
    const isSame = older.head === newer.head && older.base === newer.base;
    const changes = isSame || chain.length === 0 ? [] : await compareStacks(repository, older, newer, read);
    for (const written of found) {
      const here = placed.get(written.oid);
      if (here !== undefined) {
        places.set(written.oid, { written, now: [here], certainty: "CERTAIN", total: chain.length });
        continue;
      }
      const of = changes.filter((change) => change.new !== null && change.old.includes(written.oid));
      const now = of.flatMap(({ new: oid }) => placed.get(oid ?? "") ?? []);
      const certainty = now.length === 0 ? "DROPPED" : of[0]?.kind === "UNCERTAIN" ? "UNCERTAIN" : "CERTAIN";
      places.set(written.oid, { written, now, certainty, total: chain.length });
    }
    if (open.size === 0) break;
  }
  return places;
}
