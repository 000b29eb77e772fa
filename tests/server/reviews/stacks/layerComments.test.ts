import { beforeEach, expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import { saveDraft } from "#server/operations/comments/saveDraft.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import type { AnchorInput } from "#server/reviews/positions/Anchor.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { layerCommitOf, placeLayers } from "#server/reviews/stacks/reviewLayers.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
let keys = 0;

/** `topic` has three layers: "Shout three", "Add new" and "Shout five and two". */
beforeEach(async () => {
  fixture = await requestedReviewFixture();
  await fixture.repo.git("checkout", "--quiet", "topic");
  await commitWord("one\nTWO\nTHREE\nfour\nFIVE\nsix\n", "Shout five and two");
});

async function commitWord(text: string, message: string): Promise<void> {
  await fixture.repo.commit({ "word.txt": text }, message);
}

async function comment(anchor: Partial<AnchorInput>) {
  const whole = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null } as const;
  const input = { key: `comment-${++keys}`, review: fixture.first, body: "Why?", kind: "blocking" } as const;
  return addComment(fixture.carl, { ...input, anchor: { ...whole, ...anchor } });
}

async function noteOf(anchor: Partial<AnchorInput>) {
  await comment(anchor);
  return (await fixture.lines("discuss")).at(-1);
}

/** Describes each thread's layer in the newest patch set. */
async function places(): Promise<readonly string[]> {
  const review = await fixture.review();
  const commits = review.threads.map((thread) => layerCommitOf(review, thread));
  const found = await placeLayers(
    fixture.ada.git,
    review,
    commits.filter((one) => one !== null),
  );
  return commits.map((commit) => {
    const place = commit === null ? undefined : found.get(commit);
    if (place === undefined) return "the whole";
    const { now, total, certainty, written } = place;
    const positions = now.map(({ position }) => position).join(" or ");
    return `${certainty} ${positions} of ${total}: ${written.message.trim()}`;
  });
}

test("a comment on a layer is on its commit, on its old side on the commit below it, and names the layer", async () => {
  const { first, head, base, repo } = fixture;
  const top = await repo.git("rev-parse", "topic");
  expect(await noteOf({ layer: "1" })).toMatchObject({
    location: { commit: first },
    galley: { side: "new", layer: first, patchSet: 2, quote: ["THREE"] },
  });
  expect(await noteOf({ layer: "1", side: "old" })).toMatchObject({
    location: { commit: base },
    galley: { side: "old", layer: first, quote: ["three"] },
  });
  expect(await noteOf({ layer: top, side: "old", startLine: 5, endLine: 5 })).toMatchObject({
    location: { commit: head },
    galley: { side: "old", layer: top, quote: ["five"] },
  });
  expect(await noteOf({ layer: "3", path: null, startLine: null, endLine: null })).toMatchObject({
    location: { commit: top },
    galley: { layer: top },
  });
  expect(await places()).toEqual([
    "CERTAIN 1 of 3: Shout three",
    "CERTAIN 1 of 3: Shout three",
    "CERTAIN 3 of 3: Shout five and two",
    "CERTAIN 3 of 3: Shout five and two",
  ]);
});

test("a commit between base and head is a layer, without being named as one; head and base are the whole", async () => {
  const { first, repo, base } = fixture;
  const top = await repo.git("rev-parse", "topic");
  expect(await noteOf({ commit: first })).toMatchObject({ galley: { side: "new", layer: first } });
  expect(await noteOf({ commit: first, side: "old" })).toMatchObject({
    location: { commit: first },
    galley: { side: "old", layer: fixture.head },
  });
  expect((await noteOf({ commit: top }))?.galley).not.toHaveProperty("layer");
  expect((await noteOf({ commit: base, side: "old" }))?.galley).not.toHaveProperty("layer");
});

