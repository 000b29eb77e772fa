import { beforeEach, expect, test } from "vitest";
import { addComment } from "#server/operations/comments/writeComments.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { mayUndoLanding, undoLanding } from "#server/operations/landing/undoLanding.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { layerVerdicts } from "#server/reviews/verdicts/layerVerdicts.ts";
import { gitAppraise, GIT_APPRAISE } from "#tests/helpers/gitAppraise.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
let keys = 0;

/** `topic` has three layers: "Shout three", "Add new" and "Shout beta". No work tree uses a branch. */
beforeEach(async () => {
  fixture = await requestedReviewFixture();
  const { repo, ada, first } = fixture;
  await repo.git("checkout", "--quiet", "topic");
  await repo.commit({ "same.txt": "alpha\nBETA\n" }, "Shout beta");
  await repo.git("checkout", "--quiet", "--detach");
  await recordPatchSet(ada, { review: first });
});

const oids = async (...names: readonly string[]) => (await fixture.repo.git("rev-parse", ...names)).split("\n");

async function land(method: LandingMethod, layer: string): Promise<void> {
  const { ada, first: review } = fixture;
  fixture.tick(1);
  const { head, target } = await previewLanding(ada, { review, method, layer });
  await landReview(ada, { key: `landing-${++keys}`, review, method, head, target, layer });
}

async function expectAgreement(): Promise<void> {
  if (GIT_APPRAISE === undefined) return;
  const shown: { readonly submitted?: boolean } = JSON.parse(
    await gitAppraise(fixture.repo.path, "show", "--json", fixture.first),
  );
  expect(shown.submitted ?? false).toBe(false);
}

for (const method of ["fast-forward", "merge", "squash", "rebase"] as const)
  test(`lands two of three layers by ${method}, keeps the rest under review with its verdicts, and undoes it`, async () => {
    const { repo, carl, first, base } = fixture;
    const [top = ""] = await oids("topic");
    await giveVerdict(carl, { key: `verdict-${++keys}`, review: first, verdict: "approve", body: "", layer: "3" });
    if (method !== "fast-forward") {
      await repo.git("checkout", "--quiet", "main");
      await repo.commit({ "other.txt": "other\n" }, "Elsewhere");
      await repo.git("checkout", "--quiet", "--detach");
    }
    const [main = ""] = await oids("main");
    await land(method, "2");
    const [landed = "", tip = "", below = ""] = await oids("main", "topic", "topic~1");
    expect(await repo.git("diff", "--name-only", main, landed)).toBe("new.txt\nword.txt");
    expect(await repo.git("diff", "--name-only", "main...topic")).toBe("same.txt");
    expect(await repo.git("log", "--format=%s", "main..topic")).toBe("Shout beta");
    const isMoved = method === "squash" || method === "rebase";
    expect(tip === top).toBe(!isMoved);
    if (isMoved) expect(below).toBe(landed);
    const review = await fixture.review();
    expect(review).toMatchObject({ state: "OPEN", head: tip, base: below });
    expect(review.patchSets.at(-1)).toMatchObject({ number: 3, head: tip, base: below });
    const [verdict] = await layerVerdicts(carl.git, review);
    expect([verdict?.place.now[0]?.position, verdict?.holds]).toEqual([1, true]);
    await expectAgreement();
    expect(await mayUndoLanding(fixture.ada, review)).toBe(true);
    fixture.tick(1);
    await undoLanding(fixture.ada, { key: `undoing-${++keys}`, review: first });
    expect(await oids("main", "topic")).toEqual([main, top]);
    const undone = await fixture.review();
    expect(undone).toMatchObject({ state: "OPEN", head: top, base });
    await expectAgreement();
  });

test("landing the top layer lands the whole, and closes the review", async () => {
  await land("fast-forward", "3");
  expect(await fixture.review()).toMatchObject({ state: "MERGED" });
});

test("refuses if the rest does not apply exactly, and moves nothing", async () => {
  const { repo, ada, first } = fixture;
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ "same.txt": "ALPHA\nbeta\ngamma\ndelta\nepsilon\nzeta\neta\n" }, "Change it too");
  await repo.git("checkout", "--quiet", "--detach");
  const before = await fixture.refs();
  const { obstacles } = await previewLanding(ada, { review: first, method: "rebase", layer: "2" });
  expect(obstacles).toEqual([
    {
      sentence: expect.stringMatching(
        /^Commit [0-9a-f]{10}, which is left, does not apply to the landed commits exactly/u,
      ),
      next: "Land it by a merge, which keeps the commits.",
    },
  ]);
  await expect(land("rebase", "2")).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await fixture.refs()).toBe(before);
});

test("refuses to move a branch that is checked out, but merges below it", async () => {
  const { repo, ada, first } = fixture;
  await repo.git("checkout", "--quiet", "topic");
  const { obstacles } = await previewLanding(ada, { review: first, method: "squash", layer: "1" });
  expect(obstacles.map(({ sentence }) => sentence)).toEqual([`topic is checked out in ${repo.path}.`]);
  await land("merge", "1");
  expect(await repo.git("log", "--format=%s", "main..topic")).toBe("Shout beta\nAdd new");
});

test("open threads on the layers above do not block it, those on the layers that land do", async () => {
  const { ada, carl, first } = fixture;
  const comment = async (layer: string, path: string) =>
    addComment(carl, {
      key: `comment-${++keys}`,
      review: first,
      anchor: { path, side: "new", startLine: 1, endLine: 1, commit: null, layer },
      body: "Why?",
      kind: "blocking",
    });
  const unmet = async (layer: string) =>
    (await previewLanding(ada, { review: first, method: "fast-forward", layer })).unmet;
  await comment("3", "same.txt");
  await giveVerdict(carl, { key: `verdict-${++keys}`, review: first, verdict: "reject", body: "No.", layer: "3" });
  expect(await unmet("2")).toEqual([]);
  await comment("2", "new.txt");
  expect(await unmet("2")).toEqual(["1 thread is unresolved. Resolve it."]);
  expect(await unmet("1")).toEqual([]);
  expect(await unmet("3")).toHaveLength(2);
});
