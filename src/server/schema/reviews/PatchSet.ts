import type { Int } from "grats";
import { listSnapshots, recentSnapshot } from "#server/git/snapshots/listSnapshots.ts";
import { readMove } from "#server/reviews/patchSets/PatchSetMove.ts";
import type { Context } from "../request/Context.ts";
import { OfReview } from "../request/ServedRepositories.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp, statedTimestamp } from "../scalars.ts";
import { type GitOperation, gitOperation } from "../repositories/conflicts.ts";
import { type PatchSetRecord, patchSetsOf } from "../request/reviewSpan.ts";

/** A patch set: one state of the reviewed change, from its base to its head. It never changes. @gqlType */
export class PatchSet extends OfReview<PatchSetRecord> {
  readonly __typename = "PatchSet" as const;
  readonly record = this.source;
  /** The number of the patch set, counted from 1. @gqlField */
  readonly number: Int = this.source.number;
  /** The kind of the patch set. @gqlField */
  readonly kind: PatchSetKind = this.source.kind === "snapshot" ? "SNAPSHOT" : "COMMITS";
  /** The newest commit. @gqlField */
  readonly headOid: GitObjectID = this.source.head;
  /** The commit that it is compared with, or null if it is unknown. @gqlField */
  readonly baseOid: GitObjectID | null = this.source.base;
  /**
   * The time of recording, or null if its request states none. For an unrecorded one, the time of the review's last
   * change.
   * @gqlField
   */
  readonly at: GitTimestamp | null = statedTimestamp(this.source.at);
  /** Whether it is recorded in the notes of the review. An unrecorded one is the current branch. @gqlField */
  readonly isRecorded: boolean = this.source.isRecorded;
  /** Whether this is the current patch set. @gqlField */
  readonly isCurrent: boolean = this.source.isCurrent;
}

/** The kind of a patch set: commits, or a snapshot of uncommitted work. @gqlEnum */
export type PatchSetKind = "COMMITS" | "SNAPSHOT";

/**
 * The operation of Git that was in progress when a snapshot was taken. Null if there was none, and if this repository
 * did not take it.
 * @gqlField operation
 */
export async function patchSetOperation(patchSet: PatchSet, context: Context): Promise<GitOperation | null> {
  const { kind, head } = patchSet.record;
  if (kind !== "snapshot") return null;
  const { git } = patchSet.viewerReview.served;
  const recent = recentSnapshot(git, head); // the one on screen is in memory, and costs no process
  if (recent !== null) return gitOperation(recent.operation);
  const saved = await context.loaders
    .of(git)
    .once("snapshots", () => listSnapshots(git, { of: "all", signal: context.signal }));
  return gitOperation(saved.findLast(({ commit }) => commit === head)?.operation ?? null);
}

/** The time of the viewer's last visit, or null if there was none. @gqlField */
export async function visitedAt(patchSet: PatchSet, context: Context): Promise<GitTimestamp | null> {
  const { served, review } = patchSet.viewerReview;
  const at = (await context.loaders.reviewsOf(served).visits(review)).get(patchSet.headOid);
  return at === undefined ? null : gitTimestamp(at);
}

/**
 * The kind of change from one patch set to the next. `PUSHED`: commits were added. `REBASED`: it has another base.
 * `AMENDED`: its last commit was amended. `REWRITTEN`: its commits were squashed, split, reordered or replaced.
 * `BASE_MOVED`: it is compared with another base, and its commits are the same. `COMMITTED`: uncommitted work was
 * committed. `EDITED`: uncommitted work was edited.
 * @gqlEnum
 */
export type PatchSetMoveKind = "PUSHED" | "REBASED" | "AMENDED" | "REWRITTEN" | "BASE_MOVED" | "COMMITTED" | "EDITED";

/** The change from one patch set to the next. @gqlType */
export interface PatchSetMove {
  /** The kind of change. @gqlField */
  readonly kind: PatchSetMoveKind;
  /** A description such as "rebased onto 3 new commits, 2 files edited". @gqlField */
  readonly message: string;
}

/**
 * The change from the previous patch set, or null for the first one and if the repository does not have the commits.
 * Costs a few walks of history, once.
 * @gqlField
 */
export async function move(patchSet: PatchSet, context: Context): Promise<PatchSetMove | null> {
  const { served, review } = patchSet.viewerReview;
  const sets = patchSetsOf(review);
  const newer = sets.find(({ number }) => number === patchSet.number);
  const older = sets.find(({ number }) => number === patchSet.number - 1);
  if (newer === undefined || older === undefined) return null;
  return readMove(served.git, older, newer, { signal: context.signal });
}