test("a layer that the review does not have is refused, and so is a commit that is not that side of it", async () => {
  const { first, base } = fixture;
  await expect(comment({ layer: "4" })).rejects.toThrow("This review has no commit “4”. It has 3 commits");
  await expect(comment({ layer: "0" })).rejects.toThrow("no commit “0”");
  await expect(comment({ layer: "main" })).rejects.toThrow("no commit “main”");
  await expect(comment({ layer: "1", commit: base })).rejects.toThrow("This commit is not that side of the layer.");
  await expect(comment({ commit: "1".repeat(40) })).rejects.toThrow("must be on a commit of one of the review's");
  expect(await noteOf({ layer: first.slice(0, 7) })).toMatchObject({ galley: { layer: first } });
});

test("a draft keeps its layer until it is published", async () => {
  const { carl, first } = fixture;
  const anchor = { path: "word.txt", side: "new", startLine: 3, endLine: 3, commit: null, layer: first } as const;
  await saveDraft(carl, { key: "draft-layer", review: first, anchor, body: "Why?", kind: "note" });
  await saveDraft(carl, { key: "draft-layer", review: first, anchor, body: "Why so?", kind: "note" });
  await giveVerdict(carl, { drafts: "all", key: "publish-layer", review: first, verdict: "comment", body: "" });
  expect((await fixture.lines("discuss")).at(-1)).toMatchObject({
    location: { commit: first },
    description: "Why so?",
    galley: { layer: first, patchSet: 2 },
  });
});

test("comments follow their layers through a rebase that reorders, edits and drops them", async () => {
  await comment({ layer: "1" });
  await comment({ layer: "2", path: "new.txt", startLine: 1, endLine: 1 });
  await comment({ layer: "3", startLine: 5, endLine: 5 });
  await comment({ layer: "3", side: "old", startLine: 5, endLine: 5 });
  const { repo, ada, first } = fixture;
  await repo.git("reset", "--quiet", "--hard", "main");
  await repo.commit({ "same.txt": "alpha\nBETA\n" }, "Before all");
  await commitWord("one\nTWO\nthree\nfour\nFIVE!\nsix\n", "Shout five and two");
  await commitWord("one\nTWO\nTHREE\nfour\nFIVE!\nsix\n", "Shout three");
  await recordPatchSet(ada, { review: first });
  expect(await places()).toEqual([
    "CERTAIN 3 of 3: Shout three",
    "DROPPED  of 3: Add new",
    "CERTAIN 2 of 3: Shout five and two",
    "CERTAIN 2 of 3: Shout five and two",
  ]);
  const review = await fixture.review();
  const positions = await positionsOf(ada.git, review, review.threads);
  expect(
    review.threads.map((thread) => {
      const { path, side, startLine, certainty } = positions.get(thread) ?? {};
      return `${path}:${side}:${startLine} ${certainty}`;
    }),
  ).toEqual(["word.txt:new:3 SHIFTED", "new.txt:new:null LOST", "word.txt:new:5 EDITED", "word.txt:old:5 SHIFTED"]);
});

test("the code below a layer is on the new side of the whole where the base lacks it", async () => {
  await comment({ layer: "3", side: "old", startLine: 3, endLine: 3 });
  await comment({ layer: "2", path: "new.txt", startLine: 1, endLine: 1 });
  const review = await fixture.review();
  const { git } = fixture.ada;
  const [old, added] = review.threads;
  if (old === undefined || added === undefined) throw new Error("Two threads are missing.");
  const whole = await positionsOf(git, review, review.threads);
  expect(whole.get(old)).toMatchObject({ side: "new", startLine: 3, certainty: "SHIFTED" });
  const below = { old: fixture.base, new: fixture.first, isBetween: false };
  expect((await positionsOf(git, review, review.threads, { span: below })).get(added)).toMatchObject({
    certainty: "LOST",
    reason: "The commented lines are not in the code that is shown.",
  });
});

test("a comment of another tool on a commit between base and head belongs to that commit", async () => {
  const { repo, first } = fixture;
  const line = { timestamp: "1700000500", author: "eve@example.org", location: { commit: first }, description: "Hm" };
  await repo.git("notes", "--ref=devtools/discuss", "append", "-m", JSON.stringify(line), first);
  await recordPatchSet(fixture.ada, { review: first });
  expect(await places()).toEqual(["CERTAIN 1 of 3: Shout three"]);
});
