import fc from "fast-check";
import { expect, it } from "vitest";
import { openRepository } from "#server/git/openRepository.ts";
import { type BuiltLanding, buildLanding, type LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const BY = { name: "Ada Proof", email: "ada@example.org", at: 1_700_100_000, offset: 0 };
const METHODS: readonly LandingMethod[] = ["fast-forward", "merge", "squash", "rebase"];
const FILES = ["a.txt", "b.txt", "dir/c.txt"] as const;
const LINES = 9;

/** One commit: an edit of a line, a rename, a new file, or nothing. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("edit"), file: fc.nat(2), line: fc.nat(LINES - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("rename"), file: fc.nat(2), line: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("add"), file: fc.nat(2), line: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("empty"), file: fc.constant(0), line: fc.constant(0) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const history = fc.record({
  main: fc.array(step, { maxLength: 3 }),
  topic: fc.array(step, { minLength: 1, maxLength: 4 }),
  /** True if the target has the change of the topic's first commit already. */
  isPicked: fc.boolean(),
  /** True if the topic merges the target before its last commit. */
  isMerged: fc.boolean(),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

interface Branches {
  readonly repo: TempRepo;
  readonly target: string;
  readonly head: string;
}

async function commitStep(repo: TempRepo, { kind, file, line }: Step, text: string): Promise<void> {
  const name = FILES[file] ?? "";
  const paths = (await repo.git("ls-files")).split("\n");
  const path = paths.includes(name) ? name : (paths.find((one) => one.endsWith(`moved-${file}`)) ?? "");
  if (path === "" || kind === "empty") return void (await repo.commit({}, text));
  if (kind === "add") return void (await repo.commit({ [`new-${line}.txt`]: `${text}\n` }, text));
  const lines = (await repo.git("show", `:${path}`)).split("\n");
  if (kind === "edit")
    return void (await repo.commit({ [path]: `${lines.with(line, `${text} ${file} ${line}`).join("\n")}\n` }, text));
  await repo.commit({ [path]: null, [`dir/moved-${file}`]: `${lines.join("\n")}\n` }, text);
}

async function build({ main, topic, isPicked, isMerged }: History): Promise<Branches> {
  const repo = await tempRepo();
  const content = Array.from({ length: LINES }, (_, index) => `line ${index}\n`).join("");
  await repo.commit(Object.fromEntries(FILES.map((name) => [name, `${name}\n${content}`])), "Begin");
  await repo.git("checkout", "--quiet", "-b", "topic");
  for (const [index, one] of topic.entries()) {
    if (isMerged && index > 0 && index === topic.length - 1)
      await repo.git("merge", "--quiet", "--no-ff", "-m", "Side", "topic~1");
    await commitStep(repo, one, `topic ${index}`);
  }
  const [first = ""] = (await repo.git("rev-list", "--reverse", "main..topic")).split("\n");
  await repo.git("checkout", "--quiet", "main");
  for (const [index, one] of main.entries()) await commitStep(repo, one, `main ${index}`);
  if (isPicked && main.length > 0) {
    const done = await repo.git("cherry-pick", first).then(
      () => true,
      () => false,
    );
    if (!done) await repo.git("reset", "--quiet", "--hard");
  }
  const [target = "", head = ""] = (await repo.git("rev-parse", "main", "topic")).split("\n");
  return { repo, target, head };
}

const COMMANDS: Readonly<Record<LandingMethod, readonly (readonly string[])[]>> = {
  "fast-forward": [["merge", "--ff-only", "--quiet", "topic"]],
  merge: [["merge", "--no-ff", "--quiet", "-m", "A message", "topic"]],
  squash: [
    ["merge", "--squash", "--quiet", "topic"],
    ["commit", "--quiet", "--allow-empty", "-m", "A message"],
  ],
  rebase: [["rebase", "--quiet", "main", "topic"]],
};

/** The new commits on the target, the oldest first; or the files that conflict, with the commit that does. */
interface Result {
  readonly commits: readonly string[];
  readonly conflicts: readonly string[];
  readonly stoppedAt: string | null;
}

/** Describes commits by what does not depend on the committer: their trees, parents, authors and messages. */
async function describeCommits(repo: TempRepo, gitDir: string, range: string): Promise<readonly string[]> {
  const format = "--format=%T|%P|%an %ae %at|%B";
  const log = await repo.git(`--git-dir=${gitDir}`, "log", "-z", "--first-parent", "--reverse", format, range);
  const commits = log.split("\0").filter(Boolean);
  // The ids of rebased commits depend on their committer: only that each follows the one before it counts.
  return commits.map((text) => text.trimEnd());
}

async function byGit({ repo, target }: Branches, method: LandingMethod): Promise<Result> {
  const clone = await tempRepo({ at: `${await tempFolder()}/clone` });
  await clone.git("fetch", "--quiet", "--update-head-ok", repo.path, "main:main", "topic:topic");
  await clone.git("checkout", "--quiet", "--force", "main");
  for (const args of COMMANDS[method]) {
    const isDone = await clone.git(...args).then(
      () => true,
      () => false,
    );
    if (isDone) continue;
    const unmerged = (await clone.git("diff", "--name-only", "--diff-filter=U")).split("\n").filter(Boolean);
    const stopped = await clone.git("rev-parse", "--verify", "--quiet", "REBASE_HEAD").catch(() => null);
    return { commits: [], conflicts: unmerged, stoppedAt: stopped };
  }
  const commits = await describeCommits(clone, `${clone.path}/.git`, `${target}..HEAD`);
  return { commits, conflicts: [], stoppedAt: null };
}

async function byGalley(
  { repo, target, head }: Branches,
  method: LandingMethod,
): Promise<Result & Pick<BuiltLanding, "tip">> {
  const open = await openRepository(repo.path);
  try {
    const built = await buildLanding(open, { method, target, head, by: BY, message: "A message" });
    const commits = built.tip === null ? [] : await describeCommits(repo, open.mirror, `${target}..${built.tip}`);
    const conflicts = built.conflicts.map(({ path }) => path);
    return { tip: built.tip, commits, conflicts, stoppedAt: built.conflictsIn };
  } finally {
    await open.close();
  }
}

/** Replaces the parents that a rebase made by their places in the list. */
function withPlaces(commits: readonly string[], target: string): readonly string[] {
  return commits.map((text, index) => {
    const [tree = "", parents = "", author = "", message = ""] = text.split("|");
    const place = parents === target ? "target" : `${index} ${parents.split(" ").length}`;
    return [tree, place, author, message].join("|");
  });
}

async function compare(count: number, seed: number): Promise<{ readonly landed: number; readonly stopped: number }> {
  let landed = 0;
  let stopped = 0;
  for (const generated of fc.sample(history, { numRuns: count, seed })) {
    const branches = await build(generated);
    for (const method of METHODS) {
      const [git, galley] = [await byGit(branches, method), await byGalley(branches, method)];
      const about = `${method} of ${JSON.stringify(generated)}`;
      const isAuthored = method === "rebase" || method === "fast-forward";
      const plain = (commits: readonly string[]): readonly string[] =>
        withPlaces(commits, branches.target).map((text) => (isAuthored ? text : text.split("|").with(2, "").join("|")));
      expect(plain(galley.commits), about).toEqual(plain(git.commits));
      expect(galley.stoppedAt, about).toBe(git.stoppedAt);
      const conflicts = new Set(galley.conflicts);
      for (const path of git.conflicts) expect(conflicts, about).toContain(path);
      if (galley.tip === null) stopped++;
      else landed++;
    }
  }
  return { landed, stopped };
}

it("lands 8 generated changes as git does in a clone, commit by commit, conflicts included", async () => {
  const { landed, stopped } = await compare(8, 20261127);
  expect(landed).toBeGreaterThan(15);
  expect(stopped).toBeGreaterThan(3);
});

it("lands 300 more generated changes as git does", { tags: "slow" }, async () => {
  const { landed } = await compare(300, 1127);
  expect(landed).toBeGreaterThan(500);
});
