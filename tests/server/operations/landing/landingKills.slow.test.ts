import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { undoLanding } from "#server/operations/landing/undoLanding.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { deleteLocks } from "#tests/helpers/deleteLocks.ts";
import { bundleProgram } from "#tests/helpers/bundleProgram.ts";
import { type FaultyGit, faultyGit } from "#tests/helpers/faultyGit.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { TEST_MS } from "#tests/helpers/testRun.ts";
import { requestedReviewFixture } from "../../reviews/reviewFixture.ts";
import { killPart, type Victim } from "../../reviews/WriterProcess.ts";

const USUAL_KILLS = 40;
/** The number of kills: `npm run soak` uses more, and takes the time for them. */
const KILLS = Number(process.env["GALLEY_SOAK_KILLS"] ?? USUAL_KILLS);
const KILLS_MS = TEST_MS * Math.max(1, KILLS / USUAL_KILLS);
/** A git that is killed may leave a lock, which nobody removes meanwhile. */
const KILLED_MS = 3000;
const isLinux = process.platform === "linux";

let program: string;
/** A git that can be made to fail, for the programs only: this process uses the real git. */
let faults: FaultyGit;
let faultyPath: string | undefined;
let repo: TempRepo;
let first: string;
let base: string;
let head: string;

beforeAll(async () => {
  program = await bundleProgram(`${import.meta.dirname}/landingProgram.ts`);
  const path = process.env["PATH"];
  faults = faultyGit();
  faultyPath = process.env["PATH"];
  process.env["PATH"] = path;
});

beforeEach(async () => {
  faults.restore();
  ({ repo, first, base, head } = await requestedReviewFixture());
  await repo.git("checkout", "--quiet", "--detach");
});

interface Running {
  readonly child: ChildProcess;
  /** The lines that it has printed. */
  readonly lines: string[];
  readonly ended: Promise<{ readonly code: number | null; readonly stderr: string }>;
}

function start(mode: "turns" | "once" | "layer", reviews: readonly string[], timeoutMs = KILLED_MS): Running {
  const args = [program, repo.path, String(timeoutMs), mode, ...reviews];
  const env = { ...process.env, PATH: faultyPath };
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env });
  const lines: string[] = [];
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => lines.push(...text.split("\n").filter(Boolean)));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  return { child, lines, ended: new Promise((resolve) => child.once("close", (code) => resolve({ code, stderr }))) };
}

/** Opens the repository again, as the next start does, after its user deleted the locks that a killed git left. */
async function reopened<Result>(act: (context: ReviewContext) => Promise<Result>): Promise<Result> {
  await deleteLocks(repo.path);
  const git = await openRepository(repo.path);
  const store = new ReviewStore(git);
  const viewer = { email: "ada@example.org", name: "Ada", source: "git", role: "maintainer" } as const;
  const now = (): number => Math.floor(Date.now() / 1000);
  try {
    return await act({ git, store, index: createReviewIndex(git, store), now, viewer });
  } finally {
    await store.close();
    await git.close();
  }
}

/** Checks that the last landing or undo was done completely or not at all, and returns whether the change is landed. */
async function expectWhole(): Promise<boolean> {
  const review = await reopened(({ index }) => index.find(first));
  const [main, topic = ""] = [await repo.git("rev-parse", "main"), await repo.git("branch", "--list", "topic")];
  const { act, landed } =
    review?.requests.findLast(({ extras }) => extras.act === "close" || extras.act === "reopen")?.extras ?? {};
  if (main === base) {
    expect(review?.state).toBe("OPEN");
    expect(act).not.toBe("close");
    expect(topic).not.toBe("");
    expect(await repo.git("rev-parse", "topic")).toBe(head);
  } else {
    expect(review?.state).toBe("MERGED");
    expect({ act, landed }).toEqual({ act: "close", landed: main });
  }
  expect(await repo.git("fsck", "--strict", "--no-dangling")).toBe("");
  return main !== base;
}

/** Undoes the landing if there is one, then lands the review: both can be repeated, whatever was killed before. */
async function expectRepeatable(isLanded: boolean): Promise<void> {
  await reopened(async (context) => {
    if (isLanded) await undoLanding(context, { key: `undo-${process.hrtime.bigint()}`, review: first });
    const input = { key: `land-${process.hrtime.bigint()}`, review: first, method: "squash" } as const;
    const plan = await previewLanding(context, input);
    await landReview(context, { ...input, head: plan.head, target: plan.target, deleteBranch: true });
  });
  expect(await expectWhole()).toBe(true);
  expect(await repo.git("branch", "--list", "topic")).toBe("");
  const left = readdirSync(`${repo.path}/.git`, { recursive: true, encoding: "utf8" });
  expect(left.filter((name) => /^(?:refs\/.*|packed-refs)\.lock$|^packed-refs\.new$/u.test(name))).toEqual([]);
}

