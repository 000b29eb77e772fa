import { parseConversation } from "#server/exchange/forges/forgeQueries.ts";
import { importConversation, type ImportedConversation } from "#server/exchange/forges/importConversation.ts";
import { beginPrivateReview, nextRequest, writeRequest } from "#server/operations/patchSets/writeRequest.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { Pull } from "#server/store/notes/requestLine.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { cloneOf } from "../../operations/requests/twoClones.ts";

export interface ImportedPull {
  readonly repo: TempRepo;
  readonly context: ReviewContext;
  /** Records another head as the next patch set, as fetching the pull request again does. */
  record(head: string, base: string): Promise<void>;
  /** Imports the replies as they are saved to a file. */
  bring(replies: readonly unknown[]): Promise<ImportedConversation>;
  review(): Promise<IndexedReview>;
  /** For each thread its first text, its state, and its position in the current patch set. */
  threads(): Promise<readonly (readonly unknown[])[]>;
}

const NOON = 1_700_200_000;

/** Opens a private review of a pull request with this head in Ada's repository. */
export async function importedPull(repo: TempRepo, head: string, base: string, pull?: Pull): Promise<ImportedPull> {
  let now = NOON;
  const { context } = await cloneOf(repo, "Ada", () => (now += 60));
  const extras = { key: "pull-first", head, base, ...(pull && { pull }) };
  await beginPrivateReview(context, head, { targetRef: "refs/heads/main", description: "Pull request", extras });
  const find = async (): Promise<IndexedReview> => {
    const review = await context.index.find(head);
    if (review === null) throw new Error("There is no review.");
    return review;
  };
  return {
    repo,
    context,
    review: find,
    async record(next, nextBase) {
      const change = { key: `pull-${next}`, act: "patchSet" as const, head: next, base: nextBase };
      const review = await find();
      await writeRequest(context, review, nextRequest(review, context.viewer, now, { extras: change }), change.key);
    },
    bring: (replies) => {
      const text = replies.map((reply) => JSON.stringify(reply)).join("");
      return importConversation(context, head, parseConversation(text));
    },
    async threads() {
      const review = await find();
      const positions = await positionsOf(context.git, review, review.threads);
      return review.threads.map((thread) => {
        const { path, side, startLine, endLine, certainty } = positions.get(thread) ?? {};
        return [thread.root.latest.description, thread.state, path, side, startLine, endLine, certainty];
      });
    },
  };
}
