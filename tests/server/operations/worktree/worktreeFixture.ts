import { openRepository } from "#server/git/repository/openRepository.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { takeSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { reviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

/** A repository in which Ada edits files and views her uncommitted work. */
export interface WorktreeFixture extends ReviewFixture {
  /** Takes a snapshot of the work tree a minute after the last one, for Ada or in another context. */
  scan(context?: ReviewContext): Promise<IndexedReview | null>;
  /** The same, if there is a review. */
  scanned(context?: ReviewContext): Promise<IndexedReview>;
  /** Describes each patch set: its commit, its base, and the files that it changes. */
  states(review: IndexedReview): Promise<readonly string[]>;
  /** Adds a comment by Ada on the first line of a file. */
  comment(review: IndexedReview, path: string): Promise<void>;
  /** Commits everything, and returns the commit. */
  commitAll(message?: string): Promise<string>;
  /** Opens another Galley of Ada's. */
  openContext(path: string): Promise<ReviewContext>;
}

/** Creates it with a clean work tree; commits from now on are dated after the snapshots. */
export async function worktreeFixture(): Promise<WorktreeFixture> {
  const fixture = await reviewFixture();
  const { repo, ada } = fixture;
  repo.tick(200_000);

  async function scan(context: ReviewContext = ada): Promise<IndexedReview | null> {
    fixture.tick(60);
    return (await takeSnapshot(context)).review;
  }
  const nameOf = (commit: string | null): Promise<string> => repo.git("log", "-1", "--format=%s", commit ?? "");

  return {
    ...fixture,
    scan,
    async scanned(context) {
      const review = await scan(context);
      if (review === null) throw new Error("The work tree has no review.");
      return review;
    },
    states: (review) =>
      Promise.all(
        review.patchSets.map(async ({ kind, base, head }) => {
          const files = await repo.git("diff", "--name-only", base ?? "", head);
          return `${kind} on ${await nameOf(base)}: ${files.split("\n").join(" ")}`;
        }),
      ),
    async comment({ revision }, path) {
      const anchor = { path, side: "new", startLine: 1, endLine: null, commit: null } as const;
      await addComment(ada, { key: "thread-1", review: revision, anchor, body: "Why?", kind: "blocking" });
    },
    async commitAll(message = "Do it") {
      await repo.git("add", "-A");
      await repo.git("commit", "-q", "-m", message);
      return repo.git("rev-parse", "HEAD");
    },
    async openContext(path) {
      const git = await openRepository(path);
      const store = new ReviewStore(git);
      leftovers.push(async () => {
        await store.close();
        await git.close();
      });
      return { ...ada, git, store, index: createReviewIndex(git, store) };
    },
  };
}