test.runIf(isLinux)(
  `${KILLS} kills at random points of landings and their undoing leave all or nothing, and both can be repeated`,
  { timeout: KILLS_MS },
  async () => {
    const victims: readonly Victim[] = ["writer", "git", "writer", "broker"];
    let done = 0;
    for (let kills = 0; kills < KILLS; kills += 1) {
      const { child, lines, ended } = start("turns", [first]);
      while (lines.length < 1 + (kills % 3) && child.exitCode === null) await wait(2);
      await wait(Math.random() * 400);
      const victim = victims[kills % victims.length] ?? "git";
      // The git process may have just exited, and a landing that loses a git process or the broker may continue: try
      // again.
      while (child.exitCode === null && child.pid !== undefined && !killPart(child.pid, victim)) await wait(1);
      await wait(Math.random() * 20);
      if (child.pid !== undefined) killPart(child.pid, "writer");
      await ended;
      done += lines.length;
      if (kills % 4 === 3) await repo.git("pack-refs", "--all").catch(() => undefined);
      const isLanded = await expectWhole();
      if (kills % 10 === 9) await expectRepeatable(isLanded);
    }
    expect(done).toBeGreaterThan(KILLS);
  },
);

/**
 * Makes the git process that starts as number `at` die `seconds` after its start; counts all git processes in a file.
 */
function killGit(at: number, seconds: number): void {
  const count = `${repo.path}/.git/count`;
  const kill = seconds === 0 ? "kill -9 $$" : `( sleep ${seconds}; kill -9 $$ ) >/dev/null 2>&1 </dev/null &`;
  faults.fail("", `PATH=/usr/bin:/bin; echo >>${count}; [ $(wc -l <${count}) != ${at} ] || ${kill}`);
}

test.runIf(isLinux)(
  "a landing of which any single git process is killed is done completely or not at all",
  async () => {
    const kinds = new Set<string>();
    killGit(0, 0);
    expect(await start("once", [first]).ended).toMatchObject({ code: 0 });
    const count = readFileSync(`${repo.path}/.git/count`, "utf8").length;
    expect(count).toBeGreaterThan(10);
    faults.restore();
    await reopened((context) => undoLanding(context, { key: "undo-the-first", review: first }));
    for (const seconds of [0, 0.004]) {
      for (let at = 1; at <= count; at += 1) {
        rmSync(`${repo.path}/.git/count`, { force: true });
        killGit(at, seconds);
        kinds.add((await start("once", [first]).ended).code === 0 ? "landed" : "failed");
        faults.restore();
        const isLanded = await expectWhole();
        if (isLanded)
          await reopened((context) => undoLanding(context, { key: `undo-${at}-${seconds * 1000}`, review: first }));
        expect(await repo.git("rev-parse", "main", "topic")).toBe(`${base}\n${head}`);
      }
    }
    await expectRepeatable(false);
    expect(kinds).toContain("landed");
  },
);

/** Moves the branch of a transaction and then kills git; kills it at once if only the notes are left. */
const HALF = [
  `cat >"$HOLD"`,
  `grep -q refs/notes/ "$HOLD" || exec "$REAL" "$@" <"$HOLD"`,
  `set -- $(tr '\\0' '\\n' <"$HOLD" | sed -n '/^update refs\\/heads\\//,+2p')`,
  `[ $# = 0 ] || "$REAL" update-ref "$2" "$3" "$4"`,
  `kill -9 $$`,
];

test.runIf(isLinux)("if git is killed between two refs, the next start completes the landing", async () => {
  const script = [`PATH=/usr/bin:/bin; HOLD="${repo.path}/.git/hold"`, ...HALF].join("\n");
  faults.fail("update-ref --no-deref", script);
  expect((await start("once", [first]).ended).code).not.toBe(0);
  faults.restore();
  expect(await repo.git("rev-parse", "main")).not.toBe(base);
  expect(await repo.git("notes", "--ref=devtools/reviews", "show", first)).not.toContain('"landed"');
  expect(await expectWhole()).toBe(true);
  faults.fail("update-ref --no-deref", script);
  const { ended } = start("turns", [first]);
  expect((await ended).code).not.toBe(0);
  faults.restore();
  expect(await repo.git("rev-parse", "main")).toBe(base);
  expect(await expectWhole()).toBe(false);
  await expectRepeatable(false);
});

/**
 * Checks that the first of the two commits landed and the other was moved onto it, with the record of that; or that
 * nothing happened.
 */
async function expectLayerWhole(): Promise<boolean> {
  const review = await reopened(({ index }) => index.find(first)); // Completes what a killed git process left.
  const [main, topic, below] = (await repo.git("rev-parse", "main", "topic", "topic~1")).split("\n");
  const last = review?.requests.at(-1)?.extras;
  expect(review?.state).toBe("OPEN");
  if (main === base) {
    expect(topic).toBe(head);
    expect(last?.landed).toBe(undefined);
  } else {
    expect(below).toBe(main);
    expect(await repo.git("diff", "--name-only", base, "main")).toBe("word.txt");
    expect(await repo.git("diff", "--name-only", "main", "topic")).toBe("new.txt");
    expect(last).toMatchObject({ act: "patchSet", landed: main, head: topic, base: main });
  }
  expect(await repo.git("fsck", "--strict", "--no-dangling")).toBe("");
  return main !== base;
}

