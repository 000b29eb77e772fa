import type { Int } from "grats";
import { countCommits } from "#server/git/ancestry/revList.ts";
import type { Oid } from "#server/git/oid.ts";
import { readMove } from "#server/reviews/patchSets/PatchSetMove.ts";
import type { Person as ReviewPerson } from "#server/reviews/state/Review.ts";
import type { Context } from "../request/Context.ts";
import type { SeenReview } from "../request/ServedRepositories.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";
import { Person } from "./Person.ts";
import { patchSetsOf } from "./reviewSpan.ts";

/** A state of the change: one that was recorded, or the branch as it is now, of which nobody said anything yet. */
export interface PatchSetRecord {
  readonly number: number;
  readonly head: Oid;
  readonly base: Oid | null;
  readonly kind: "commits" | "snapshot";
  readonly at: number;
  readonly by: ReviewPerson;
  readonly isRecorded: boolean;
  readonly isCurrent: boolean;
}

/**
 * One state of the change that is reviewed: what its head has and its base has not. It never changes.
 * @gqlType
 */
export class PatchSet {
  /** For its fields that stand in files of their own. */
  readonly seen: SeenReview;
  readonly record: PatchSetRecord;

  constructor(seen: SeenReview, record: PatchSetRecord) {
    this.seen = seen;
    this.record = record;
  }

  /**
   * Which one it is, counted from 1.
   * @gqlField
   */
  number(): Int {
    return this.record.number;
  }

  /**
   * Its newest commit.
   * @gqlField
   */
  headOid(): GitObjectID {
    return this.record.head;
  }

  /**
   * The commit that it is held against; null where nobody noted it and git does not know.
   * @gqlField
   */
  baseOid(): GitObjectID | null {
    return this.record.base;
  }

  /**
   * When it was recorded; when the review last changed, for one that is not.
   * @gqlField
   */
  at(): GitTimestamp {
    return gitTimestamp(this.record.at);
  }

  /**
   * Who recorded it; the review's author, for one that is not.
   * @gqlField
   */
  by(): Person {
    return new Person(this.record.by, this.seen.viewer);
  }

  /**
   * Whether the review's notes name it. The branch may have moved on without that.
   * @gqlField
   */
  isRecorded(): boolean {
    return this.record.isRecorded;
  }

  /**
   * Whether it is the one that is reviewed now.
   * @gqlField
   */
  isCurrent(): boolean {
    return this.record.isCurrent;
  }

  /**
   * How many commits it has that its base has not; null where the base is not known. OBJECT_MISSING where git has not got
   * them.
   * @gqlField
   */
  async commitCount(context: Context): Promise<Int | null> {
    const { head, base } = this.record;
    return base === null ? null : countCommits(this.seen.served.git, head, base, { signal: context.signal });
  }
}

/**
 * What a patch set is: commits of somebody's, or a snapshot of uncommitted work.
 * @gqlEnum
 */
export type PatchSetKind = "COMMITS" | "SNAPSHOT";

/**
 * What it is.
 * @gqlField kind
 */
export function patchSetKind(patchSet: PatchSet): PatchSetKind {
  return patchSet.record.kind === "snapshot" ? "SNAPSHOT" : "COMMITS";
}

/**
 * When who asks last looked at it; null where they never did.
 * @gqlField
 */
export async function lookedAt(patchSet: PatchSet, context: Context): Promise<GitTimestamp | null> {
  const { served, review } = patchSet.seen;
  const at = (await context.loaders.reviewsOf(served).looked(review)).get(patchSet.headOid());
  return at === undefined ? null : gitTimestamp(at);
}

/**
 * What happened to a change between two of its patch sets. `PUSHED`: commits were added. `REBASED`: it stands on another base.
 * `AMENDED`: its last commit was made anew. `REWRITTEN`: its commits were squashed, split, put in another order or replaced.
 * `BASE_MOVED`: it is held against another base, its commits are the same. `COMMITTED`: uncommitted work became commits.
 * `EDITED`: uncommitted work went on.
 * @gqlEnum
 */
export type PatchSetMoveKind = "PUSHED" | "REBASED" | "AMENDED" | "REWRITTEN" | "BASE_MOVED" | "COMMITTED" | "EDITED";

/**
 * How a patch set came from the one before.
 * @gqlType
 */
export interface PatchSetMove {
  /**
   * What happened.
   * @gqlField
   */
  readonly kind: PatchSetMoveKind;
  /**
   * The same in words for people: "rebased onto 3 new commits, 2 files edited".
   * @gqlField
   */
  readonly sentence: string;
  /**
   * How many files the author edited, whatever the base brought.
   * @gqlField
   */
  readonly editedFiles: Int;
  /**
   * How many commits came: of a push those pushed, of another base those that it has and the old one has not.
   * @gqlField
   */
  readonly newCommits: Int;
}

/**
 * How it came from the patch set before it; null for the first, and where the repository has not got the commits that tell.
 * Costs a few walks of history, once.
 * @gqlField
 */
export async function move(patchSet: PatchSet, context: Context): Promise<PatchSetMove | null> {
  const { served, review } = patchSet.seen;
  const sets = patchSetsOf(review);
  const newer = sets.find(({ number }) => number === patchSet.number());
  const older = sets.find(({ number }) => number === patchSet.number() - 1);
  if (newer === undefined || older === undefined) return null;
  return readMove(served.git, older, newer, { signal: context.signal });
}
