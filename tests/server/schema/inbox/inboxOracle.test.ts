import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { announceAgent } from "#server/git/inbox/agents.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { reply } from "#server/operations/comments/replyToThread.ts";
import { resolveThread } from "#server/operations/comments/resolveThread.ts";
import { readInbox } from "#server/operations/inbox/readInbox.ts";
import { markVisited } from "#server/operations/marks/markVisit.ts";
import { abandonReview } from "#server/operations/requests/abandonReview.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { recordHeads } from "#server/operations/worktree/recordMoves.ts";
import { closeRepository, openReviewContext, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { soaked, TESTS_ALL } from "#tests/helpers/testRun.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { expectedRow, isApproved, type Review, type Row, type Task, type Who, type World } from "./inboxMemory.ts";

/**
 * Three agents work in three work trees of two repositories, Bob asks Ada for reviews, and main moves. After each step
 * Ada's inbox is compared with what the script itself remembers of its steps.
 */

const PEOPLE = { ada: ["ada@example.org", "Ada"], bob: ["bob@example.org", "bob"] } as const;
let clock = 1_700_100_000;
let keys = 0;
const key = (): string => `oracle-${(keys += 1)}`;

/** A generator of numbers that are the same in each run (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

async function as(who: Who, { git }: World, agent: string | null = null): Promise<ReviewContext> {
  const context = await openReviewContext(git, {}, who === "agent" ? agent : null);
  const [email, name] = PEOPLE[who === "bob" ? "bob" : "ada"];
  return { ...context, now: () => clock, viewer: { ...context.viewer, email, name } };
}

const at = () => ({ GIT_COMMITTER_DATE: `${clock} +0000`, GIT_AUTHOR_DATE: `${clock} +0000` });

async function gitIn({ world, dir }: Pick<Task, "world" | "dir">, ...args: string[]): Promise<string> {
  return (await world.repo.gitBytes(args, { cwd: dir, env: at() })).toString().trim();
}

async function commit(task: Task, amend = false): Promise<void> {
  writeFileSync(join(task.dir, task.file), `${task.branch} ${clock}\n`);
  await gitIn(task, "add", "--all");
  const trailer = task.agent === null ? [] : ["-m", `Co-authored-by: ${task.agent} <agent@example.org>`];
  await gitIn(task, "commit", "-q", ...(amend ? ["--amend"] : []), "-m", `Work ${clock}`, ...trailer);
  if (!amend) task.commits += 1;
  task.dirty = 0;
  if (task.review !== null) task.review.edition += 1;
  task.changedAt = clock;
  await push(task);
}

/** Remembers the head of the branch as a patch set, as soon as Ada's Galley reads the reviews. */
async function push({ world, review, ...task }: Task): Promise<void> {
  if (review === null) return;
  const head = await gitIn({ world, ...task }, "rev-parse", "HEAD");
  if (review.pushes.at(-1)?.head !== head) review.pushes.push({ head, at: clock });
}

/** What the scripted people and agents can do; null if it is impossible now. */
const ACTIONS: Readonly<
  Record<string, (task: Task, random: (below: number) => number) => (() => Promise<void>) | null>
> = {
  edit: (task) => async () => {
    const file = join(task.dir, `note-${(task.dirty += 1)}.txt`);
    writeFileSync(file, `${clock}\n`);
    utimesSync(file, clock, clock);
    task.changedAt = clock;
  },
  commit: (task) => () => commit(task),
  commitAgain: (task) => () => commit(task),
  amend: (task) => (task.commits === 0 ? null : () => commit(task, true)),
  rebase: (task) =>
    task.commits === 0 || task.dirty > 0
      ? null
      : async () => {
          const before = await gitIn(task, "rev-parse", "HEAD");
          await gitIn(task, "rebase", "-q", "-X", "theirs", "main");
          if ((await gitIn(task, "rev-parse", "HEAD")) !== before) task.changedAt = clock;
          if (task.review?.clash === true)
            Object.assign(task.review, { clash: false, edition: task.review.edition + 1 });
          await push(task);
        },
  request: (task, random) =>
    task.commits === 0 || task.review !== null
      ? null
      : async () => {
          const by = task.agent === null ? "bob" : "ada";
          const asked = by === "bob" ? "ada" : random(3) === 0 ? "bob" : null;
          const context = await as(by === "bob" ? "bob" : "agent", task.world, task.agent);
          const reviewers = asked === null ? [] : [PEOPLE[asked][0]];
          const input = { key: key(), head: task.branch, base: "main", title: `Review of ${task.branch}`, reviewers };
          const { review } = await requestReview(context, input);
          const head = await gitIn(task, "rev-parse", "HEAD");
          const made = { id: review, by, asked, threads: [], verdicts: new Map(), visits: new Map() } as const;
          task.review = { ...made, threads: [], pushes: [{ head, at: clock }], clash: false, edition: 0 };
        },
  visit: (task) =>
    inReview(task, "ada", async (context, review) => {
      const head = review.pushes.at(-1)?.head ?? "";
      await markVisited(context, { key: key(), review: review.id, head });
      review.visits.set(head, clock);
    }),
  adaComments: (task) => inReview(task, "ada", (context, review) => begin(context, review, "ada")),
  agentComments: (task) => inReview(task, "agent", (context, review) => begin(context, review, "agent")),
  bobComments: (task) => inReview(task, "bob", (context, review) => begin(context, review, "bob")),
  agentAnswers: (task, random) => answers(task, "agent", random),
  agentAnswersAgain: (task, random) => answers(task, "agent", random),
  adaAnswers: (task, random) => answers(task, "ada", random),
  bobAnswers: (task, random) => answers(task, "bob", random),
  adaResolves: (task, random) => {
    const open = task.review?.threads.filter(({ isOpen }) => isOpen) ?? [];
    const thread = open[random(open.length)];
    return thread === undefined
      ? null
      : inReview(task, "ada", async (context, review) => {
          await resolveThread(context, { key: key(), review: review.id, thread: thread.id });
          thread.isOpen = false;
          thread.entries.push({ who: "ada", at: clock });
        });
  },
  adaApproves: (task) => verdict(task, "ada", "approve"),
  adaRejects: (task) => verdict(task, "ada", "reject"),
  bobApproves: (task) => (task.review?.by === "bob" ? null : verdict(task, "bob", "approve")),
  bobRejects: (task) => (task.review?.by === "bob" ? null : verdict(task, "bob", "reject")),
  land: (task) =>
    task.review === null || !isApproved(task.review) || task.review.clash || task.dirty > 0
      ? null
      : async () => {
          await gitIn(
            { world: task.world, dir: task.world.repo.path },
            "merge",
            "-q",
            "--no-ff",
            "-m",
            "Land",
            task.branch,
          );
          task.world.mainAt = clock;
          await begun(task);
        },
  abandon: (task, random) =>
    random(4) > 0
      ? null
      : inReview(task, task.review?.by ?? "ada", async (context, review) => {
          await abandonReview(context, { key: key(), review: review.id });
          await begun(task);
        }),
  mainMoves: (task) => () => moveMain(task, "main.txt"),
  mainClashes: (task) =>
    task.commits === 0 || task.review === null
      ? null
      : async () => {
          await moveMain(task, task.file);
          if (task.review !== null) task.review.clash = true;
        },
};

async function moveMain({ world }: Task, file: string): Promise<void> {
  writeFileSync(join(world.repo.path, file), `main ${clock}\n`);
  const main = { world, dir: world.repo.path };
  await gitIn(main, "add", "--all");
  await gitIn(main, "commit", "-q", "-m", `Main ${clock}`);
  world.mainAt = clock;
}

/** Begins new work on a new branch from main, in the same work tree. */
async function begun(task: Task): Promise<void> {
  task.number += 1;
  task.branch = `${task.branch.replace(/-\d+$/u, "")}-${task.number}`;
  task.file = `${task.branch}.txt`;
  await gitIn(task, "reset", "-q", "--hard");
  await gitIn(task, "clean", "-qfd");
  await gitIn(task, "switch", "-q", "--create", task.branch, "main");
  Object.assign(task, { commits: 0, dirty: 0, changedAt: 0, review: null });
}

type InReview = (context: ReviewContext, review: Review) => Promise<void>;

function inReview(task: Task, who: Who, act: InReview): (() => Promise<void>) | null {
  const { review, agent, world } = task;
  if (review === null || (who === "agent" && agent === null)) return null;
  return async () => act(await as(who, world, agent), review);
}

const WHOLE = { path: null, side: "new", startLine: null, endLine: null, commit: null } as const;

async function begin(context: ReviewContext, review: Review, who: Who): Promise<void> {
  const content = { body: `Why? ${clock}`, kind: "blocking" as const };
  const { thread } = await addComment(context, { key: key(), review: review.id, anchor: WHOLE, ...content });
  review.threads.push({ id: thread, isOpen: true, entries: [{ who, at: clock }] });
}

function answers(task: Task, who: Who, random: (below: number) => number): (() => Promise<void>) | null {
  const open = task.review?.threads.filter(({ isOpen }) => isOpen) ?? [];
  const thread = open[random(open.length)];
  return thread === undefined
    ? null
    : inReview(task, who, async (context, review) => {
        await reply(context, { key: key(), review: review.id, thread: thread.id, body: `So. ${clock}` });
        thread.entries.push({ who, at: clock });
      });
}

function verdict(task: Task, who: "ada" | "bob", is: "approve" | "reject"): (() => Promise<void>) | null {
  return inReview(task, who, async (context, review) => {
    await giveVerdict(context, { key: key(), review: review.id, verdict: is, body: "See." });
    review.verdicts.set(who, { is, at: clock, edition: review.edition });
  });
}

async function worldOf(agents: readonly (string | null)[]): Promise<World> {
  const repo = await tempRepo();
  await repo.git("config", "user.name", "Ada");
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "one\n" }, "Begin");
  const world: World = { repo, git: await openRepository(repo.path), mainAt: 0, tasks: [] };
  for (const agent of agents) {
    const branch = `${(agent ?? "bob").toLowerCase()}-1`;
    const dir = join(`${repo.path}-trees`, branch);
    await repo.git("worktree", "add", "-q", "-b", branch, dir);
    const rest = { commits: 0, changedAt: 0, dirty: 0, review: null, number: 1 };
    world.tasks.push({ world, agent, dir, branch, file: `${branch}.txt`, ...rest });
    if (agent !== null) announceAgent(dir, agent);
  }
  return world;
}