test.runIf(isLinux)(
  "a landing of one commit of a stack of which any git is killed is done completely or not at all",
  async () => {
    const kinds = new Set<string>();
    const undo = (name: string) => reopened((context) => undoLanding(context, { key: `undo-${name}`, review: first }));
    killGit(0, 0);
    expect(await start("layer", [first]).ended).toMatchObject({ code: 0 });
    const count = readFileSync(`${repo.path}/.git/count`, "utf8").length;
    faults.restore();
    expect(await expectLayerWhole()).toBe(true);
    await undo("the-first");
    for (const seconds of [0, 0.004]) {
      for (let at = 1; at <= count; at += 1) {
        rmSync(`${repo.path}/.git/count`, { force: true });
        killGit(at, seconds);
        await start("layer", [first]).ended;
        faults.restore();
        const isLanded = await expectLayerWhole();
        kinds.add(isLanded ? "landed" : "not");
        if (isLanded) await undo(`${at}-${seconds * 1000}`);
        expect(await repo.git("rev-parse", "main", "topic")).toBe(`${base}\n${head}`);
      }
    }
    expect([...kinds].toSorted()).toEqual(["landed", "not"]);
  },
);

/** Lands one commit of the stack with a git that is killed after the first of the two branches has moved. */
async function landHalf(): Promise<void> {
  const onlyMain = HALF.map((line) => line.replace("[ $# = 0 ]", `[ "$2" != refs/heads/main ]`));
  faults.fail("update-ref --no-deref", [`PATH=/usr/bin:/bin; HOLD="${repo.path}/.git/hold"`, ...onlyMain].join("\n"));
  expect((await start("layer", [first]).ended).code).not.toBe(0);
  faults.restore();
  expect(await repo.git("rev-parse", "topic")).toBe(head);
  expect(await repo.git("rev-parse", "main")).not.toBe(base);
}

test.runIf(isLinux)(
  "if git is killed between the two branches of such a landing, the next start completes it",
  async () => {
    await landHalf();
    expect(await expectLayerWhole()).toBe(true);
  },
);

test.runIf(isLinux)(
  "the next start does not move the branch of a work tree that has checked it out meanwhile",
  async () => {
    await landHalf();
    await repo.git("checkout", "--quiet", "topic");
    const review = await reopened(({ index }) => index.find(first));
    expect(await repo.git("rev-parse", "topic")).toBe(head);
    expect(await repo.git("status", "--porcelain")).toBe("");
    expect(review?.requests.at(-1)?.extras).toMatchObject({ landed: await repo.git("rev-parse", "main") });
    expect(await repo.git("fsck", "--strict", "--no-dangling")).toBe("");
  },
);

const REVIEWS = 16;

test("sixteen that land sixteen reviews at once on one target lose none", async () => {
  const branches = Array.from({ length: REVIEWS }, (_, at) => `change-${at}`);
  const reviews: string[] = [];
  for (const name of branches) {
    await repo.git("checkout", "--quiet", "-b", name, base);
    reviews.push(await repo.commit({ [`${name}.txt`]: `${name}\n` }, name));
  }
  await repo.git("checkout", "--quiet", "--detach");
  await reopened(async (context) => {
    for (const name of branches) {
      const fields = { head: name, base: "main", title: name, body: "", reviewers: [] };
      await requestReview(context, { key: `request-${name}`, ...fields });
    }
  });
  // Half of them in one process, the others each in a separate process.
  const together = reviews.slice(0, REVIEWS / 2);
  const programs = [
    start("once", together, TEST_MS),
    ...reviews.slice(REVIEWS / 2).map((review) => start("once", [review], TEST_MS)),
  ];
  for (const { ended } of programs) expect(await ended).toMatchObject({ code: 0 });
  expect(programs.flatMap(({ lines }) => lines).toSorted()).toEqual(reviews.toSorted());
  const landed = (await repo.git("rev-list", "--first-parent", `${base}..main`)).split("\n");
  expect(landed).toHaveLength(REVIEWS);
  const records = await reopened(async ({ index }) => Promise.all(reviews.map((review) => index.find(review))));
  const closings = records.map((review) => review?.requests.filter(({ extras }) => extras.act === "close"));
  expect(records.map((review) => review?.state)).toEqual(reviews.map(() => "MERGED"));
  expect(closings.map((found) => found?.length)).toEqual(reviews.map(() => 1));
  expect(closings.map((found) => found?.[0]?.extras.landed).toSorted()).toEqual(landed.toSorted());
  expect(await repo.git("branch", "--list", "change-*")).toBe("");
  for (const name of branches) expect(await repo.git("show", `main:${name}.txt`)).toBe(name);
  expect(await repo.git("fsck", "--strict", "--no-dangling")).toBe("");
});

test("if eight Galleys land the same review at once one succeeds, and it is recorded once", async () => {
  const programs = Array.from({ length: 8 }, () => start("once", [first], TEST_MS));
  const ends = await Promise.all(programs.map(({ ended }) => ended));
  expect(ends.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await expectWhole()).toBe(true);
  const review = await reopened(({ index }) => index.find(first));
  expect(review?.requests.filter(({ extras }) => extras.act === "close")).toHaveLength(1);
});
