import { openRepository } from "#server/git/openRepository.ts";
import { addComment } from "#server/reviews/comments/addComment.ts";
import type { BookedReview } from "#server/reviews/state/IndexedReview.ts";
import { reviewBook } from "#server/reviews/reviewIndex/ReviewIndex.ts";
import type { ReviewRoom } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { reviewStore } from "#server/reviews/store/reviewStore.ts";
import { takeSnapshot } from "#server/reviews/worktree/takeSnapshot.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { reviewDesk, type ReviewDesk } from "../reviewDesk.ts";

/** A desk at which Ada works on files and looks at what she has not committed. */
export interface WorktreeDesk extends ReviewDesk {
  /** Looks at the work tree a minute later than the last time; Ada does, or who is in another room. */
  look(room?: ReviewRoom): Promise<BookedReview | null>;
  /** The same, where there is a review. */
  lookedAt(room?: ReviewRoom): Promise<BookedReview>;
  /** Writes down each patch set: what it is, what it is held against, and which files it changes. */
  states(review: BookedReview): Promise<readonly string[]>;
  /** Has Ada remark on the first line of a file. */
  remark(review: BookedReview, path: string): Promise<void>;
  /** Commits all there is, and gives the commit. */
  commitAll(message?: string): Promise<string>;
  /** Opens another Galley of Ada's. */
  openRoom(path: string): Promise<ReviewRoom>;
}

/** Makes a desk with a clean work tree; what is committed from now on is committed after it was looked at. */
export async function worktreeDesk(): Promise<WorktreeDesk> {
  const desk = await reviewDesk();
  const { repo, ada } = desk;
  repo.tick(200_000);

  async function look(room: ReviewRoom = ada): Promise<BookedReview | null> {
    desk.tick(60);
    return (await takeSnapshot(room)).review;
  }
  const nameOf = (commit: string | null): Promise<string> => repo.git("log", "-1", "--format=%s", commit ?? "");

  return {
    ...desk,
    look,
    async lookedAt(room) {
      const review = await look(room);
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
    async remark({ revision }, path) {
      const anchor = { path, side: "new", startLine: 1, endLine: null, commit: null } as const;
      await addComment(ada, { key: "remark-1", review: revision, anchor, body: "Why?", kind: "blocking" });
    },
    async commitAll(message = "Do it") {
      await repo.git("add", "-A");
      await repo.git("commit", "-q", "-m", message);
      return repo.git("rev-parse", "HEAD");
    },
    async openRoom(path) {
      const git = await openRepository(path);
      const store = reviewStore(git);
      leftovers.push(async () => {
        await store.close();
        await git.close();
      });
      return { ...ada, git, store, book: reviewBook(git, store) };
    },
  };
}
