import { readFileSync } from "node:fs";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { indexedReview } from "#tests/server/reviews/indexedReview.ts";
import { PORTING_SIZE, portingComments } from "./portingHistory.ts";

/**
 * Runs in a separate process: times how long it takes to find the positions of comments, the first time and again, and
 * prints the times as JSON in ms.
 */
async function portingBench(path: string, marks: string): Promise<void> {
  const awake = setInterval(() => undefined, 1000); // background work does not keep the process running
  const oids = readFileSync(marks, "latin1")
    .split("\n")
    .map((line) => line.slice(line.indexOf(" ") + 1))
    .slice(0, PORTING_SIZE.patchSets + 1);
  const numbers = readFileSync(marks, "latin1")
    .split("\n")
    .map((line) => Number(line.slice(1, line.indexOf(" "))));
  const oidOf = new Map(oids.map((oid, index) => [numbers[index] ?? 0, oid]));
  const comments = portingComments(PORTING_SIZE).map(({ commit, path: file, line }, index) => ({
    timestamp: String(1_700_000_000 + index),
    author: "ada@example.com",
    location: { commit: oidOf.get(commit) ?? "", path: file, range: { startLine: line } },
    description: `Comment ${index}`,
  }));
  const head = oidOf.get(PORTING_SIZE.patchSets + 1) ?? "";
  const base = oidOf.get(1) ?? "";
  const open = await openRepository(path);
  await readCommits(open, [head]); // The readers are already running when a user requests a review.
  const review = indexedReview([{}], comments, { base: null, head });
  const times: Record<string, number> = {};
  const time = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    const [start, before] = [performance.now(), process.cpuUsage()];
    await act();
    times[name] = performance.now() - start;
    const { user, system } = process.cpuUsage(before);
    times[`${name}Computed`] = (user + system) / 1000;
  };
  let certain: ReadonlyMap<unknown, { readonly certainty: string }> = new Map();
  await time("port", async () => (certain = await positionsOf(open, review, review.threads)));
  await time("portAgain", () => positionsOf(open, review, review.threads));
  const span = { old: base, new: oidOf.get(26) ?? "", isBetween: false };
  await time("portBack", () => positionsOf(open, review, review.threads, { span }));
  const counts: Record<string, number> = {};
  for (const { certainty } of certain.values()) counts[certainty] = (counts[certainty] ?? 0) + 1;
  await open.close();
  await brokerLink.close();
  clearInterval(awake);
  process.stdout.write(JSON.stringify({ ...times, ...counts }));
}

const [path = "", marks = ""] = process.argv.slice(2);
await portingBench(path, marks);
