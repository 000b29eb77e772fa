/**
 * A program that lands reviews of a repository, and undoes landings. Arguments: the repository, the milliseconds for which a
 * write is tried, `turns`, `once` or `layer`, and the first commits of the reviews. With `turns` it lands the first review
 * and undoes that, with a different method each time, until it is killed; with `once` it lands each review, and tries
 * again if the target moved meanwhile; with `layer` it lands only the first commit of each, by a squash. Prints a line
 * for each landing and undo.
 */
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { undoLanding } from "#server/operations/landing/undoLanding.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";

const [path = "", timeout = "", mode = "", ...reviews] = process.argv.slice(2);
const METHODS: readonly LandingMethod[] = ["merge", "squash", "rebase", "fast-forward"];

const git = await openRepository(path);
const store = new ReviewStore(git, { timeoutMs: Number(timeout) });
const context: ReviewContext = {
  git,
  store,
  index: createReviewIndex(git, store),
  now: () => Math.floor(Date.now() / 1000),
  viewer: { email: "ada@example.org", name: "Ada", source: "git", role: "maintainer" },
};

function key(): string {
  return `program-${process.pid}-${process.hrtime.bigint()}`;
}

async function land(review: string, method: LandingMethod, deleteBranch: boolean): Promise<void> {
  const { head, target } = await previewLanding(context, { review, method });
  await landReview(context, { key: key(), review, method, head, target, deleteBranch });
}

async function landLayer(review: string): Promise<void> {
  const part = { review, method: "squash", layer: "1" } as const;
  const { head, target } = await previewLanding(context, part);
  await landReview(context, { key: key(), ...part, head, target });
  process.stdout.write(`${review}\n`);
}

async function alternate(review: string): Promise<void> {
  for (let turn = Math.floor(Math.random() * METHODS.length * 2); ; turn += 1) {
    const found = await context.index.find(review);
    if (found?.state === "MERGED") await undoLanding(context, { key: key(), review });
    else await land(review, METHODS[turn % METHODS.length] ?? "merge", turn % 2 === 0);
    process.stdout.write("done\n");
  }
}

async function landOnce(review: string): Promise<void> {
  for (;;) {
    try {
      await land(review, "merge", true);
      return void process.stdout.write(`${review}\n`);
    } catch (error) {
      if (!(error instanceof GalleyError) || error.code !== "STALE") throw error;
    }
  }
}

const [first = ""] = reviews;
if (mode === "turns") await alternate(first);
else await Promise.all(reviews.map(mode === "layer" ? landLayer : landOnce));
await store.close();
await git.close();
