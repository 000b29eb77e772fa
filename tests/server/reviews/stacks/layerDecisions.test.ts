import { beforeEach, expect, test } from "vitest";
import { recordPatchSet } from "#server/reviews/patchSets/recordPatchSet.ts";
import { compareStacks } from "#server/reviews/stacks/compareStacks.ts";
import { readDecisions } from "#server/reviews/stacks/layerDecisions.ts";
import type { RecordedPatchSet } from "#server/reviews/state/Review.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;

/** Patch set 1 of `topic` has the commits "Shout three" and "Add new". */
beforeEach(async () => {
  fixture = await requestedReviewFixture();
  await fixture.repo.git("checkout", "--quiet", "topic");
});

type Commit = readonly [message: string, files: Readonly<Record<string, string>>];

/** Replaces all commits above a commit, and returns the new ones, lowest first. */
async function rewrite(above: string, commits: readonly Commit[]): Promise<readonly string[]> {
  const { repo } = fixture;
  await repo.git("reset", "--quiet", "--hard", above);
  const made: string[] = [];
  for (const [message, files] of commits) made.push(await repo.commit(files, message));
  fixture.tick(60);
  return made;
}

const record = () => recordPatchSet(fixture.ada, { review: fixture.first });
const stored = async () => (await fixture.lines("reviews")).map(({ galley }) => galley?.["layers"]);
const short = (oid = "") => oid.slice(0, 12);

/** Writes a patch set as another Galley would. */
async function recordElsewhere(head: string | undefined, layersSince: string, layers: readonly string[]) {
  const { repo, first, base } = fixture;
  const [line] = (await fixture.lines("reviews")).slice(-1);
  const timestamp = String(Number(line?.["timestamp"]) + 60);
  const galley = { key: `ps-${short(head)}`, act: "patchSet", head, base, layersSince, layers };
  const text = JSON.stringify({ ...line, timestamp, galley });
  await repo.git("notes", "--ref=devtools/reviews", "append", "-m", text, first);
}

/** Compares the layers of two patch sets: each newer commit, the older ones, and the evidence. */
async function compared(older: number, newer: number) {
  const { patchSets } = await fixture.review();
  const [before, after] = [patchSets[older - 1], patchSets[newer - 1]] as [RecordedPatchSet, RecordedPatchSet];
  const options = { decisions: readDecisions(patchSets) };
  const changes = await compareStacks(fixture.ada.git, before, after, options);
  return changes.map(({ new: next, old, by, kind }) => [next, old.join(), by ?? kind]);
}

test("a patch set is recorded with the evidence for its layers; the same commits and uncertain ones are left out", async () => {
  const { first, head } = fixture;
  const [second, third] = await rewrite(first, [
    ["Add new", { "new.txt": "newer\n" }],
    ["Shout beta", { "same.txt": "alpha\nBETA\n" }],
  ]);
  await record();
  expect(await stored()).toEqual([undefined, [`${short(second)} ${short(head)} SUBJECT`, `${short(third)} -`]]);
  const id = `Change-Id: I${"ab".repeat(20)}`;
  const [x] = await rewrite(first, [
    [`Shout beta\n\n${id}`, { "same.txt": "alpha\nBETA\n" }],
    ["Add new", { n: "n\n" }],
  ]);
  await record();
  expect((await stored())[2]).toContain(`${short(x)} ${short(third)} PATCH`);
  await rewrite(first, [
    [`One\n\n${id}`, { a: "1\n" }],
    [`Two\n\n${id}`, { b: "2\n" }],
  ]);
  await record();
  expect((await stored())[3]).toBe(undefined);
  if (GIT_APPRAISE === undefined) return;
  const shown = JSON.parse(await gitAppraise(fixture.repo.path, "show", "--json", first));
  expect(shown).toMatchObject({ revision: first, request: { reviewRef: "refs/heads/topic" } });
});

test("a single commit is recorded without evidence", async () => {
  await rewrite("main", [["Shout all", { "word.txt": "ONE\n" }]]);
  await record();
  expect(await stored()).toEqual([undefined, undefined]);
});

test("the recorded decision counts, whatever the current rules would decide, also over several patch sets", async () => {
  const { first, head } = fixture;
  const [a, b] = await rewrite("main", [
    ["Shout three", { "word.txt": "one\ntwo\nTHREE!\nfour\nfive\nsix\n" }],
    ["Add new", { "new.txt": "newer\n" }],
  ]);
  // As if these commits had had ids that are lost.
  await recordElsewhere(b, head, [
    `${short(a)} ${short(head)} CHANGE_ID_HEADER`,
    `${short(b)} ${short(first)} CHANGE_ID_HEADER`,
  ]);
  expect(await compared(1, 2)).toEqual([
    [a, head, "CHANGE_ID_HEADER"],
    [b, first, "CHANGE_ID_HEADER"],
  ]);
  const [c, d] = await rewrite("main", [
    ["Shout three", { "word.txt": "one\ntwo\nTHREE!!\nfour\nfive\nsix\n" }],
    ["Add new", { "new.txt": "newest\n" }],
  ]);
  await record();
  expect(await compared(1, 3)).toEqual([
    [c, head, "SUBJECT"],
    [d, first, "SUBJECT"],
  ]);
  // A new layer is new since the previous patch set; an invalid record counts as absent.
  const [e] = await rewrite("main", [
    ["Add new", { "new.txt": "new\n\n" }],
    ["Add x", { x: "x\n" }],
  ]);
  const [f, g] = await rewrite("main", [
    ["Add new", { "new.txt": "n\n" }],
    ["Add x", { x: "y\n" }],
  ]);
  await recordElsewhere(g, d ?? "", [`${short(f)} -`, `${short(g)} ${short(e)} MOON`, "…"]);
  expect(await compared(3, 4)).toEqual([
    [f, "", "ADDED"],
    [g, "", "ADDED"],
    [null, c, "DROPPED"],
    [null, d, "DROPPED"],
  ]);
  expect(await compared(2, 4)).toContainEqual([f, b, "SUBJECT"]);
});
