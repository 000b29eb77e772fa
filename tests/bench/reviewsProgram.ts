import { setTimeout as wait } from "node:timers/promises";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { writeCommitGraph } from "#server/git/ancestry/commitGraph.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { countReviews, filterReviews } from "#server/reviews/state/IndexedReview.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { repositoryReviews } from "#server/reviews/index/ReviewContext.ts";
import { timelineOf } from "#server/reviews/state/timeline.ts";
import { writeCommentLine } from "#server/store/notes/CommentItem.ts";

/** Allows the garbage of the previous step to be collected, so that it is not counted twice. */
const PAUSE_MS = 500;
const ANYBODY = { states: null, author: null, reviewer: null, turnOf: null };

/**
 * Runs in a separate process: times what reading reviews costs, and prints elapsed time and CPU time in ms by name, as
 * JSON.
 */
async function reviewsProgram(path: string, many: string): Promise<void> {
  const times: Record<string, number> = {};
  async function time(name: string, act: () => Promise<unknown>): Promise<void> {
    await wait(PAUSE_MS);
    const [start, before] = [performance.now(), process.cpuUsage()];
    await act();
    times[name] = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    times[`${name}Computed`] = (user + system) / 1000;
  }

  const awake = setInterval(() => undefined, 1000); // background work does not keep the process running
  const git = await openRepository(path);
  await writeCommitGraph(git);
  const { store, index } = repositoryReviews(git);
  await time("cold", () => index.reviews());
  await time("warm", async () => {
    const reviews = await index.reviews();
    filterReviews(reviews, { ...ANYBODY, query: "number 77 better" });
    countReviews(reviews, "ada@example.com");
  });
  const open = async (): Promise<unknown> => {
    const review = await index.find(many.slice(0, 12));
    if (review === null) throw new Error("The review with many comments does not exist.");
    timelineOf(review);
    return positionsOf(git, review, review.threads);
  };
  await time("open", open);
  await time("openAgain", open);
  const [key, timestamp] = [`bench-${Date.now()}`, `${Math.floor(Date.now() / 1000)}`];
  const line = writeCommentLine({
    timestamp,
    author: "ada@example.com",
    original: "",
    parent: "",
    location: null,
    description: "One more.",
    resolved: null,
    extras: { key },
  });
  await time("append", () => store.append([{ ref: "discuss", revision: many, lines: [line] }], { key }));
  await time("afterAppend", () => index.reviews());
  times["memory"] = process.memoryUsage().rss / 1024 / 1024;
  await git.close();
  await brokerLink.close();
  clearInterval(awake);
  process.stdout.write(JSON.stringify(times));
}

const [path = "", many = ""] = process.argv.slice(2);
await reviewsProgram(path, many);
