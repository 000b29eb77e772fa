import { beforeEach, expect, test } from "vitest";
import { closeMerged, howMerged } from "#server/reviews/requests/closeMergedReview.ts";
import { recordPatchSet } from "#server/reviews/patchSets/recordPatchSet.ts";
import { requestedDesk, type ReviewDesk } from "../reviewDesk.ts";

let desk: ReviewDesk;
let review: string;

beforeEach(async () => {
  desk = await requestedDesk();
  review = desk.first;
});

async function how(): Promise<string | null> {
  return (await closeMerged(desk.ada, { review })).how;
}

test("a change that is not in its target stays under review, whatever else came in", async () => {
  await desk.repo.commit({ "main.txt": "else\n" });
  await desk.repo.commit({ "word.txt": "one\ntwo\nThree\nfour\nfive\nsix\n" });
  const before = await desk.refs();
  expect(await how()).toBeNull();
  expect(await desk.refs()).toBe(before);
});

test("half of a change is not the change", async () => {
  await desk.repo.git("cherry-pick", desk.first);
  expect(await how()).toBeNull();
  expect(await desk.review()).toMatchObject({ state: "OPEN" });
});

test.each([
  ["a merge", ["merge", "--quiet", "--no-ff", "topic"]],
  ["a fast-forward", ["merge", "--quiet", "--ff-only", "topic"]],
])("%s is seen in history, so that nothing is written", async (_, args) => {
  await desk.repo.git(...args);
  const before = await desk.refs();
  expect(await how()).toBe("merge");
  expect(await desk.refs()).toBe(before);
  expect(await desk.review()).toMatchObject({ state: "MERGED", mergedHow: "merge" });
});

test("a squash is known by its change, though the target had moved on before it and after", async () => {
  const { repo } = desk;
  await repo.commit({ "main.txt": "before\n" });
  await repo.git("merge", "--quiet", "--squash", "topic");
  await repo.git("commit", "--quiet", "-m", "Shout three (#1)");
  await repo.commit({ "word.txt": "rewritten\n" });
  expect(await how()).toBe("squash");
  expect((await desk.lines("reviews"))[1]).toMatchObject({
    reviewRef: "refs/heads/topic",
    targetRef: "refs/heads/main",
    galley: { key: `close-1-${desk.head}`, act: "close", closed: "squash" },
  });
  expect(await desk.review()).toMatchObject({ state: "MERGED", mergedHow: "squash", head: desk.head, base: desk.base });
});

test("a squash is known by its files where it holds more than the change alone", async () => {
  const { repo } = desk;
  await repo.commit({ "new.txt": "new\n" });
  await repo.git("merge", "--quiet", "--squash", "topic");
  await repo.git("commit", "--quiet", "-m", "Shout three");
  expect(await how()).toBe("squash");
});

test("a rebase is known by the changes of its commits", async () => {
  const { repo } = desk;
  await repo.commit({ "main.txt": "before\n" });
  await repo.git("cherry-pick", "main..topic");
  await repo.commit({ "main.txt": "after\n" });
  expect(await how()).toBe("rebase");
  expect((await desk.lines("reviews"))[1]).toMatchObject({ galley: { act: "close", closed: "rebase" } });
  expect(await desk.review()).toMatchObject({ state: "MERGED", mergedHow: "rebase" });
});

test("a single commit that came in with its words was rebased, with others squashed", async () => {
  for (const [message, expected] of [
    ["Add new", "rebase"],
    ["Add new (#1)", "squash"],
  ] as const) {
    const one = await requestedDesk();
    await one.repo.git("branch", "--force", "topic", one.first);
    await one.repo.git("checkout", "--quiet", "topic");
    await one.repo.git("commit", "--quiet", "--amend", "-m", "Add new");
    await one.repo.git("checkout", "--quiet", "main");
    await one.repo.commit({ "main.txt": "before\n" });
    await one.repo.git("cherry-pick", "topic");
    await one.repo.git("commit", "--quiet", "--amend", "-m", message);
    await recordPatchSet(one.ada, { review: one.first });
    expect(await closeMerged(one.ada, { review: one.first })).toMatchObject({ how: expected });
  }
});

test("a change that differs from what came in by white space alone has not come in", async () => {
  await desk.repo.commit({ "word.txt": "one\ntwo\n  THREE\nfour\nfive\nsix\n", "new.txt": "new\n" });
  expect(await how()).toBeNull();
});

test("it is recognised after its branch is gone, and written once by whoever sees it", async () => {
  const { repo } = desk;
  await repo.commit({ "main.txt": "before\n" });
  await repo.git("merge", "--quiet", "--squash", "topic");
  await repo.git("commit", "--quiet", "-m", "Shout three (#1)");
  await repo.git("branch", "-D", "topic");
  await Promise.all([closeMerged(desk.ada, { review }), closeMerged(desk.carl, { review })]);
  expect(await how()).toBe("squash");
  expect(await desk.lines("reviews")).toHaveLength(2);
});

test("nothing is closed for a reader, who writes nothing", async () => {
  await desk.repo.git("merge", "--quiet", "--squash", "topic");
  await desk.repo.git("commit", "--quiet", "-m", "Shout three (#1)");
  const reader = { ...desk.carl, viewer: { ...desk.carl.viewer, role: "reader" } as const };
  expect(await closeMerged(reader, { review })).toEqual({ review, how: null });
  expect(await desk.lines("reviews")).toHaveLength(1);
});

test("a rebase may leave out commits without a change, and a change made by a merge alone is not taken for one", async () => {
  const { repo } = desk;
  await repo.git("checkout", "--quiet", "topic");
  const head = await repo.commit({}, "Nothing");
  await repo.git("checkout", "--quiet", "main");
  const before = await repo.commit({ "main.txt": "before\n" });
  await repo.git("cherry-pick", "main..topic~1");
  const tip = await repo.git("rev-parse", "main");
  expect(await howMerged(desk.ada.git, tip, head)).toBe("rebase");
  const merge = await repo.git("commit-tree", "-p", desk.base, "-p", before, "-m", "Merge", `${desk.first}^{tree}`);
  expect(await howMerged(desk.ada.git, tip, merge)).toBeNull();
});
