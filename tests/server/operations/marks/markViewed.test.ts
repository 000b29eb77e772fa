import { beforeEach, describe, expect, test } from "vitest";
import { changeKeys } from "#server/git/patches/hunkKeys.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { countUnviewed, viewedFile } from "#server/reviews/patchSets/viewedMarks.ts";
import { interdiff } from "#server/reviews/patchSets/interdiff.ts";
import { markViewed } from "#server/operations/marks/markViewed.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { takeSnapshot } from "#server/operations/worktree/takeSnapshot.ts";
import { openStore } from "../../store/openStore.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let review: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  review = fixture.first;
  await fixture.repo.git("checkout", "--quiet", "topic");
});

/** The keys of a change by the paths of their files. */
async function keysOf(base: string, head: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const files = await diffTree(fixture.carl.git, base, head);
  const found = (await changeKeys(fixture.carl.git, base, head)) ?? [];
  return Object.fromEntries(
    found.map(({ fileIndex, keys }) => [files[fileIndex]?.newPath ?? files[fileIndex]?.oldPath ?? "", keys]),
  );
}

async function viewedOf(context: ReviewContext, revision = review): Promise<readonly string[]> {
  return [...viewedFile.read((await context.store.readPrivate("seen")).get(revision))];
}

/** The number of unviewed hunks in the last patch set, and of all. */
async function unviewed(): Promise<string> {
  const sets = (await fixture.review()).patchSets;
  const { base, head } = sets.at(-1) ?? {};
  if (base == null || head === undefined) throw new Error("There is no patch set.");
  const count = await countUnviewed(fixture.carl.git, { base, head }, new Set(await viewedOf(fixture.carl)));
  return `${count?.hunks} of ${count?.totalHunks} in ${count?.files}`;
}

const mark = (keys: readonly string[], isViewed = true) =>
  markViewed(fixture.carl, { key: "mark-seen-1", review, keys, isViewed });

async function record(): Promise<string> {
  await recordPatchSet(fixture.ada, { review });
  return fixture.repo.git("rev-parse", "topic");
}