it("each step of three agents, of Bob and of main puts everything into the right list, with its reason and since when", async () => {
  vi.stubEnv("GALLEY_CACHE_DIR", await tempFolder());
  const worlds = [await worldOf(["Claude", "Codex", null]), await worldOf(["Gemini", null])];
  const tasks = worlds.flatMap((world) => world.tasks);
  const random = randomOf(20_261_129);
  const done: string[] = [];
  while (done.length < (TESTS_ALL ? soaked(150, 400) : 16)) {
    const task = tasks[random(tasks.length)];
    const [name, action] = Object.entries(ACTIONS)[random(Object.keys(ACTIONS).length)] ?? [];
    const act = task && action?.(task, random);
    if (act == null) continue;
    clock += 60;
    await act();
    done.push(`${clock} ${task?.branch} ${name}`);
    for (const world of worlds) {
      const context = await as("ada", world);
      await recordHeads(context);
      const { items } = await readInbox(context, { id: "0123456789abcdef" });
      const rows = items.map(({ list, title, reason, since }): Row => [list, title, reason, since]);
      const expected = world.tasks.map(expectedRow).filter((row) => row !== null);
      expect(rows.toSorted(byTitle), done.slice(-12).join("\n")).toEqual(expected.toSorted(byTitle));
      expect(rows.map(([, , , since]) => since)).toEqual(rows.map(([, , , since]) => since).toSorted((a, b) => b - a));
    }
  }
  for (const { git } of worlds) await closeRepository(git);
});

function byTitle([, one]: Row, [, other]: Row): number {
  return one < other ? -1 : 1;
}
