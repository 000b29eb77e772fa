import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { SNAPSHOT_DAYS } from "#contract/limits.ts";
import { isRecord } from "#contract/wire.ts";
import type { Repository } from "#server/git/Repository.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import type { Oid } from "#server/git/oid.ts";
import { listSnapshots, type SavedSnapshot } from "#server/git/snapshots/listSnapshots.ts";
import { DAY, dropSnapshots } from "#server/git/snapshots/pruneSnapshots.ts";
import { readDrafts } from "#server/reviews/index/Draft.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { isListed, isUnderReview } from "#server/reviews/state/IndexedReview.ts";
import { worktreeOf } from "#server/reviews/state/Review.ts";
import { visitsFile } from "../marks/markVisit.ts";
import { ActionRecords } from "./ActionRecords.ts";

/** The prefix of a commit's id that names a snapshot. */
const ID = /^[0-9a-f]{4,64}$/u;

/** The deleted snapshots, and those that stay because a review refers to them. */
export interface SnapshotsForgotten {
  readonly dropped: number;
  readonly stay: number;
}

/** The snapshots to delete: by prefixes of their commits' ids, or all that no review refers to. */
export interface SnapshotsToForget {
  readonly key: string;
  readonly which: "all" | readonly string[];
}

/**
 * Deletes snapshots: those named, even if a review refers to them, or all that no review refers to. The text of a
 * review about a deleted snapshot stays; the files go when git next collects garbage. A repeated key deletes nothing
 * and returns the first answer. Fails as BAD_INPUT if a prefix matches none or several, and then deletes none; as
 * CONFLICT if another process deleted one at the same time.
 */
export async function forgetSnapshots(
  context: ReviewContext,
  { key, which }: SnapshotsToForget,
): Promise<SnapshotsForgotten> {
  const { git } = context;
  inputRules.key(key);
  const records = recordsOf(git);
  const releaseLock = await records.acquireLock();
  try {
    const listed = await listRetainedSnapshots(context);
    const before = await records.read(key);
    const plan = before ?? planOf(listed, which);
    const there = new Set(listed.map(({ snapshot }) => `${snapshot.ref} ${snapshot.keeper}`));
    const going = plan.going.filter(({ ref, keeper }) => there.has(`${ref} ${keeper}`));
    // Written first: a call that is killed in between can be repeated and then finishes.
    if (before === null) await records.write(key, plan);
    if ((await dropSnapshots(git, going, { now: () => context.now() })) < going.length) {
      await records.remove(key);
      throw new GalleyError("CONFLICT");
    }
    return { dropped: plan.going.length, stay: plan.stay };
  } finally {
    await releaseLock();
  }
}

function planOf(listed: readonly RetainedSnapshot[], which: SnapshotsToForget["which"]): DropRecord {
  const named = which === "all" ? null : new Set(which.map((id) => snapshotOf(listed, id)));
  const going = listed.filter((one) => (named === null ? one.review === null : named.has(one)));
  const refs = going.map(({ snapshot: { ref, keeper } }) => ({ ref, keeper }));
  return { going: refs, stay: listed.length - going.length };
}

function snapshotOf(listed: readonly RetainedSnapshot[], id: string): RetainedSnapshot {
  const found = ID.test(id) ? listed.filter(({ snapshot }) => snapshot.commit.startsWith(id)) : [];
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  const happened = `${found.length === 0 ? "No snapshot has" : "Several snapshots have"} the id “${id}”.`;
  throw new GalleyError("BAD_INPUT", happened, { next: "Nothing was deleted. `galley snapshots` lists them." });
}

interface DropRecord {
  readonly going: readonly { readonly ref: string; readonly keeper: string }[];
  readonly stay: number;
}

/** Number of recent actions that can be recognized: a client retries within moments. */
const RECORDS_MAX = 20;

/** The snapshots that the last actions deleted, by the keys of their clients, so that none is performed twice. */
function recordsOf({ mirror }: Repository): ActionRecords<DropRecord> {
  return new ActionRecords(join(mirror, "drops"), RECORDS_MAX, recordIn);
}

function recordIn(value: unknown): DropRecord | null {
  if (!isRecord(value)) return null;
  const { going, stay } = value;
  if (!Array.isArray(going) || typeof stay !== "number") return null;
  const refs = going.map(refIn);
  return refs.every((one) => one !== null) ? { going: refs, stay } : null;
}

function refIn(value: unknown): DropRecord["going"][number] | null {
  if (!isRecord(value)) return null;
  const { ref, keeper } = value;
  return typeof ref === "string" && typeof keeper === "string" ? { ref, keeper } : null;
}

/** A snapshot of uncommitted work, and the reason why it is kept. */
export interface RetainedSnapshot {
  readonly snapshot: SavedSnapshot;
  /** The number of files that differ from HEAD at that time. */
  readonly files: number;
  /** The title of a review that refers to it; null if there is none. */
  readonly review: string | null;
  /** Time from which it may be deleted, in seconds since 1970; null while a review refers to it. */
  readonly until: number | null;
}

/** Lists the snapshots of all work trees of a repository, newest first. Costs a comparison for each. */
export async function listRetainedSnapshots(context: ReviewContext): Promise<readonly RetainedSnapshot[]> {
  const { git, index } = context;
  const [snapshots, retained, reviews] = await Promise.all([
    listSnapshots(git, { of: "all" }),
    retainedCommits(context),
    index.reviews(),
  ]);
  const titles = new Map(
    reviews.flatMap(({ title, patchSets }) => patchSets.map(({ head }) => [head, title] as const)),
  );
  const listed: RetainedSnapshot[] = [];
  for (const snapshot of snapshots) {
    const { commit, index, tracked, conflicted, settled, head, takenAt } = snapshot;
    const parts = [commit, index, tracked, conflicted, settled];
    const isRetained = parts.some((part) => part !== null && retained.has(part));
    const files = (await diffTree(git, head ?? git.emptyTree, commit)).length;
    const review = isRetained ? (titles.get(commit) ?? "a review") : null;
    listed.push({ snapshot, files, review, until: isRetained ? null : takenAt + SNAPSHOT_DAYS * DAY });
  }
  return listed;
}

/**
 * Returns the commits that reviews of uncommitted work refer to, whose snapshots must not be deleted automatically: all
 * patch sets of a review with comments or drafts; of any other open review the last one and the one that the viewer
 * read last.
 */
export async function retainedCommits({
  index,
  store,
}: Pick<ReviewContext, "index" | "store">): Promise<ReadonlySet<Oid>> {
  const [reviews, drafts, marks] = await Promise.all([index.reviews(), readDrafts(store), store.readPrivate("marks")]);
  const retained = reviews.flatMap((review) => {
    if (worktreeOf(review) === null) return [];
    const hasActivity = !review.isPrivate || isListed(review) || drafts.has(review.revision);
    const visits = visitsFile.read(marks.get(visitsFile.path(review.revision)));
    const lastVisited = review.patchSets.filter(({ head }) => visits.has(head)).slice(-1);
    const last = isUnderReview(review) ? [...lastVisited, ...review.patchSets.slice(-1)] : [];
    return (hasActivity ? review.patchSets : last).flatMap(({ head, base }) => (base === null ? [head] : [head, base]));
  });
  return new Set(retained);
}
