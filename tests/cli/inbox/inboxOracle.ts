import { expect, vi } from "vitest";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { expectedInbox } from "./expectedInbox.ts";
import type { PrintedItem, RepoFacts, ReviewFacts, TreeFacts } from "./inboxFacts.ts";
import { InboxWorld } from "./InboxWorld.ts";

type Step = readonly [name: string, act: () => Promise<void>];

const AGENTS = ["Claude Code", "Codex", "Gemini"];

/** What can happen in a work tree. */
function stepsOfTree(world: InboxWorld, tree: TreeFacts, random: () => number): readonly Step[] {
  if (tree.isGone) return [["the disk is back", () => world.toggleDisk(tree)]];
  const { isDetached, isAhead, isLocked, commits, uncommitted, repo, slot, review } = tree;
  const isInConflict = tree.touchesSlot && repo.main.slice(tree.base).some(({ slots }) => slots.includes(slot));
  const agent = random() < 0.85 ? tree.agent : (AGENTS[Math.floor(random() * AGENTS.length)] ?? tree.agent);
  const touches = random() < 0.4;
  const isPlain = !isDetached && !isLocked;
  return [
    [`${agent} commits`, () => world.commit(tree, agent, touches)],
    ["uncommitted work", () => world.leaveUncommitted(tree)],
    ...(commits.length > 0 ? [["amend", () => world.amend(tree)] as const] : []),
    ...(isDetached ? [["attach", () => world.attach(tree)] as const] : [["rebase", () => world.rebase(tree)] as const]),
    ...(isDetached || random() < 0.7 ? [] : [["detach", () => world.detach(tree)] as const]),
    ...(isDetached || random() < 0.7 ? [] : [["lock or unlock", () => world.toggleLock(tree)] as const]),
    ...(isLocked ? [["the disk is taken away", () => world.toggleDisk(tree)] as const] : []),
    ...(isPlain && review === null && commits.length > 0
      ? [
          ["request", () => world.request(tree, random() < 0.4)] as const,
          ["request", () => world.request(tree, false)] as const,
        ]
      : []),
    ...(isPlain && !isAhead && review !== null && uncommitted.length === 0 && !isInConflict
      ? [["land", () => world.land(tree, review)] as const]
      : []),
    ...(isPlain && review !== null && uncommitted.length === 0 && random() < 0.2
      ? [["abandon", () => world.abandon(tree, review)] as const]
      : []),
  ];
}

/** What can happen in a review. */
function stepsOfReview(world: InboxWorld, review: ReviewFacts, agent: string | null): readonly Step[] {
  const open = review.threads.filter(({ isOpen }) => isOpen);
  const fromAda = open.filter(({ writers }) => writers[0] === "Ada");
  const fromBob = open.filter(({ writers }) => writers[0] === "Bob");
  const mayBob = review.by === "Bob" || review.hasReviewer;
  const answers = open.flatMap((thread): readonly Step[] => {
    if (agent !== null) return [["the agent answers", () => world.answer(review, thread, { agent })]];
    return [["Bob answers", () => world.answer(review, thread, "Bob")]];
  });
  return [
    ["Ada visits", () => world.visit(review)],
    ["Ada comments", () => world.comment(review, "Ada")],
    ["Ada approves", () => world.verdict(review, "Ada", "approve")],
    ["Ada requests changes", () => world.verdict(review, "Ada", "reject")],
    ...answers,
    ...fromAda.map((thread) => ["Ada resolves", () => world.resolve(review, thread, "Ada")] as const),
    ...(review.by === "Bob" ? [["Bob pushes", () => world.pushAsBob(review)] as const] : []),
    ...(mayBob && review.by === "Ada"
      ? [
          ["Bob comments", () => world.comment(review, "Bob")] as const,
          ["Bob approves", () => world.verdict(review, "Bob", "approve")] as const,
          ["Bob requests changes", () => world.verdict(review, "Bob", "reject")] as const,
          ...fromBob.map((thread) => ["Bob resolves", () => world.resolve(review, thread, "Bob")] as const),
        ]
      : []),
  ];
}

