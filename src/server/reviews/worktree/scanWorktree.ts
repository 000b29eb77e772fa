import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions } from "#server/git/openRepository.ts";
import type { Snapshot } from "#server/git/snapshots/Snapshot.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { type BookedReview, isUnderReview } from "../state/IndexedReview.ts";
import { isOfWorktree } from "../state/Review.ts";
import { emptyCommit } from "./emptyCommit.ts";
import { changedPaths, findLanding } from "./findLanding.ts";
import { nextWorktreeStep, type WorktreeReview, type WorktreeState } from "./WorktreeStep.ts";

/** Uncommitted work at a look, and the review that it would go on in. */
export interface WorktreeLook {
  readonly snapshot: Snapshot;
  /** Null where it would begin one, and where there is nothing to review. */
  readonly review: BookedReview | null;
  /** What that was decided by. */
  readonly facts: WorktreeFacts;
}

/** Looks at the work tree without recording anything. Fails as BAD_INPUT in a bare repository. */
export async function lookAtWorktree(room: ReviewRoom, options: ReadOptions = {}): Promise<WorktreeLook> {
  const read = await askedFiles.read(room);
  const snapshot = await takeSnapshot(room.git, { ...options, read, isLive: true });
  const facts = await gatherWorktree(room, snapshot);
  const step = nextWorktreeStep(facts.state, facts.reviews);
  const current = step.do === "begin" ? null : step.review;
  return { snapshot, review: current === null ? null : await room.book.find(current), facts };
}

/** What one has to know to decide how the reviews of a work tree go on. */
interface WorktreeFacts {
  readonly state: WorktreeState;
  readonly reviews: readonly WorktreeReview[];
}

/**
 * Reviews whose work is looked for in history and in the files, the last ones: older ones are done, or were put aside and come
 * back as they were.
 */
const LOOKED_FOR_MAX = 5;
/** Stands for no branch, and for one whose name is not UTF-8, which notes cannot hold. */
const UNNAMED = "HEAD";

/**
 * Gathers how the work tree stands and what its reviews are about. Costs nothing much where nothing has moved; where HEAD has,
 * what `findLanding` costs for a review or two.
 */
export async function gatherWorktree(room: ReviewRoom, snapshot: Snapshot): Promise<WorktreeFacts> {
  const { git } = room;
  const { commit, head, isClean } = snapshot;
  const base = head ?? emptyCommit(git).oid;
  const branch = snapshot.branch === null || /\p{Surrogate}/u.test(snapshot.branch) ? UNNAMED : snapshot.branch;
  const state = { commit, base, branch, isClean };
  const uncommitted = isClean ? new Set<string>() : await changedPaths(git, head ?? git.emptyTree, commit);
  const own = (await room.book.reviews()).filter((review) => isOfWorktree(review, git.id));
  const reviews: WorktreeReview[] = [];
  for (const review of own.toSorted(byLastMove)) {
    const last = review.patchSets.at(-1);
    if (last === undefined) continue;
    const fact = await factOf(room, review, state, uncommitted, reviews.length);
    if (fact !== null) reviews.push(fact);
  }
  return { state, reviews };
}

async function factOf(
  { git }: ReviewRoom,
  review: BookedReview,
  { base: tip }: WorktreeState,
  uncommitted: ReadonlySet<string>,
  place: number,
): Promise<WorktreeReview | null> {
  const { revision, isPrivate, patchSets, targetRef } = review;
  const last = patchSets.at(-1);
  if (last === undefined || last.base === null) return null;
  const { head, base, kind, at } = last;
  const isOpen = isUnderReview(review);
  const isLookedFor = isOpen && place < LOOKED_FOR_MAX && (kind === "snapshot" || place === 0);
  const mayBeEdited = place === 0 && isPrivate;
  const landing = isLookedFor
    ? await unlessGone(null, findLanding(git, { head, base, kind, at, tip, uncommitted, mayBeEdited }))
    : null;
  const isCandidate = isOpen && isPrivate && place < LOOKED_FOR_MAX && (kind === "snapshot" || base === tip);
  const work =
    isCandidate && uncommitted.size > 0
      ? await unlessGone(new Set<string>(), changedPaths(git, base, head))
      : new Set<string>();
  const sharesFiles = [...work].some((path) => uncommitted.has(path));
  const heads = new Set<Oid>(patchSets.map((set) => set.head));
  return { revision, isPrivate, isOpen, branch: targetRef, head, base, kind, heads, landing, sharesFiles };
}

/** A review whose snapshots were dropped goes on with nothing. */
async function unlessGone<Value>(otherwise: Value, reading: Promise<Value>): Promise<Value> {
  return reading.catch((error: unknown) => {
    if (error instanceof GalleyError && error.code === "OBJECT_MISSING") return otherwise;
    throw error;
  });
}

function byLastMove(one: BookedReview, other: BookedReview): number {
  return (other.patchSets.at(-1)?.at ?? 0) - (one.patchSets.at(-1)?.at ?? 0);
}

/**
 * Which files of a work tree one asked to be read though they are large or may hold a secret; paths as `byteText` carries
 * them.
 */
export const askedFiles = {
  /** Reads them: none where nobody asked. */
  async read({ git, store }: Pick<ReviewRoom, "git" | "store">): Promise<ReadonlySet<string>> {
    return parsed((await store.readPrivate("worktrees")).get(pathOf(git.id)));
  },
  /** Adds one. */
  async add({ git, store }: Pick<ReviewRoom, "git" | "store">, path: string): Promise<void> {
    await store.editPrivate("worktrees", (files) => {
      const paths = new Set([...parsed(files.get(pathOf(git.id))), path]);
      const lines = [...paths].toSorted().map((one) => `${JSON.stringify(one)}\n`);
      return new Map([[pathOf(git.id), lines.join("")]]);
    });
  },
} as const;

function pathOf(worktree: string): string {
  return `${worktree}/read`;
}

/** Reads one path a line, as JSON: so a name that is not UTF-8 comes back. */
function parsed(text: string | undefined): ReadonlySet<string> {
  const lines = (text ?? "").split("\n").filter((line) => line !== "");
  return new Set(lines.map(pathIn).filter((path) => path !== null));
}

/** Null for a line that is none of ours: anybody can have written it. */
function pathIn(line: string): string | null {
  try {
    const path: unknown = JSON.parse(line);
    return typeof path === "string" ? path : null;
  } catch {
    return null;
  }
}
