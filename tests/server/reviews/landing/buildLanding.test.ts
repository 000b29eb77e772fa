import { writeFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import {
  type BuiltLanding,
  buildLanding,
  commitsToLand,
  type LandingMethod,
} from "#server/reviews/landing/buildLanding.ts";
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
  /** True if the target already has the change of the topic's first commit, before its own last commit. */
  isPicked: fc.boolean(),
  /** True if the topic merges the target before its last commit, despite conflicts. */
  isMerged: fc.boolean(),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

/** The lines of each file. */
type Files = ReadonlyMap<string, readonly string[]>;

const AUTHOR = "Ada Proof <ada@example.org>";
const COMMITTER = "Carl Press <carl@example.org>";

/** The input of `git fast-import` for the given commits. */
class Import {
  readonly #commands: string[] = [];
  #count = 0;

  /** Adds a commit, and returns its mark. */
  commit(ref: string, message: string, files: Files, parents: readonly string[]): string {
    this.#count += 1;
    const at = `${1_700_000_000 + 60 * this.#count} +0000`;
    this.#commands.push(
      `commit ${ref}\nmark :${this.#count}\nauthor ${AUTHOR} ${at}\ncommitter ${COMMITTER} ${at}\n${dataOf(message)}`,
      ...parents.map((parent, index) => `${index === 0 ? "from" : "merge"} ${parent}\n`),
      "deleteall\n",
      ...[...files].map(([path, lines]) => `M 100644 inline ${path}\n${dataOf(`${lines.join("\n")}\n`)}`),
    );
    return `:${this.#count}`;
  }

  toString(): string {
    return this.#commands.join("");
  }
}

function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

function afterStep(files: Files, { kind, file, line }: Step, text: string): Files {
  const name = FILES[file] ?? "";
  const path = files.has(name) ? name : `dir/moved-${file}`;
  const lines = files.get(path) ?? [];
  if (kind === "empty") return files;
  if (kind === "add") return new Map([...files, [`new-${line}.txt`, [text]]]);
  if (kind === "edit") return new Map([...files, [path, lines.with(line, `${text} ${file} ${line}`)]]);
  return new Map([...[...files].filter(([other]) => other !== path), [`dir/moved-${file}`, lines]]);
}

/** Merges file by file: takes theirs if ours is unchanged since the base, else ours. */
function mergedFiles(base: Files, ours: Files, theirs: Files): Files {
  const paths = [...new Set([...ours.keys(), ...theirs.keys()])];
  const sides = paths.map(
    (path) => [path, ours.get(path) === base.get(path) ? theirs.get(path) : ours.get(path)] as const,
  );
  return new Map(sides.flatMap(([path, lines]) => (lines === undefined ? [] : [[path, lines] as const])));
}

/** Writes the branches `main-<at>` and `topic-<at>` of a history. */
function writeHistory(into: Import, at: number, { main, topic, isPicked, isMerged }: History): void {
  const content = Array.from({ length: LINES }, (_, index) => `line ${index}`);
  const begin: Files = new Map(FILES.map((name) => [name, [name, ...content]]));
  const root = into.commit(`refs/heads/main-${at}`, "Begin", begin, []);
  let [files, tip] = [begin, root];
  const [first] = topic;
  for (const [index, one] of main.entries()) {
    if (isPicked && first !== undefined && index === main.length - 1) {
      files = afterStep(files, first, "topic 0");
      tip = into.commit(`refs/heads/main-${at}`, "topic 0", files, [tip]);
    }
    files = afterStep(files, one, `main ${index}`);
    tip = into.commit(`refs/heads/main-${at}`, `main ${index}`, files, [tip]);
  }
  const [target, targetFiles] = [tip, files];
  [files, tip] = [begin, root];
  for (const [index, one] of topic.entries()) {
    if (isMerged && index > 0 && index === topic.length - 1 && target !== root) {
      files = mergedFiles(begin, files, targetFiles);
      tip = into.commit(`refs/heads/topic-${at}`, "Side", files, [tip, target]);
    }
    files = afterStep(files, one, `topic ${index}`);
    tip = into.commit(`refs/heads/topic-${at}`, `topic ${index}`, files, [tip]);
  }
}

