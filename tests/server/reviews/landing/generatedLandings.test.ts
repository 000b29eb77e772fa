import fc from "fast-check";
import { expect, it } from "vitest";
import { GalleyError } from "#contract/errors.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import type { LandingPlan } from "#server/reviews/landing/planLanding.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { AUTHORS, type History, history, HistoryWriter } from "./generatedHistory.ts";
import { type Lander, openLander } from "./landingRepo.ts";
import { soaked } from "#tests/helpers/testRun.ts";

/** Raw git in a clone that borrows the objects of the repository: it shares no code with the program. */
class Oracle {
  readonly #clone: TempRepo;

  constructor(clone: TempRepo) {
    this.#clone = clone;
  }

  git(...args: readonly string[]): Promise<string> {
    return this.#clone.git(...args);
  }

  async lines(...args: readonly string[]): Promise<readonly string[]> {
    return (await this.git(...args)).split("\n").filter(Boolean);
  }

  tree(commit: string): Promise<string> {
    return this.git("rev-parse", `${commit}^{tree}`);
  }

  /** Merges three trees; the paths that conflict have markers in the result. */
  async merge(base: string, ours: string, theirs: string) {
    const root = await this.git("commit-tree", "-m", "base", await this.tree(base));
    const [one, other] = [
      await this.git("commit-tree", "-m", "ours", "-p", root, await this.tree(ours)),
      await this.git("commit-tree", "-m", "theirs", "-p", root, await this.tree(theirs)),
    ];
    const args = `merge-tree --write-tree --name-only --no-messages ${one} ${other}`;
    const printed = await this.git("-c", `alias.merged=!git ${args} || :`, "merged");
    const [tree = "", ...paths] = printed.split("\n").filter(Boolean);
    return { tree, conflicts: new Set(paths) };
  }

  /** Rebases a change as `git rebase` does, and returns the tree; null if it stops. */
  async rebase(onto: string, base: string, head: string): Promise<string | null> {
    await this.git("checkout", "--quiet", "--force", "--detach", onto);
    try {
      await this.git("rebase", "--quiet", "--reapply-cherry-picks", "--empty=drop", "--onto", onto, base, head);
      return await this.tree("HEAD");
    } catch {
      await this.git("rebase", "--abort");
      return null;
    }
  }
}

interface Case {
  readonly repo: TempRepo;
  readonly oracle: Oracle;
  readonly ada: Lander;
  readonly review: string;
  readonly method: LandingMethod;
  readonly targetRef: string;
  /** The change that was on screen. */
  readonly base: string;
  readonly head: string;
  readonly about: string;
}

/** Lands a review, or is refused, and compares the outcome with the oracle's. Returns true if it landed. */
async function landAndCompare(one: Case): Promise<boolean> {
  const { repo, ada, review, method, targetRef, about } = one;
  const heads = (): Promise<string> => repo.git("for-each-ref", "--format=%(objectname) %(refname)", "refs/heads");
  const before = await heads();
  const target = await repo.git("rev-parse", targetRef);
  const plan = await ada.preview(review, method);
  const landed = await ada.land(review, method).catch((error: unknown) => {
    if (error instanceof GalleyError && error.code === "CONFLICT") return null;
    throw error;
  });
  if (landed === null) {
    expect(await heads(), about).toBe(before);
    await expectReason(one, target, plan);
    return false;
  }
  expect(plan.tip, about).not.toBeNull();
  expect((await heads()).split("\n"), about).toContain(`${landed} ${targetRef}`);
  await expectReviewed(one, target, landed);
  await expectCommits(one, target, landed, plan);
  if (method === "squash") await expectCredit(one, landed);
  return true;
}

