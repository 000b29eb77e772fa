import type { Int } from "grats";
import { carriesOverBaseDrift } from "#server/reviews/index/landingRules.ts";
import { counted } from "#server/reviews/patchSets/PatchSetMove.ts";
import { type ChangeSince, changeSince as compareChanges, isCarried } from "#server/reviews/verdicts/changeSince.ts";
import { givenEnds } from "#server/reviews/verdicts/changeRecord.ts";
import type { Context } from "../request/Context.ts";
import type { UnviewedCount } from "./reviewProgress.ts";
import { patchSetsOf } from "../request/reviewSpan.ts";
import type { Verdict } from "../comments/Verdict.ts";

/**
 * How a change differs from the one that a verdict was given for. `IDENTICAL`: only the ids of its commits. `MESSAGE_ONLY`:
 * also their messages. `TRIVIAL_REBASE`: each file has the same contents before and after it, and the base moved elsewhere.
 * `BASE_DRIFT`: the same edits, but the base has changed the same files. `CHANGED`: anything else.
 * @gqlEnum
 */
export type VerdictChangeKind = "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE" | "BASE_DRIFT" | "CHANGED";

/** The difference between the change that a verdict was given for and the current patch set. @gqlType */
interface VerdictChange {
  /** The kind of difference. @gqlField */
  readonly kind: VerdictChangeKind;
  /**
   * Whether the verdict still holds: for `IDENTICAL`, `MESSAGE_ONLY` and `TRIVIAL_REBASE`, and for `BASE_DRIFT` if the rules
   * of the target branch say so.
   * @gqlField
   */
  readonly isCarried: boolean;
  /** The number of files in which the edits differ. @gqlField */
  readonly editedFiles: Int;
  /** The number of commits that the base has moved by. @gqlField */
  readonly baseCommits: Int;
  /** Why the verdict still holds, or why not: `same edits, base moved by 2 commits`. @gqlField */
  readonly reason: string;
}

/**
 * The difference between the change that the verdict was given for and the current patch set. Null if that is the same one, and
 * if neither the commits are in the repository nor a record of the change is in the verdict's note.
 * @gqlField
 */
export async function changeSince(verdict: Verdict, context: Context): Promise<VerdictChange | null> {
  const { served, review } = verdict.viewerReview;
  const [patchSet, newer] = [verdict.record, patchSetsOf(review).at(-1)];
  if (patchSet === null || newer === undefined || verdict.isCurrent) return null;
  const options = { signal: context.signal };
  const older = givenEnds(verdict.verdict, patchSet);
  const found = await compareChanges(served.git, older, newer, { ...options, record: verdict.verdict.change });
  const isDrift = found?.kind === "BASE_DRIFT";
  const isAllowed = isDrift && (await carriesOverBaseDrift(served.git, review.targetRef, options));
  if (found === null) return null;
  return { ...found, isCarried: isCarried(found, isAllowed), reason: reasonOf(found) };
}

function reasonOf({ kind, editedFiles, baseCommits }: ChangeSince): string {
  const why = {
    IDENTICAL: "nothing but commit ids changed",
    MESSAGE_ONLY: "only commit messages changed",
    TRIVIAL_REBASE: "same edits",
    BASE_DRIFT: "same edits, but the base changed the same files",
    CHANGED: `${counted(editedFiles, "file")} edited`,
  }[kind];
  return baseCommits === 0 ? why : `${why}, base moved by ${counted(baseCommits, "commit")}`;
}

/**
 * The part of the change that the author of an approval had not marked as viewed. Null if there was none, and if it is not
 * recorded.
 * @gqlField unviewed
 */
export function unviewedAtApproval({ verdict }: Verdict): UnviewedCount | null {
  return verdict.unviewed ?? null;
}
