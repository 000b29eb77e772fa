import { beforeEach, describe, expect, test } from "vitest";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { countUnseen, seenFile } from "#server/reviews/viewed/viewedMarks.ts";
import { interdiff } from "#server/reviews/patchSets/interdiff.ts";
import { markSeen } from "#server/reviews/viewed/markViewed.ts";
import { recordPatchSet } from "#server/reviews/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/reviews/requests/requestReview.ts";
import type { ReviewRoom } from "#server/reviews/reviewIndex/ReviewContext.ts";
import { takeSnapshot } from "#server/reviews/worktree/takeSnapshot.ts";
import { openStore } from "../store/openStore.ts";
import { NOON, requestedDesk, type ReviewDesk } from "../reviewDesk.ts";

let desk: ReviewDesk;
let review: string;

beforeEach(async () => {
  desk = await requestedDesk();
  review = desk.first;
  await desk.repo.git("checkout", "--quiet", "topic");
});

/** The keys of a change by their files' paths. */
async function keysOf(base: string, head: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = await diffTree(desk.carl.git, base, head);
  const found = (await changeKeys(desk.carl.git, base, head)) ?? [];
  return Object.fromEntries(
    found.map(({ place, keys }) => [files[place]?.newPath ?? files[place]?.oldPath ?? "", keys]),
  );
}

async function seenOf(room: ReviewRoom, revision = review): Promise<readonly string[]> {
  return [...seenFile.read((await room.store.readPrivate("seen")).get(revision))];
}

/** What the last patch set has unseen, of how many. */
async function unseen(): Promise<string> {
  const sets = (await desk.review()).patchSets;
  const { base, head } = sets.at(-1) ?? {};
  if (base == null || head === undefined) throw new Error("There is no patch set.");
  const count = await countUnseen(desk.carl.git, { base, head }, new Set(await seenOf(desk.carl)));
  return `${count?.hunks} of ${count?.totalHunks} in ${count?.files}`;
}

const mark = (keys: readonly string[], isSeen = true) =>
  markSeen(desk.carl, { key: "mark-seen-1", review, keys, isSeen });

async function record(): Promise<string> {
  await recordPatchSet(desk.ada, { review });
  return desk.repo.git("rev-parse", "topic");
}

describe("marks", () => {
  test("are the keys of the hunks, sorted, below a ref that nothing pushes, and stay for another Galley", async () => {
    const keys = Object.values(await keysOf(desk.base, desk.head)).flat();
    expect(keys).toHaveLength(2);
    expect(await mark(keys.toReversed())).toEqual({ review });
    expect(await desk.repo.git("show", `refs/galley/seen:${review}`)).toBe(keys.toSorted().join("\n"));
    const other = await openStore(desk.repo.path);
    expect((await other.readPrivate("seen")).get(review)).toBe(`${keys.toSorted().join("\n")}\n`);
    expect(await unseen()).toBe("0 of 2 in 0");
  });

  test("are taken back, and the last one takes the file with it", async () => {
    const keys = Object.values(await keysOf(desk.base, desk.head)).flat();
    await mark(keys);
    await mark(keys.slice(0, 1), false);
    expect(await seenOf(desk.carl)).toEqual(keys.slice(1));
    expect(await unseen()).toBe("1 of 2 in 1");
    await mark(keys, false);
    expect(await desk.repo.git("ls-tree", "-r", "--name-only", "refs/galley/seen")).toBe("");
  });

  test("that are there already, or are not there to be taken back, write nothing", async () => {
    const keys = Object.values(await keysOf(desk.base, desk.head)).flat();
    await mark(keys);
    const refs = await desk.refs();
    desk.tick(60);
    await mark(keys);
    await mark(["A".repeat(22)], false);
    await mark([]);
    expect(await desk.refs()).toBe(refs);
  });

  test("that two Galleys set at the same time are all there", async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore(desk.repo.path)));
    const keys = Array.from({ length: 30 }, (_, at) => `key-${at}`.padEnd(22, "_"));
    await Promise.all(
      keys.map((key, at) => {
        const store = stores[at % 3] ?? desk.carl.store;
        return markSeen({ ...desk.carl, store }, { key: "mark-seen-1", review, keys: [key], isSeen: true });
      }),
    );
    expect(await seenOf(desk.carl)).toEqual(keys.toSorted());
  });

  test.each([
    ["a key that is none", ["short"]],
    ["two keys in one", [`${"a".repeat(22)}\n${"b".repeat(22)}`]],
    ["more than 10,000 at once", Array.from({ length: 10_001 }, () => "a".repeat(22))],
  ])("with %s are refused, and nothing is written", async (_, keys) => {
    const refs = await desk.refs();
    await expect(mark(keys)).rejects.toMatchObject({ code: "BAD_INPUT" });
    expect(await desk.refs()).toBe(refs);
  });

  test("beyond 100,000 of a review are refused, and can still be taken back", async () => {
    const keys = Array.from({ length: 100_000 }, (_, at) => `key-${at}`.padEnd(22, "_"));
    await desk.carl.store.editPrivate("seen", () => new Map([[review, seenFile.write(new Set(keys))]]));
    await expect(mark(["one-more".padEnd(22, "_")])).rejects.toMatchObject({ code: "TOO_LARGE" });
    await mark(keys.slice(0, 10_000), false);
    await mark(["one-more".padEnd(22, "_")]);
    expect(await seenOf(desk.carl)).toHaveLength(90_001);
  });

  test("of a review that was given up 90 days ago go when others are set", async () => {
    const facts = {
      reviewRef: "refs/heads/gone",
      targetRef: "",
      requester: "ada@example.org",
      description: "Given up",
    };
    const line = JSON.stringify({ ...facts, timestamp: String(NOON - 91 * 86_400), baseCommit: desk.base });
    await desk.repo.git("notes", "--ref=devtools/reviews", "append", "-m", line, desk.head);
    const kept = [desk.head, desk.base].map((revision): [string, string] => [revision, `${"a".repeat(22)}\n`]);
    await desk.carl.store.editPrivate("seen", () => new Map(kept));
    await mark(["b".repeat(22)]);
    expect([...(await desk.carl.store.readPrivate("seen")).keys()].toSorted()).toEqual([desk.base, review].toSorted());
  });

  test("are not for who may only read, nor of a review that is not there", async () => {
    const reader = { ...desk.carl, viewer: { ...desk.carl.viewer, role: "reader" } as const };
    const input = { key: "mark-seen-1", review, keys: ["a".repeat(22)], isSeen: true };
    await expect(markSeen(reader, input)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(markSeen(desk.carl, { ...input, review: "1234567" })).rejects.toMatchObject({ code: "NOT_FOUND" });
    const nameless = { ...desk.carl, viewer: { ...desk.carl.viewer, email: null, name: null } };
    expect(await markSeen(nameless, input)).toEqual({ review });
  });
});

