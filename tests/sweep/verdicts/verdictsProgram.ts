import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { checkVerdicts, generatedPairs, type PairToCheck } from "#tests/server/reviews/verdicts/checkVerdicts.ts";

/** An index holds the files of this many small trees, or of this many trees of a large repository. */
const [SMALL, LARGE] = [500, 4];

/** Checks generated pairs of patch sets, or those of a repository's merges, and prints the result as a line of JSON. */
async function verdictsProgram([path = "", source = "", count = "0", seed = "1"]: readonly string[]): Promise<void> {
  const awake = setInterval(() => undefined, 1000); // background work does not keep the process running
  const repo = await tempRepo({ at: path, bare: true });
  const asked = { git: repo.gitBytes, scratch: path, together: source === "" ? SMALL : LARGE };
  if (source !== "") await repo.git("fetch", "--quiet", "--no-tags", source, "HEAD:refs/heads/main");
  const pairs =
    source === ""
      ? await generatedPairs(asked, Number(seed), Number(count))
      : await pairsOfMerges(repo, Number(seed), Number(count));
  process.stdout.write(`${JSON.stringify(await checkVerdicts(path, asked, pairs))}\n`);
  await brokerLink.close();
  clearInterval(awake);
}

/**
 * Makes pairs of patch sets of the branches that were merged into a repository's main branch. The older patch set is the branch as
 * it was merged, or without its last commit; the newer one is the branch squashed, rebased, or merged, as the merge itself was.
 */
async function pairsOfMerges(repo: TempRepo, seed: number, count: number): Promise<readonly PairToCheck[]> {
  const random = seededRandom(seed);
  const list = await repo.git("rev-list", "--first-parent", "--min-parents=2", "--max-parents=2", "--parents", "main");
  const merges = list
    .split("\n")
    .map((line) => ({ line, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line.split(" "));
  const pairs: PairToCheck[] = [];
  for (const [merge = "", onto = "", head = ""] of merges) {
    if (pairs.length >= count) break;
    const base = await mergeBaseOf(repo, onto, head);
    if (base === null || base === head) continue;
    const parent = await repo.git("rev-parse", `${head}^`);
    const rebased = await rebase(repo, base, head, onto);
    const squashed = await repo.git("commit-tree", "-p", base, "-m", "All", `${head}^{tree}`);
    const older = { base, head };
    const story = (what: string): Pick<PairToCheck, "story" | "isSameMessages"> => ({
      story: `${what} of ${merge}`,
      isSameMessages: null,
    });
    pairs.push({ older, newer: { base, head: squashed }, ...story("squash") });
    pairs.push({ older, newer: { base: onto, head: rebased }, ...story("rebase") });
    pairs.push({ older, newer: { base: onto, head: merge }, ...story("merge") });
    if (parent !== base)
      pairs.push({ older: { base, head: parent }, newer: { base: onto, head: rebased }, ...story("one commit more") });
  }
  return pairs;
}

/** Returns the merge base of two commits; null if there is none, or more than one. */
async function mergeBaseOf(repo: TempRepo, one: string, other: string): Promise<string | null> {
  const [base = "", ...rest] = (await answerOf(repo, `merge-base --all ${one} ${other}`)).split("\n");
  return base === "" || rest.length > 0 ? null : base;
}

/** Rebases a change as one commit. Conflicting files keep both sides between conflict markers. */
async function rebase(repo: TempRepo, base: string, head: string, onto: string): Promise<string> {
  const root = await repo.git("commit-tree", "-m", "Root", `${base}^{tree}`);
  const [ours, theirs] = await Promise.all(
    [onto, head].map((one) => repo.git("commit-tree", "-p", root, "-m", "Side", `${one}^{tree}`)),
  );
  const [merged = ""] = (await answerOf(repo, `merge-tree --write-tree ${ours} ${theirs}`)).split("\n");
  return repo.git("commit-tree", "-p", onto, "-m", "Rebased", merged);
}

/** Runs a git command for which an exit code of 1 is an answer. */
function answerOf(repo: TempRepo, command: string): Promise<string> {
  return repo.git("-c", `alias.answer=!git ${command} || test $? = 1`, "answer");
}

await verdictsProgram(process.argv.slice(2));