function stepsOfRepo(world: InboxWorld, repo: RepoFacts): readonly Step[] {
  const bobs = repo.reviews.filter(({ by, isOpen }) => by === "Bob" && isOpen).length;
  return [
    ["main moves", () => world.moveMain(repo, null)],
    ...repo.trees.map(({ slot }) => [`main changes line ${slot}`, () => world.moveMain(repo, slot)] as const),
    ...(bobs < 2 ? [["Bob requests", () => world.requestAsBob(repo)] as const] : []),
  ];
}

const textOf = ({
  list,
  repository,
  title,
  reason,
  since,
  unviewedFiles,
  newComments,
}: Omit<PrintedItem, "key" | "isPutOff">): string =>
  [
    list,
    repository.replace(/^.*\//u, ""),
    title,
    reason,
    since,
    `${unviewedFiles} not viewed`,
    `${newComments} new`,
  ].join(" | ");

/**
 * Lets three agents, Ada and Bob do things at random, and compares `galley inbox` after each with what the script knows. Returns the number of steps. What
 * Ada puts off is hidden as long as it is in the state that it had then.
 */
export async function runOracle(seed: number, steps: number): Promise<number> {
  const random = seededRandom(seed);
  const choose = <Value>(some: readonly Value[]): Value | undefined => some[Math.floor(random() * some.length)];
  const world = await InboxWorld.begin();
  const history: string[] = [];
  const putOff = new Map<string, string>();
  try {
    for (let step = 0; step < steps; step++) {
      world.pass();
      const kind = random();
      const tree = choose(world.trees);
      const review = choose(world.repos.flatMap((repo) => repo.reviews).filter(({ isOpen }) => isOpen));
      const agent = world.trees.find((one) => one.review === review)?.agent ?? null;
      const repo = choose(world.repos);
      const possible: readonly Step[] =
        kind < 0.4 && tree !== undefined
          ? stepsOfTree(world, tree, random)
          : kind < 0.9 && review !== undefined
            ? stepsOfReview(world, review, agent)
            : repo === undefined
              ? []
              : stepsOfRepo(world, repo);
      const [name, act] = choose(possible) ?? ["nothing", async () => undefined];
      history.push(`${step} ${kind < 0.4 ? tree?.name : kind < 0.9 ? review?.title : ""}: ${name}`);
      await act();
      const { code, printed } = await world.inbox();
      const expected = expectedInbox(world);
      const about = `seed ${seed}\n${history.slice(-25).join("\n")}`;
      expect(printed.items.map(textOf).toSorted(), about).toEqual(expected.map(textOf).toSorted());
      expect(
        printed.repositories.map(({ problem }) => problem),
        about,
      ).toEqual([null, null]);
      for (const list of ["FOR_REVIEW", "TO_FIX", "WAITING"]) {
        const times = printed.items.filter((item) => item.list === list).map(({ since }) => since);
        expect(times, about).toEqual(times.toSorted().toReversed());
      }
      const states = new Map(expected.map((item) => [textOf(item), item.state]));
      for (const item of printed.items) {
        const state = states.get(textOf(item));
        expect([item.title, item.isPutOff], about).toEqual([item.title, putOff.get(item.key) === state]);
      }
      const shown = printed.items.filter(({ isPutOff }) => !isPutOff);
      expect(code, about).toBe(shown.some(({ list }) => list !== "WAITING") ? 5 : 0);
      const last = choose(shown);
      if (last !== undefined && random() < 0.2) {
        await world.putOff(last.key);
        putOff.set(last.key, states.get(textOf(last)) ?? "");
        history.push(`${step} puts off ${last.title}`);
      }
    }
  } finally {
    vi.useRealTimers();
  }
  return history.filter((line) => line.includes(": ")).length;
}