describe("what was seen stays seen", () => {
  beforeEach(async () => {
    await mark(Object.values(await keysOf(desk.base, desk.head)).flat());
    expect(await unseen()).toBe("0 of 2 in 0");
  });

  test("through a rebase onto a base that moved the lines", async () => {
    await desk.repo.git("checkout", "--quiet", "main");
    await desk.repo.commit({ "word.txt": "zero\none\ntwo\nthree\nfour\nfive\nsix\n", "base.txt": "new\n" });
    await desk.repo.git("rebase", "--quiet", "main", "topic");
    await record();
    expect((await desk.review()).patchSets).toHaveLength(2);
    expect(await unseen()).toBe("0 of 2 in 0");
  });

  test("through an amendment, but for what it changed", async () => {
    await desk.repo.write({ "new.txt": "newer\n" });
    await desk.repo.git("commit", "--quiet", "--all", "--amend", "--no-edit");
    await record();
    expect(await unseen()).toBe("1 of 2 in 1");
  });

  test("through a squash, and through a branch of another name", async () => {
    await desk.repo.git("reset", "--quiet", "--soft", desk.base);
    await desk.repo.git("commit", "--quiet", "--message", "All of it");
    await record();
    expect((await desk.review()).patchSets).toHaveLength(2);
    expect(await unseen()).toBe("0 of 2 in 0");
    await desk.repo.git("branch", "--move", "topic", "renamed");
    expect(await unseen()).toBe("0 of 2 in 0");
  });

  test("where another review is requested of the same head, as far as the hunks are its own", async () => {
    await desk.repo.git("checkout", "--quiet", "-b", "halfway", desk.first);
    await desk.repo.git("checkout", "--quiet", "topic");
    const asked = { head: "topic", base: "halfway", title: "The rest", body: "", reviewers: [] };
    const second = await requestReview(desk.carl, { key: "request-2", ...asked });
    expect(second.review).toBe(desk.head);
    expect(await seenOf(desk.carl, second.review)).toEqual((await keysOf(desk.first, desk.head))["new.txt"]);
  });

  test("of uncommitted work, once it is committed and once a review of the commit is requested", async () => {
    await desk.repo.git("checkout", "--quiet", "-b", "work");
    desk.repo.tick(200_000);
    await desk.repo.write({ "same.txt": "alpha\nBETA\n", "fresh.txt": "fresh\n" });
    const work = (await takeSnapshot(desk.carl)).review;
    if (work?.head == null || work.base === null) throw new Error("The work tree has no review.");
    const keys = Object.values(await keysOf(work.base, work.head)).flat();
    expect(keys).toHaveLength(2);
    await markSeen(desk.carl, { key: "mark-seen-4", review: work.revision, keys, isSeen: true });
    await desk.repo.git("add", "--all");
    await desk.repo.git("commit", "--quiet", "--message", "Work");
    const done = (await takeSnapshot(desk.carl)).review;
    expect(done).toMatchObject({ revision: work.revision, head: await desk.repo.git("rev-parse", "work") });
    expect(await seenOf(desk.carl, work.revision)).toEqual(keys.toSorted());
    const asked = { head: "work", base: "topic", title: "Work", body: "", reviewers: [] };
    const { review: shared } = await requestReview(desk.carl, { key: "request-3", ...asked });
    expect(shared).not.toBe(work.revision);
    expect(await seenOf(desk.carl, shared)).toEqual(keys.toSorted());
  });
});

