import type { GitTimestamp } from "../scalars.ts";
import type { PatchSet } from "../patchSets/PatchSet.ts";
import type { Person } from "../patchSets/Person.ts";
import type { ReviewComment } from "./ReviewComment.ts";
import type { ReviewThread } from "./ReviewThread.ts";
import type { VerdictKind } from "./Verdict.ts";

/**
 * What happened in a review.
 * @gqlEnum
 */
export type TimelineKind =
  "REQUESTED" | "UPDATED" | "PATCH_SET" | "COMMENTED" | "VERDICT" | "ABANDONED" | "REOPENED" | "MERGED";

/**
 * One thing that happened in a review.
 * @gqlType
 */
export interface TimelineEvent {
  /**
   * What.
   * @gqlField
   */
  readonly kind: TimelineKind;
  /**
   * When; null where nobody noted it, as of a merge outside of Galley.
   * @gqlField
   */
  readonly at: GitTimestamp | null;
  /**
   * Who did it; null where nobody noted it.
   * @gqlField
   */
  readonly by: Person | null;
  /**
   * The patch set that was recorded.
   * @gqlField
   */
  readonly patchSet: PatchSet | null;
  /**
   * The thread that was begun.
   * @gqlField
   */
  readonly thread: ReviewThread | null;
  /**
   * What was said: a thread's first comment, or what came with a verdict.
   * @gqlField
   */
  readonly comment: ReviewComment | null;
  /**
   * The verdict that was given.
   * @gqlField
   */
  readonly verdict: VerdictKind | null;
  /**
   * What else is to be told, in a sentence for people.
   * @gqlField
   */
  readonly note: string | null;
}