/** Prints the new commits on the target, the oldest first, without data that depends on the committer. */
const LOG = "log -z --first-parent --reverse --format='%T|%P|%an %ae %at|%B'";

/** The git commands for each method, which begin with the target checked out. */
const COMMANDS: Readonly<Record<LandingMethod, (topic: string, main: string) => string>> = {
  "fast-forward": (topic) => `git merge --ff-only --quiet ${topic}`,
  merge: (topic) => `git merge --no-ff --quiet -m 'A message' ${topic}`,
  // Nothing empty lands, unless the change itself is empty.
  squash: (topic, main) =>
    `git merge --squash --quiet ${topic} && if git diff --cached --quiet && ! git diff --quiet ${main}...${topic}; then :; else git commit --quiet --allow-empty -m 'A message'; fi`,
  rebase: (topic, main) => `git rebase --quiet ${main} ${topic}`,
};

/** The new commits on the target, the oldest first; or the files with conflicts, and the commit that has them. */
interface Result {
  readonly commits: readonly string[];
  readonly conflicts: readonly string[];
  readonly stoppedAt: string | null;
}

/** Runs shell commands in a repository, all in one process, and returns the output of each. */
async function runAll(repo: TempRepo, scripts: readonly string[]): Promise<readonly string[]> {
  const file = `${await tempFolder()}/script`;
  const end = "\x01";
  await writeFile(file, scripts.map((script) => `${script}\nprintf '\\001'\n`).join(""));
  const printed = await repo.git("-c", `alias.run=!sh ${file} 2>/dev/null`, "run");
  return printed.split(end).slice(0, -1);
}

const commitsIn = (log: string): readonly string[] =>
  log
    .split("\0")
    .filter(Boolean)
    .map((text) => text.trimEnd());

async function byGit(repo: TempRepo, count: number): Promise<readonly Result[]> {
  const scripts = Array.from({ length: count }, (_, at) =>
    METHODS.map((method) => {
      const [main, topic] = [`main-${at}`, `topic-${at}`];
      return [
        `git checkout --quiet --force --detach ${main}`,
        // A rebase moves the branch that it is given, which the other methods need.
        `if { ${COMMANDS[method](method === "rebase" ? `${topic}^0` : topic, main)}; } >/dev/null`,
        `then git ${LOG} ${main}..HEAD`,
        `else printf '\\002'; git rev-parse --verify --quiet REBASE_HEAD; printf '\\002'; git diff --name-only --diff-filter=U`,
        `git rebase --quit; git update-ref -d REBASE_HEAD; git reset --quiet --hard; fi`,
      ].join("\n");
    }),
  );
  return (await runAll(repo, scripts.flat())).map((text) => {
    const [log = "", stopped, unmerged = ""] = text.split("\x02");
    const conflicts = unmerged.split("\n").filter(Boolean);
    return stopped === undefined
      ? { commits: commitsIn(log), conflicts, stoppedAt: null }
      : { commits: [], conflicts, stoppedAt: stopped.trim() || null };
  });
}

type Landed = Result & Pick<BuiltLanding, "tip">;