describe("what was seen of two patch sets held together", () => {
  const LINES = Array.from({ length: 40 }, (_, at) => `line ${at + 1}`);
  const text = (changes: Readonly<Record<number, string>>): string =>
    LINES.map((line, at) => `${changes[at + 1] ?? line}\n`).join("");
  let older: string;

  beforeEach(async () => {
    await desk.repo.git("checkout", "--quiet", "main");
    await desk.repo.commit({ "long.txt": text({}) });
    await desk.repo.git("rebase", "--quiet", "main", "topic");
    await desk.repo.commit({ "long.txt": text({ 5: "five", 20: "twenty" }) });
    older = await record();
    await mark(Object.values(await keysOf(await desk.repo.git("rev-parse", "main"), older)).flat());
    expect(await unseen()).toBe("0 of 4 in 0");
  });

  /** Marks hunks that the last two patch sets held together show of a file, as the screen does. */
  async function markBetween(path: string, places: readonly number[], isSeen = true): Promise<void> {
    const [from, to] = (await desk.review()).patchSets.slice(-2);
    if (from === undefined || to === undefined) throw new Error("There are no two patch sets.");
    const between = await interdiff(desk.carl.git, from, to);
    const all = (await keysOf(between.from, to.head))[path] ?? [];
    const keys = places.map((place) => all[place] ?? "");
    await markSeen(desk.carl, { key: "mark-seen-2", review, keys, isSeen, within: { older: from, newer: to } });
  }

  test("is seen of the newer patch set, down to nothing, and comes back when it is taken back", async () => {
    await desk.repo.commit({ "long.txt": text({ 5: "five", 6: "six", 20: "twenty", 35: "thirty-five" }) });
    await record();
    expect(await unseen()).toBe("2 of 5 in 1");
    await markBetween("long.txt", [0]);
    expect(await unseen()).toBe("1 of 5 in 1");
    await markBetween("long.txt", [1]);
    expect(await unseen()).toBe("0 of 5 in 0");
    await markBetween("long.txt", [0], false);
    expect(await unseen()).toBe("1 of 5 in 1");
  });

  test("is seen of the newer one across a rebase", async () => {
    await desk.repo.git("checkout", "--quiet", "main");
    await desk.repo.commit({ "long.txt": `zero\n${text({})}`, "base.txt": "new\n" });
    await desk.repo.git("rebase", "--quiet", "main", "topic");
    await desk.repo.commit({ "long.txt": `zero\n${text({ 5: "five", 6: "six", 20: "twenty" })}` });
    await record();
    expect(await unseen()).toBe("1 of 4 in 1");
    await markBetween("long.txt", [0]);
    expect(await unseen()).toBe("0 of 4 in 0");
  });

  test("is seen of a file that has another name in the newer one", async () => {
    await desk.repo.git("mv", "long.txt", "longer.txt");
    await desk.repo.commit({ "longer.txt": text({ 5: "five", 20: "twenty", 35: "thirty-five" }) });
    await record();
    expect(await unseen()).toBe("3 of 5 in 1");
    await markBetween("longer.txt", [0]);
    expect(await unseen()).toBe("0 of 5 in 0");
  });

  test("does not make seen what of the older one was not", async () => {
    await mark((await keysOf(await desk.repo.git("rev-parse", "main"), older))["long.txt"]?.slice(0, 1) ?? [], false);
    expect(await unseen()).toBe("1 of 4 in 1");
    await desk.repo.commit({ "long.txt": text({ 5: "five", 6: "six", 20: "twenty", 21: "more" }) });
    await record();
    expect(await unseen()).toBe("2 of 4 in 1");
    await markBetween("long.txt", [0, 1]);
    expect(await unseen()).toBe("1 of 4 in 1");
  });

  test("is kept where the other patch set is not in the repository", async () => {
    const absent = "1".repeat(40);
    const within = { older: { base: absent, head: absent }, newer: { base: desk.base, head: older } };
    const keys = ["a".repeat(22)];
    await markSeen(desk.carl, { key: "mark-seen-3", review, keys, isSeen: true, within });
    expect(await seenOf(desk.carl)).toContain(keys[0]);
  });
});