/** The tree is the reviewed one, or what a merge of base, head and target makes; where that conflicts, the file of the head. */
async function expectReviewed({ oracle, base, head, about }: Case, target: string, landed: string): Promise<void> {
  const [was, now] = [await oracle.tree(target), await oracle.tree(landed)];
  if (was === (await oracle.tree(base))) {
    expect(now, about).toBe(await oracle.tree(head));
    return;
  }
  const merged = await oracle.merge(base, target, head);
  const unlike = await oracle.lines("diff-tree", "-r", "--no-renames", "--name-only", merged.tree, now);
  const unlikeHead = new Set(await oracle.lines("diff-tree", "-r", "--no-renames", "--name-only", head, now));
  expect(
    unlike.filter((path) => !merged.conflicts.has(path) || unlikeHead.has(path)),
    about,
  ).toEqual([]);
}

/** Only commits of the review land, in the form of the method, none empty that was not, and those left out are named. */
async function expectCommits(
  { oracle, base, head, method, about }: Case,
  target: string,
  landed: string,
  plan: LandingPlan,
): Promise<void> {
  const parentLines = await oracle.lines("log", "--format=%P", `${target}..${landed}`);
  const [parents = ""] = parentLines;
  if (method === "fast-forward") expect(landed, about).toBe(head);
  if (method === "merge") expect(parents.split(" "), about).toEqual([target, expect.any(String)]);
  if (method === "squash") expect(parentLines, about).toEqual([target]);
  if (method === "rebase")
    expect(
      parentLines.filter((line) => line.includes(" ")),
      about,
    ).toEqual([]);
  const commits = async (range: string) => {
    const found = await oracle.lines("log", "--no-merges", "--format=%s%x09%T%x09%P", range);
    const rows = found.map((line) => line.split("\t"));
    return Promise.all(
      rows.map(async ([subject = "", tree = "", parent = ""]) => {
        return { subject, isEmpty: tree === (await oracle.tree(parent)) };
      }),
    );
  };
  const own = new Map((await commits(`${base}..${head}`)).map((commit) => [commit.subject, commit.isEmpty]));
  const got = await commits(`${target}..${landed}`);
  const isEmptyChange = (await oracle.tree(base)) === (await oracle.tree(head));
  for (const { subject, isEmpty } of got) {
    if (method !== "squash") expect(own.has(subject), `${subject}: ${about}`).toBe(true);
    if (isEmpty) expect(method === "squash" ? isEmptyChange : own.get(subject), `${subject}: ${about}`).toBe(true);
  }
  if (method !== "rebase") return;
  const present = new Set(got.map(({ subject }) => subject));
  const missing = [...own.keys()].filter((subject) => !present.has(subject));
  for (const subject of missing)
    expect(plan.notices.join("\n"), about).toContain(`“${subject}” is left out: the target has its change already.`);
}

async function expectCredit({ oracle, base, head, about }: Case, landed: string): Promise<void> {
  const authors = await oracle.lines("log", "--no-merges", "--format=%an <%ae>", `${base}..${head}`);
  const counts = AUTHORS.map((author) => authors.filter((one) => one === author).length);
  const [author = ""] = await oracle.lines("log", "-1", "--format=%an <%ae>", landed);
  expect(counts[AUTHORS.findIndex((one) => one === author)], about).toBe(Math.max(...counts));
  const credited = await oracle.lines("log", "-1", "--format=%(trailers:key=Co-authored-by,valueonly)", landed);
  expect([...credited, author].toSorted(), about).toEqual([...new Set(authors)].toSorted());
}

/** A refusal has a reason: a conflict, merges that a rebase leaves out, nothing that is new, or no fast-forward. */
async function expectReason(
  { oracle, base, head, method, about }: Case,
  target: string,
  { obstacles }: LandingPlan,
): Promise<void> {
  expect(obstacles.length, about).toBeGreaterThan(0);
  const isIn = async (ancestor: string, tip: string): Promise<boolean> =>
    (await oracle.git("merge-base", ancestor, tip)) === ancestor;
  if (method === "fast-forward") {
    expect((await isIn(target, head)) && (await isIn(base, target)), about).toBe(false);
    return;
  }
  const { tree, conflicts } = await oracle.merge(base, target, head);
  if (conflicts.size > 0 || tree === (await oracle.tree(target))) return;
  const merges = await oracle.lines("rev-list", "--merges", `${base}..${head}`);
  const hasOnlyPicks = method === "rebase" || (method === "merge" && !(await isIn(base, target)));
  expect(hasOnlyPicks, about).toBe(true);
  if (merges.length === 0) expect(await oracle.rebase(target, base, head), about).not.toBe(tree);
}

