import { GalleyError } from "#contract/errors.ts";
import { mayDo } from "#server/reviews/state/Viewer.ts";
import { requireOids } from "#server/git/oid.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { verifyPush } from "#server/reviews/landing/verifyPush.ts";
import {
  type VerifiedChange as LandedChange,
  type VerifiedRange as FoundRange,
  verifyRange,
} from "#server/reviews/landing/verifyRange.ts";
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
 * that of the branch and the one in git's configuration. With `forBranch` the reviews have to fulfil all rules of the branch. Offline.
 * @gqlField
 */
export async function verifiedRange(
  { served }: Repository,
  context: Context,
  range?: string | null,
  allowUnsigned: boolean = false,
  allowedSigners?: string | null,
  forBranch: boolean = false,
): Promise<VerifiedRange> {
  return verifyWith(served, context, allowedSigners, async (verifier, reviewContext) => {
    const gate = forBranch ? { isOwn: false } : undefined;
    const input = { range: range ?? null, allowsUnsigned: allowUnsigned, allowedSigners, gate };
    return verifier(await verifyRange(reviewContext, input, { signal: context.signal }));
  });
}

/** A ref of the receiving repository that a push moves. @gqlInput */
interface RefMoveInput {
  /** Its full name. */
  readonly ref: string;
  /** The object that it is at, or null if it does not exist. */
  readonly from?: string | null;
  /** The object that it would be at, or null if it would be deleted. */
  readonly to?: string | null;
}

/** A protected ref that a push moves. @gqlType */
interface VerifiedMove {
  /** Its full name. @gqlField */
  readonly ref: string;
  /** Why it may not move, whatever was approved. Null if its commits decide. @gqlField */
  readonly reason: string | null;
  /** The next step. Null if there is no such reason. @gqlField */
  readonly next: string | null;
  /** The commits that it would get. @gqlField */
  readonly range: VerifiedRange | null;
}

/**
 * Verifies a push: the commits that each protected branch would get, by the rules of the commit that it is at. `branches` are names, or
 * patterns with `*`; by default the default branch is protected. `remote` is the remote that is pushed to; without it, this
 * repository receives the push. A branch may not be deleted or lose commits, nor may notes with reviews. Other refs are left out.
 * The other arguments are those of `verifiedRange`. Offline.
 * @gqlField
 */
export async function verifiedPush(
  { served }: Repository,
  context: Context,
  moves: readonly RefMoveInput[],
  branches?: readonly string[] | null,
  remote?: string | null,
  allowUnsigned: boolean = false,
  allowedSigners?: string | null,
): Promise<readonly VerifiedMove[]> {
  if (moves.length > MOVES_MAX) throw new GalleyError("TOO_LARGE", TOO_MANY, { next: "Push fewer refs at once." });
  const given = moves.map(({ ref, from = null, to = null }) => {
    requireOids(...[from, to].filter((oid) => oid !== null));
    return { ref, from, to };
  });
  return verifyWith(served, context, allowedSigners, async (verifier, reviewContext) => {
    const input = { moves: given, branches: branches ?? [], remote: remote ?? null, allowsUnsigned: allowUnsigned };
    const found = await verifyPush(reviewContext, { ...input, allowedSigners }, { signal: context.signal });
    return found.map(({ ref, problem, verified }) => {
      return { ref, reason: null, next: null, ...problem, range: verified && verifier(verified) };
    });
  });
}

const MOVES_MAX = 1000;
const TOO_MANY = `A push of more than ${MOVES_MAX} refs is not verified.`;

/** Runs `act` with what it needs to verify, and with the function that makes what it found a part of the schema. */
async function verifyWith<Result>(
  served: Repository["served"],
  context: Context,
  allowedSigners: string | null | undefined,
  act: (verifier: (found: FoundRange) => VerifiedRange, reviewContext: ReviewContext) => Promise<Result>,
): Promise<Result> {
  const loaders = context.loaders.reviewsOf(served);
  const [reviewContext, viewer] = [await loaders.reviewContext(), await loaders.viewer()];
  // Only the person who runs Galley may have it read a file by its path.
  if (allowedSigners != null && !mayDo(viewer, "land", null))
    throw new GalleyError("FORBIDDEN", NO_FILE, { next: USE_OWN });
  const changeOf = ({ review, how, verdicts }: LandedChange): VerifiedChange => {
    const viewerReview = { served, review, viewer };
    const verified = verdicts.map((one) => verdictOf(viewerReview, one));
    return { review: new Review(viewerReview), how: HOW[how], verdicts: verified };
  };
  return act(({ range, problem, commits }) => {
    const verified = commits.map(({ commit, changes, ...rest }) => {
      return { ...rest, commit: new Commit(served, commit), changes: changes.map(changeOf) };
    });
    return { range, commits: verified, reason: problem?.reason ?? null, next: problem?.next ?? null };
  }, reviewContext);
}

function verdictOf(
  viewerReview: ViewerReview,
  { verdict, kind, signature, obstacle }: LandedChange["verdicts"][number],
): VerifiedVerdict {
  return { verdict: new Verdict(viewerReview, verdict), change: kind, signature, obstacle };
}
