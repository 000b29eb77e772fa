import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { runGit } from "#tests/bench/runGit.ts";
import { indexedReview } from "#tests/server/reviews/indexedReview.ts";
import { hunkLines } from "./hunkLines.ts";
import { judgePort } from "./judgePort.ts";

/** The distances, in commits, over which a comment is followed. */
const DISTANCES = [1, 5, 50];
/** A commit that changes everything shows no more than one that changes a lot. */
const HUNKS_MAX = 12;

/**
 * Puts a comment on a line of each hunk of commits chosen by a seed, follows it over some commits, and prints the
 * computed position of each as a line of JSON, with blame's judgement if requested.
 */
async function portingProgram(path: string, count: number, seed: number, isJudged: boolean): Promise<void> {
  const awake = setInterval(() => undefined, 1000); // background work does not keep the process running
  const chain = (await runGit(path, ["rev-list", "--first-parent", "--reverse", "HEAD"])).trim().split("\n");
  const random = seededRandom(seed);
  const open = await openRepository(path);
  for (let done = 0; done < count; done++) {
    const at = 1 + Math.floor(random() * (chain.length - 1 - Math.max(...DISTANCES)));
    const commit = chain[at] ?? "";
    const hunks = await hunkLines(path, chain[at - 1] ?? "", commit);
    const chosen = hunks
      .map((hunk) => ({ hunk, order: random() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, HUNKS_MAX)
      .map(({ hunk }) => ({ path: hunk.path, line: hunk.start + Math.floor(random() * hunk.count) }));
    for (const distance of DISTANCES) {
      const to = chain[at + distance] ?? "";
      const review = indexedReview(
        [{}],
        chosen.map((place, index) => comment(commit, place, index)),
        { head: to },
      );
      const positions = await positionsOf(open, review, review.threads);
      for (const thread of review.threads) {
        const [file = "", line = 0] = [thread.location?.path, thread.location?.range?.startLine];
        const position = positions.get(thread);
        if (position === undefined) throw new Error("A thread is missing.");
        const followed = { repository: path, commit, path: file, line, to, chain };
        const verdict = isJudged ? await judgePort(followed, position) : null;
        const { certainty, reason, path: now, startLine } = position;
        const facts = { distance, certainty, reason, verdict, commit, to, file, line, now, startLine };
        process.stdout.write(`${JSON.stringify(facts)}\n`);
      }
    }
  }
  await open.close();
  await brokerLink.close();
  clearInterval(awake);
}

function comment(
  commit: string,
  { path, line }: { readonly path: string; readonly line: number },
  index: number,
): object {
  const timestamp = String(1_700_000_000 + index);
  const location = { commit, path, range: { startLine: line } };
  return { timestamp, author: "ada@example.org", location, description: `Thread ${index}` };
}

const [path = "", count = "0", seed = "1", judged = ""] = process.argv.slice(2);
await portingProgram(path, Number(count), Number(seed), judged === "judged");