/** The number of histories in one repository: git is slower in a repository with many branches. */
const TOGETHER = 20;

async function compareAll(histories: readonly History[]): Promise<number> {
  const repo = await tempRepo();
  const writer = new HistoryWriter();
  for (const [at, one] of histories.entries()) writer.write(at, one);
  await repo.gitBytes(["fast-import", "--quiet"], { input: String(writer) });
  const path = `${await tempFolder()}/clone`;
  await repo.git("clone", "--quiet", "--shared", "--no-checkout", ".", path);
  const clone = await tempRepo({ at: path, existing: true });
  await clone.git("update-ref", "--no-deref", "HEAD", await repo.git("rev-parse", "main-0"));
  const oracle = new Oracle(clone);
  const ada = await openLander(repo);
  let count = 0;
  for (const [at, one] of histories.entries()) {
    const about = JSON.stringify(one);
    const [main, lower, upper] = [`main-${at}`, `lower-${at}`, `upper-${at}`];
    const refs = `refs/heads/${main} refs/heads/${lower} refs/heads/${upper}`.split(" ");
    const [target = "", middle = "", top = ""] = (await repo.git("rev-parse", ...refs)).split("\n");
    const base = await oracle.git("merge-base", target, middle);
    // Nobody could request a review of changes that the target has already: it gets them later.
    await repo.git("update-ref", `refs/heads/${main}`, base);
    const [first, second] = [await ada.request(lower, main), await ada.request(upper, lower)];
    await repo.git("update-ref", `refs/heads/${main}`, target);
    const common = { repo, oracle, ada, about };
    const isLanded = await landAndCompare({
      ...common,
      review: first,
      method: one.methods[0],
      targetRef: `refs/heads/${main}`,
      base,
      head: middle,
    });
    if (isLanded && one.isMoved) await moveOn(repo, `refs/heads/${main}`);
    const targetRef = `refs/heads/${isLanded ? main : lower}`;
    const last = { review: second, method: one.methods[1], targetRef, base: middle, head: top };
    const isLastLanded = await landAndCompare({ ...common, ...last });
    count += Number(isLanded) + Number(isLastLanded);
  }
  return count;
}

/** Adds a commit with a new file to a branch. */
async function moveOn(repo: TempRepo, ref: string): Promise<void> {
  const blob = (await repo.gitBytes(["hash-object", "-w", "--stdin"], { input: "moved\n" })).toString().trim();
  const entries = `${await repo.git("ls-tree", ref)}\n100644 blob ${blob}\tmoved-on.txt\n`;
  const tree = (await repo.gitBytes(["mktree"], { input: entries })).toString().trim();
  await repo.git("update-ref", ref, await repo.git("commit-tree", "-m", "moved on", "-p", ref, tree));
}

/** Lands two reviews of each history. */
async function compare(count: number, seed: number): Promise<number> {
  const histories = fc.sample(history, { numRuns: count, seed });
  let landed = 0;
  for (let from = 0; from < count; from += TOGETHER) landed += await compareAll(histories.slice(from, from + TOGETHER));
  return landed;
}

it("what 12 generated landings bring is what was reviewed, as raw git in a clone finds, or nothing moves", async () => {
  expect(await compare(6, 51)).toBeGreaterThan(4);
});

/** The parts of 100 landings, so that each ends in time on a slow machine. */
const PARTS = Array.from({ length: soaked(4, 10) }, (_, part) => part);

it.for(PARTS)(
  "what 100 more generated landings bring is what was reviewed: part %i",
  { tags: "slow" },
  async (part) => {
    expect(await compare(50, 1151 + part)).toBeGreaterThan(45);
  },
);
