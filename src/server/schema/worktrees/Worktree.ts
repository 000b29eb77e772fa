import type { Float, ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { partSpan } from "#server/git/snapshots/liveSnapshot.ts";
import { isListed } from "#server/reviews/state/IndexedReview.ts";
import { isOfWorktree } from "#server/reviews/state/Review.ts";
import type { TakenSnapshot } from "#server/reviews/worktree/takeSnapshot.ts";
import { Comparison } from "../comparisons/Comparison.ts";
import { type Node, toGlobalId } from "../globalId.ts";
import { shortRefName } from "../repositories/Ref.ts";
import type { Repository } from "../repositories/Repository.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import { Review } from "../reviews/Review.ts";
import { type GitObjectID, gitTimestamp, type GitTimestamp } from "../scalars.ts";

const PARTS: readonly WorktreePart[] = ["ALL", "STAGED", "UNSTAGED", "UNTRACKED", "CONFLICTED"];
const EARLIER_MAX = 100;

/**
 * The work tree of a repository with all that is not committed, as it was when it was asked for: whoever asks has a snapshot
 * taken, which is kept in the repository and never pushed.
 * @gqlType
 */
export class Worktree implements Node {
  readonly __typename = "Worktree" as const;
  /** For its fields that stand in files of their own. */
  readonly served: ServedRepository;
  readonly #taken: TakenSnapshot;

  constructor(served: ServedRepository, taken: TakenSnapshot) {
    this.served = served;
    this.#taken = taken;
  }

  /** Looks at a work tree; NOT_FOUND where the repository is bare. */
  static async byId(context: Context, [repositoryId = ""]: readonly string[]): Promise<Worktree> {
    return Worktree.load(context, context.repositories.byId(repositoryId));
  }

  /** Looks at the work tree of a repository; NOT_FOUND where that is bare. */
  static async load(context: Context, served: ServedRepository): Promise<Worktree> {
    if (served.git.workTree === null) throw new GalleyError("NOT_FOUND", `${served.git.name} has no work tree.`);
    return new Worktree(served, await context.loaders.reviewsOf(served).worktree());
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Worktree", this.served.git.id);
  }

  /**
   * The short name of the branch that is checked out; null where none is.
   * @gqlField
   */
  branch(): string | null {
    const { branch } = this.#taken.snapshot;
    return branch === null ? null : shortRefName(branch);
  }

  /**
   * The commit that is checked out; null where there is none yet.
   * @gqlField
   */
  headOid(): GitObjectID | null {
    return this.#taken.snapshot.head;
  }

  /**
   * The commit that holds the whole state: what remarks stand on.
   * @gqlField
   */
  snapshotOid(): GitObjectID {
    return this.#taken.snapshot.commit;
  }

  /**
   * When this state was first taken.
   * @gqlField
   */
  takenAt(): GitTimestamp {
    return gitTimestamp(this.#taken.snapshot.takenAt);
  }

  /**
   * Whether nothing is uncommitted, but for files that were not read.
   * @gqlField
   */
  isClean(): boolean {
    return this.#taken.snapshot.isClean;
  }

  /**
   * Whether the snapshot stays; not where the repository cannot be written.
   * @gqlField
   */
  isKept(): boolean {
    return this.#taken.snapshot.isKept;
  }

  /**
   * The parts that have files, with how many; all of it comes first, and always.
   * @gqlField
   */
  async parts(context: Context): Promise<readonly WorktreePartCount[]> {
    const loaders = context.loaders.of(this.served.git);
    const counts = await Promise.all(
      PARTS.map(async (part) => {
        const { from, to } = partSpan(this.#taken.snapshot, part);
        return from === to ? 0 : (await loaders.files({ from: from ?? this.served.git.emptyTree, to })).length;
      }),
    );
    const all = PARTS.map((part, index) => ({ part, files: counts[index] ?? 0 }));
    return all.filter(({ part, files }) => part === "ALL" || files > 0);
  }

  /**
   * What differs in a part of it.
   * @gqlField
   */
  async comparison(context: Context, part: WorktreePart = "ALL"): Promise<Comparison> {
    const { from, to } = partSpan(this.#taken.snapshot, part);
    return Comparison.between(context, this.served, from, to, "TWO");
  }

  /**
   * Files that were not read, each with the reason.
   * @gqlField
   */
  unread(): readonly UnreadFile[] {
    return this.#taken.snapshot.unread;
  }

  /**
   * Untracked files past the first 20,000, which are left out.
   * @gqlField
   */
  leftOutCount(): Int {
    return this.#taken.snapshot.leftOut;
  }

  /**
   * The review in which one remarks on it, whose last patch set is the snapshot; private unless it was shared. Where nothing is
   * uncommitted, the one that went on with HEAD's commit. Null where there is none, or none could be written.
   * @gqlField
   */
  async review(context: Context): Promise<Review | null> {
    const { review } = this.#taken;
    return review && new Review({ served: this.served, review, viewer: await this.#viewer(context) });
  }

  /**
   * Why no remark can be kept here, in a sentence for people; null where one can.
   * @gqlField
   */
  readOnlyReason(): string | null {
    return this.#taken.problem?.message ?? null;
  }

  /**
   * The other reviews of this work tree in which something was said or who asks has a draft, those that changed last first; 100
   * at most.
   * @gqlField
   */
  async earlierReviews(context: Context, first?: Int | null): Promise<readonly Review[]> {
    const loaders = context.loaders.reviewsOf(this.served);
    const current = this.#taken.review?.revision;
    const own = (await loaders.all()).filter(
      (review) => isOfWorktree(review, this.served.git.id) && review.revision !== current,
    );
    const hasDrafts = await Promise.all(own.map(async ({ revision }) => (await loaders.drafts(revision)).length > 0));
    const viewer = await this.#viewer(context);
    return own
      .filter((review, index) => isListed(review) || hasDrafts[index] === true)
      .slice(0, Math.min(Math.max(first ?? EARLIER_MAX, 0), EARLIER_MAX))
      .map((review) => new Review({ served: this.served, review, viewer }));
  }

  #viewer(context: Context) {
    return context.loaders.reviewsOf(this.served).viewer();
  }
}

/**
 * Its work tree with all that is not committed, of which a snapshot is taken; null for a bare repository.
 * @gqlField worktree
 */
export async function repositoryWorktree(repository: Repository, context: Context): Promise<Worktree | null> {
  return repository.served.git.workTree === null ? null : Worktree.load(context, repository.served);
}

/**
 * Why a file is not read. An untracked one that is large, or whose name says that it may hold a secret, is read when somebody
 * asks for it. Others are not: one without the right to or in another encoding than attributes say, one that a filter of the repository would have to run for, as
 * git-crypt's, and a folder that is a repository of its own.
 * @gqlEnum
 */
export type UnreadReason = "LARGE" | "SECRET" | "UNREADABLE" | "FILTERED" | "NESTED";

/**
 * A file that is not among the changes though it may differ.
 * @gqlType
 */
export interface UnreadFile {
  /**
   * Where it is, from the root of the work tree; a folder ends with a slash.
   * @gqlField
   */
  readonly path: string;
  /**
   * How large it is; 0 for a folder.
   * @gqlField
   */
  readonly bytes: Float;
  /**
   * Why it was not read.
   * @gqlField
   */
  readonly reason: UnreadReason;
}

/**
 * A part of what is uncommitted: all of it against HEAD's commit; what is staged, against HEAD's commit; what is not staged,
 * against the index; files that git does not track; and files in conflict.
 * @gqlEnum
 */
export type WorktreePart = "ALL" | "STAGED" | "UNSTAGED" | "UNTRACKED" | "CONFLICTED";

/**
 * How many files a part of uncommitted work has.
 * @gqlType
 */
export interface WorktreePartCount {
  /**
   * Which part.
   * @gqlField
   */
  readonly part: WorktreePart;
  /**
   * Files that differ in it.
   * @gqlField
   */
  readonly files: Int;
}

/**
 * Whether who asks may have its files changed.
 * @gqlField
 */
export async function viewerCanEdit(worktree: Worktree, context: Context): Promise<boolean> {
  return (await context.loaders.reviewsOf(worktree.served).viewer()).role === "maintainer";
}