async function byGalley(repo: TempRepo, count: number): Promise<readonly Landed[]> {
  const open = await openRepository(repo.path);
  try {
    const names = Array.from({ length: count }, (_, at) => [`main-${at}`, `topic-${at}`]).flat();
    const oids = (await repo.git("rev-parse", ...names)).split("\n");
    const made: { readonly target: string; readonly built: BuiltLanding }[] = [];
    for (let at = 0; at < count; at += 1) {
      const [target = "", head = ""] = oids.slice(2 * at);
      const base = await repo.git("merge-base", target, head);
      const found = await commitsToLand(open, { base, head, target });
      const input = { ...found, target, base, head, by: BY, author: BY, message: "A message" };
      const all = await Promise.all(METHODS.map((method) => buildLanding(open, { ...input, method })));
      made.push(...all.map((built) => ({ target, built })));
    }
    const git = `git --git-dir=${open.mirror}`;
    const scripts = made.map(({ target, built }) =>
      built.tip === null ? ":" : `${git} ${LOG} ${target}..${built.tip}`,
    );
    const logs = await runAll(repo, scripts);
    return made.map(({ built }, at) => {
      const conflicts = built.conflicts.map(({ path }) => path);
      return { tip: built.tip, commits: commitsIn(logs[at] ?? ""), conflicts, stoppedAt: built.conflictsIn };
    });
  } finally {
    await open.close();
  }
}

/** Replaces the parents of the commits that a rebase created by their positions in the list. */
function withPlaces(commits: readonly string[], target: string): readonly string[] {
  return commits.map((text, index) => {
    const [tree = "", parents = "", author = "", message = ""] = text.split("|");
    const place = parents === target ? "target" : `${index} ${parents.split(" ").length}`;
    return [tree, place, author, message].join("|");
  });
}

interface Counts {
  readonly landed: number;
  readonly stopped: number;
}

/** The number of histories in one repository: git is slower in a repository with many branches. */
const TOGETHER = 25;

async function compare(count: number, seed: number): Promise<Counts> {
  const histories = fc.sample(history, { numRuns: count, seed });
  let [landed, stopped] = [0, 0];
  for (let from = 0; from < count; from += TOGETHER) {
    const found = await compareAll(histories.slice(from, from + TOGETHER));
    landed += found.landed;
    stopped += found.stopped;
  }
  return { landed, stopped };
}

async function compareAll(histories: readonly History[]): Promise<Counts> {
  const count = histories.length;
  const repo = await tempRepo();
  const input = new Import();
  for (const [at, generated] of histories.entries()) writeHistory(input, at, generated);
  await repo.gitBytes(["fast-import", "--quiet"], { input: String(input) });
  const [galley, git] = await Promise.all([byGalley(repo, count), byGit(repo, count)]);
  expect([galley.length, git.length]).toEqual([count * METHODS.length, count * METHODS.length]);
  const targets = await repo.git("rev-parse", ...histories.map((_, at) => `main-${at}`));
  for (const [index, ours] of galley.entries()) {
    const at = Math.floor(index / METHODS.length);
    const [method, theirs, target] = [METHODS[index % METHODS.length], git[index], targets.split("\n")[at] ?? ""];
    const about = `${method} of ${JSON.stringify(histories[at])}`;
    const isAuthored = method === "rebase" || method === "fast-forward";
    const plain = (commits: readonly string[]): readonly string[] =>
      withPlaces(commits, target).map((text) => (isAuthored ? text : text.split("|").with(2, "").join("|")));
    expect(plain(ours.commits), about).toEqual(plain(theirs?.commits ?? []));
    expect(ours.stoppedAt, about).toBe(theirs?.stoppedAt);
    const conflicts = new Set(ours.conflicts);
    for (const path of theirs?.conflicts ?? []) expect(conflicts, about).toContain(path);
  }
  const landed = galley.filter(({ tip }) => tip !== null).length;
  return { landed, stopped: galley.length - landed };
}

it("lands 8 generated changes as git does, commit by commit, conflicts included", async () => {
  const { landed, stopped } = await compare(8, 20261127);
  expect(landed).toBeGreaterThan(15);
  expect(stopped).toBeGreaterThan(3);
});

it("lands 300 more generated changes as git does", { tags: "slow" }, async () => {
  const { landed } = await compare(300, 1127);
  expect(landed).toBeGreaterThan(500);
});
