/**
 * A program that marks hunks of a review as viewed, and prints the number of each once it is confirmed as written. It
 * has the arguments of storeWriter.ts: the repository, the review's first commit, a name, the longest pause in
 * milliseconds, and the numbers.
 */
import { setTimeout as wait } from "node:timers/promises";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { markViewed } from "#server/operations/marks/markViewed.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";

const [path = "", revision = "", name = "", pause = "", ...numbers] = process.argv.slice(2);

const git = await openRepository(path);
const store = new ReviewStore(git, { timeoutMs: 120_000 });
const viewer = { email: null, name: null, source: "nowhere", role: "maintainer" } as const;
const context = { git, store, index: createReviewIndex(git, store), now: () => Math.floor(Date.now() / 1000), viewer };

for (const number of numbers) {
  const key = `${name}-${number.padStart(8, "0")}`;
  await markViewed(context, { key: "mark-seen-1", review: revision, keys: [key.padEnd(22, "_")], isViewed: true });
  process.stdout.write(`${number}\n`);
  await wait(Math.random() * Number(pause));
}
await store.close();
await git.close();
