import type { Int } from "grats";
import { countCommits } from "#server/git/ancestry/countCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Person as ReviewPerson } from "#server/reviews/Person.ts";
import type { Context } from "../request/Context.ts";
import { gitTimestamp } from "../gitTimestamp.ts";
import { Person } from "./Person.ts";
import type { GitObjectID, GitTimestamp } from "../scalars.ts";
import type { SeenReview } from "./SeenReview.ts";

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