describe("marks", () => {
  test("are the keys of the hunks, sorted, below a ref that is never pushed, and are read by another Galley", async () => {
    const keys = Object.values(await keysOf(fixture.base, fixture.head)).flat();
    expect(keys).toHaveLength(2);
    expect(await mark(keys.toReversed())).toEqual({ review });
    expect(await fixture.repo.git("show", `refs/galley/seen:${review}`)).toBe(keys.toSorted().join("\n"));
    const other = await openStore(fixture.repo.path);
    expect((await other.readPrivate("seen")).get(review)).toBe(`${keys.toSorted().join("\n")}\n`);
    expect(await unviewed()).toBe("0 of 2 in 0");
  });

  test("are removed, and the last one removes the file", async () => {
    const keys = Object.values(await keysOf(fixture.base, fixture.head)).flat();
    await mark(keys);
    await mark(keys.slice(0, 1), false);
    expect(await viewedOf(fixture.carl)).toEqual(keys.slice(1));
    expect(await unviewed()).toBe("1 of 2 in 1");
    await mark(keys, false);
    expect(await fixture.repo.git("ls-tree", "-r", "--name-only", "refs/galley/seen")).toBe("");
  });

  test("that already exist, or that are removed but do not exist, write nothing", async () => {
    const keys = Object.values(await keysOf(fixture.base, fixture.head)).flat();
    await mark(keys);
    const refs = await fixture.refs();
    fixture.tick(60);
    await mark(keys);
    await mark(["A".repeat(22)], false);
    await mark([]);
    expect(await fixture.refs()).toBe(refs);
  });

  test("that two Galleys set at the same time are all kept", { tags: "slow" }, async () => {
    const stores = await Promise.all([1, 2, 3].map(() => openStore(fixture.repo.path)));
    const keys = Array.from({ length: 30 }, (_, at) => `key-${at}`.padEnd(22, "_"));
    await Promise.all(
      keys.map((key, at) => {
        const store = stores[at % 3] ?? fixture.carl.store;
        return markViewed({ ...fixture.carl, store }, { key: "mark-seen-1", review, keys: [key], isViewed: true });
      }),
    );
    expect(await viewedOf(fixture.carl)).toEqual(keys.toSorted());
  });

  test.each([
    ["a key that is none", ["short"]],
    ["two keys in one", [`${"a".repeat(22)}\n${"b".repeat(22)}`]],
    ["more than 10,000 at once", Array.from({ length: 10_001 }, () => "a".repeat(22))],
  ])("with %s are refused, and nothing is written", async (_, keys) => {
    const refs = await fixture.refs();
    await expect(mark(keys)).rejects.toMatchObject({ code: "BAD_INPUT" });
    expect(await fixture.refs()).toBe(refs);
  });

  test("beyond 100,000 of a review are refused, and can still be removed", { tags: "slow" }, async () => {
    const keys = Array.from({ length: 100_000 }, (_, at) => `key-${at}`.padEnd(22, "_"));
    await fixture.carl.store.editPrivate("seen", () => new Map([[review, viewedFile.write(new Set(keys))]]));
    await expect(mark(["one-more".padEnd(22, "_")])).rejects.toMatchObject({ code: "TOO_LARGE" });
    await mark(keys.slice(0, 10_000), false);
    await mark(["one-more".padEnd(22, "_")]);
    expect(await viewedOf(fixture.carl)).toHaveLength(90_001);
  });

  test("of a review that was abandoned 90 days ago are deleted when others are set", { tags: "slow" }, async () => {
    const facts = {
      reviewRef: "refs/heads/gone",
      targetRef: "",
      requester: "ada@example.org",
      description: "Abandoned",
    };
    const line = JSON.stringify({ ...facts, timestamp: String(NOON - 91 * 86_400), baseCommit: fixture.base });
    await fixture.repo.git("notes", "--ref=devtools/reviews", "append", "-m", line, fixture.head);
    const kept = [fixture.head, fixture.base].map((revision): [string, string] => [revision, `${"a".repeat(22)}\n`]);
    await fixture.carl.store.editPrivate("seen", () => new Map(kept));
    await mark(["b".repeat(22)]);
    expect([...(await fixture.carl.store.readPrivate("seen")).keys()].toSorted()).toEqual(
      [fixture.base, review].toSorted(),
    );
  });

  test("cannot be set by a reader, nor for a review that does not exist", async () => {
    const reader = { ...fixture.carl, viewer: { ...fixture.carl.viewer, role: "reader" } as const };
    const input = { key: "mark-seen-1", review, keys: ["a".repeat(22)], isViewed: true };
    await expect(markViewed(reader, input)).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(markViewed(fixture.carl, { ...input, review: "1234567" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const nameless = { ...fixture.carl, viewer: { ...fixture.carl.viewer, email: null, name: null } };
    expect(await markViewed(nameless, input)).toEqual({ review });
  });
});

describe("viewed hunks stay viewed", () => {
  beforeEach(async () => {
    await mark(Object.values(await keysOf(fixture.base, fixture.head)).flat());
    expect(await unviewed()).toBe("0 of 2 in 0");
  });

  test("through a rebase onto a base that moved the lines", { tags: "slow" }, async () => {
    await fixture.repo.git("checkout", "--quiet", "main");
    await fixture.repo.commit({ "word.txt": "zero\none\ntwo\nthree\nfour\nfive\nsix\n", "base.txt": "new\n" });
    await fixture.repo.git("rebase", "--quiet", "main", "topic");
    await record();
    expect((await fixture.review()).patchSets).toHaveLength(2);
    expect(await unviewed()).toBe("0 of 2 in 0");
  });

  test("through an amendment, except what it changed", async () => {
    await fixture.repo.write({ "new.txt": "newer\n" });
    await fixture.repo.git("commit", "--quiet", "--all", "--amend", "--no-edit");
    await record();
    expect(await unviewed()).toBe("1 of 2 in 1");
  });

  test("through a squash, and through a branch with another name", { tags: "slow" }, async () => {
    await fixture.repo.git("reset", "--quiet", "--soft", fixture.base);
    await fixture.repo.git("commit", "--quiet", "--message", "All of it");
    await record();
    expect((await fixture.review()).patchSets).toHaveLength(2);
    expect(await unviewed()).toBe("0 of 2 in 0");
    await fixture.repo.git("branch", "--move", "topic", "renamed");
    expect(await unviewed()).toBe("0 of 2 in 0");
  });

  test(
    "if another review is requested for the same head, as far as the hunks are the same",
    { tags: "slow" },
    async () => {
      await fixture.repo.git("checkout", "--quiet", "-b", "halfway", fixture.first);
      await fixture.repo.git("checkout", "--quiet", "topic");
      const requested = { head: "topic", base: "halfway", title: "The rest", body: "", reviewers: [] };
      const second = await requestReview(fixture.carl, { key: "request-2", ...requested });
      expect(second.review).toBe(fixture.head);
      expect(await viewedOf(fixture.carl, second.review)).toEqual(
        (await keysOf(fixture.first, fixture.head))["new.txt"],
      );
    },
  );

  test(
    "of uncommitted work, once it is committed and once a review of the commit is requested",
    { tags: "slow" },
    async () => {
      await fixture.repo.git("checkout", "--quiet", "-b", "work");
      fixture.repo.tick(200_000);
      await fixture.repo.write({ "same.txt": "alpha\nBETA\n", "fresh.txt": "fresh\n" });
      const work = (await takeSnapshot(fixture.carl)).review;
      if (work?.head == null || work.base === null) throw new Error("The work tree has no review.");
      const keys = Object.values(await keysOf(work.base, work.head)).flat();
      expect(keys).toHaveLength(2);
      await markViewed(fixture.carl, { key: "mark-seen-4", review: work.revision, keys, isViewed: true });
      await fixture.repo.git("add", "--all");
      await fixture.repo.git("commit", "--quiet", "--message", "Work");
      const done = (await takeSnapshot(fixture.carl)).review;
      expect(done).toMatchObject({ revision: work.revision, head: await fixture.repo.git("rev-parse", "work") });
      expect(await viewedOf(fixture.carl, work.revision)).toEqual(keys.toSorted());
      const requested = { head: "work", base: "topic", title: "Work", body: "", reviewers: [] };
      const { review: shared } = await requestReview(fixture.carl, { key: "request-3", ...requested });
      expect(shared).not.toBe(work.revision);
      expect(await viewedOf(fixture.carl, shared)).toEqual(keys.toSorted());
    },
  );
});

describe("hunks viewed in a comparison of two patch sets", () => {
  const LINES = Array.from({ length: 40 }, (_, at) => `line ${at + 1}`);
  const text = (changes: Readonly<Record<number, string>>): string =>
    LINES.map((line, at) => `${changes[at + 1] ?? line}\n`).join("");
  let older: string;

  beforeEach(async () => {
    await fixture.repo.git("checkout", "--quiet", "main");
    await fixture.repo.commit({ "long.txt": text({}) });
    await fixture.repo.git("rebase", "--quiet", "main", "topic");
    await fixture.repo.commit({ "long.txt": text({ 5: "five", 20: "twenty" }) });
    older = await record();
    await mark(Object.values(await keysOf(await fixture.repo.git("rev-parse", "main"), older)).flat());
    expect(await unviewed()).toBe("0 of 4 in 0");
  });

  /** Marks hunks of a file in the comparison of the last two patch sets, as the page does. */
  async function markBetween(path: string, fileIndexes: readonly number[], isViewed = true): Promise<void> {
    const [from, to] = (await fixture.review()).patchSets.slice(-2);
    if (from === undefined || to === undefined) throw new Error("There are no two patch sets.");
    const between = await interdiff(fixture.carl.git, from, to);
    const all = (await keysOf(between.from, to.head))[path] ?? [];
    const keys = fileIndexes.map((fileIndex) => all[fileIndex] ?? "");
    await markViewed(fixture.carl, { key: "mark-seen-2", review, keys, isViewed, within: { older: from, newer: to } });
  }

  test("are viewed in the newer patch set, down to nothing, and return when the mark is removed", async () => {
    await fixture.repo.commit({ "long.txt": text({ 5: "five", 6: "six", 20: "twenty", 35: "thirty-five" }) });
    await record();
    expect(await unviewed()).toBe("2 of 5 in 1");
    await markBetween("long.txt", [0]);
    expect(await unviewed()).toBe("1 of 5 in 1");
    await markBetween("long.txt", [1]);
    expect(await unviewed()).toBe("0 of 5 in 0");
    await markBetween("long.txt", [0], false);
    expect(await unviewed()).toBe("1 of 5 in 1");
  });

  test("are viewed in the newer one across a rebase", { tags: "slow" }, async () => {
    await fixture.repo.git("checkout", "--quiet", "main");
    await fixture.repo.commit({ "long.txt": `zero\n${text({})}`, "base.txt": "new\n" });
    await fixture.repo.git("rebase", "--quiet", "main", "topic");
    await fixture.repo.commit({ "long.txt": `zero\n${text({ 5: "five", 6: "six", 20: "twenty" })}` });
    await record();
    expect(await unviewed()).toBe("1 of 4 in 1");
    await markBetween("long.txt", [0]);
    expect(await unviewed()).toBe("0 of 4 in 0");
  });

  test("are viewed in a file that has another name in the newer one", { tags: "slow" }, async () => {
    await fixture.repo.git("mv", "long.txt", "longer.txt");
    await fixture.repo.commit({ "longer.txt": text({ 5: "five", 20: "twenty", 35: "thirty-five" }) });
    await record();
    expect(await unviewed()).toBe("3 of 5 in 1");
    await markBetween("longer.txt", [0]);
    expect(await unviewed()).toBe("0 of 5 in 0");
  });

  test("do not mark unviewed hunks of the older one as viewed", { tags: "slow" }, async () => {
    await mark(
      (await keysOf(await fixture.repo.git("rev-parse", "main"), older))["long.txt"]?.slice(0, 1) ?? [],
      false,
    );
    expect(await unviewed()).toBe("1 of 4 in 1");
    await fixture.repo.commit({ "long.txt": text({ 5: "five", 6: "six", 20: "twenty", 21: "more" }) });
    await record();
    expect(await unviewed()).toBe("2 of 4 in 1");
    await markBetween("long.txt", [0, 1]);
    expect(await unviewed()).toBe("1 of 4 in 1");
  });

  test("are kept if the other patch set is not in the repository", { tags: "slow" }, async () => {
    const absent = "1".repeat(40);
    const within = { older: { base: absent, head: absent }, newer: { base: fixture.base, head: older } };
    const keys = ["a".repeat(22)];
    await markViewed(fixture.carl, { key: "mark-seen-3", review, keys, isViewed: true, within });
    expect(await viewedOf(fixture.carl)).toContain(keys[0]);
  });
});
