import { GalleyError } from "#contract/errors.ts";
import { mayDo } from "#server/reviews/state/Viewer.ts";
import { type VerifiedChange as LandedChange, verifyRange } from "#server/reviews/landing/verifyRange.ts";
import type { VerdictSignature } from "../comments/ReviewComment.ts";
import { Commit } from "../commits/Commit.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { ViewerReview } from "../request/ServedRepositories.ts";
import { Review } from "./Review.ts";
import { Verdict } from "../comments/Verdict.ts";
import type { VerdictChangeKind } from "./VerdictChange.ts";

/**
 * The result of verifying a commit. `APPROVED`: a change that it is part of has an approval for what landed. `MERGE`: it merges
 * two commits and adds nothing itself. `UNAPPROVED`: neither.
 * @gqlEnum
 */
type ApprovalState = "APPROVED" | "MERGE" | "UNAPPROVED";

/**
 * The way in which a change is found in a range. `COMMITS`: its own commits are there. `LANDING`: Galley recorded which commits landed it.
 * `CONTENTS`: one commit changes the same files in the same way.
 * @gqlEnum
 */
type LandedHow = "COMMITS" | "LANDING" | "CONTENTS";

/** A verdict on a change that landed. @gqlType */
interface VerifiedVerdict {
  /** The verdict. @gqlField */
  readonly verdict: Verdict;
  /**
   * The difference between what the verdict was given for and what landed. Null if it was not compared or cannot be.
   * @gqlField
   */
  readonly change: VerdictChangeKind | null;
  /** The signature of the verdict, or null if it is not signed. @gqlField */
  readonly signature: VerdictSignature | null;
  /** Why it does not count as an approval of what landed, as part of a sentence. Null if it counts. @gqlField */
  readonly obstacle: string | null;
}

/** A change of a review that a commit is part of. @gqlType */
interface VerifiedChange {
  /** The review of the change. @gqlField */
  readonly review: Review;
  /** The way in which it was found. @gqlField */
  readonly how: LandedHow;
  /** The approvals and the requests for changes. @gqlField */
  readonly verdicts: readonly VerifiedVerdict[];
}

/** A commit of a range, with the reviews that it landed with. @gqlType */
interface VerifiedCommit {
  /** The commit. @gqlField */
  readonly commit: Commit;
  /** The result. @gqlField */
  readonly state: ApprovalState;
  /** The approved change, or else all changes that it is part of. @gqlField */
  readonly changes: readonly VerifiedChange[];
  /** Why it is not approved. Null if it is. @gqlField */
  readonly reason: string | null;
  /** The next step. Null if it is approved. @gqlField */
  readonly next: string | null;
}

/** The commits of a range, with the reviews that they landed with. @gqlType */
interface VerifiedRange {
  /** The range. @gqlField */
  readonly range: string;
  /** The commits, each before its parents. @gqlField */
  readonly commits: readonly VerifiedCommit[];
  /**
   * Why the states of the commits are not the whole answer: there are no commits, or the clone is too shallow. Null if they are.
   * @gqlField
   */
  readonly reason: string | null;
  /** The next step. Null if there is no such reason. @gqlField */
  readonly next: string | null;
}

const NO_FILE = "Only the person who runs Galley may choose the file of allowed signers.";
const USE_OWN = "Leave the option out: the file of git's configuration is used.";
const HOW = { commits: "COMMITS", landing: "LANDING", contents: "CONTENTS" } as const;

/**
 * Finds for each commit of a range the reviews that it landed with, and whether these have an approval for what landed.
 * `range` is `a..b`, or a revision for one commit; by default what HEAD has and its upstream or else the default branch has not, and if
 * both are the same the last commits. An approval needs a valid signature, unless `allowUnsigned`. `allowedSigners` is the path of a file to use in place of
 * the one in git's configuration. Offline.
 * @gqlField
 */
export async function verifiedRange(
  { served }: Repository,
  context: Context,
  range?: string | null,
  allowUnsigned: boolean = false,
  allowedSigners?: string | null,
): Promise<VerifiedRange> {
  const loaders = context.loaders.reviewsOf(served);
  const [reviewContext, viewer] = [await loaders.reviewContext(), await loaders.viewer()];
  // Only the person who runs Galley may have it read a file by its path.
  if (allowedSigners != null && !mayDo(viewer, "land", null))
    throw new GalleyError("FORBIDDEN", NO_FILE, { next: USE_OWN });
  const input = { range: range ?? null, allowsUnsigned: allowUnsigned, allowedSigners };
  const found = await verifyRange(reviewContext, input, { signal: context.signal });
  const changeOf = ({ review, how, verdicts }: LandedChange): VerifiedChange => {
    const viewerReview = { served, review, viewer };
    const verified = verdicts.map((one) => verdictOf(viewerReview, one));
    return { review: new Review(viewerReview), how: HOW[how], verdicts: verified };
  };
  const commits = found.commits.map(({ commit, changes, ...rest }) => {
    return { ...rest, commit: new Commit(served, commit), changes: changes.map(changeOf) };
  });
  return { range: found.range, commits, reason: found.problem?.reason ?? null, next: found.problem?.next ?? null };
}

function verdictOf(
  viewerReview: ViewerReview,
  { verdict, kind, signature, obstacle }: LandedChange["verdicts"][number],
): VerifiedVerdict {
  return { verdict: new Verdict(viewerReview, verdict), change: kind, signature, obstacle };
}
