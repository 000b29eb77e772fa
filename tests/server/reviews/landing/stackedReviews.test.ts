import { beforeEach, expect, it } from "vitest";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { undoLanding } from "#server/operations/landing/undoLanding.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { changeSince } from "#server/reviews/verdicts/changeSince.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
let upper: string;

/** `upper` is a review of one commit on top of `topic`, its target. Carl approved it. */
beforeEach(async () => {
  fixture = await requestedReviewFixture();
  const { repo, ada, carl } = fixture;
  await repo.git("checkout", "--quiet", "-b", "upper", "topic");
  await repo.commit({ "upper.txt": "upper\n" }, "Build on it");
  await repo.git("checkout", "--quiet", "--detach");
  const request = { key: "request-2", head: "upper", base: "topic", title: "Build on it", body: "", reviewers: [] };
  upper = (await requestReview(ada, request)).review;
  await giveVerdict(carl, { key: "verdict-1", review: upper, verdict: "approve", body: "" });
});

async function land(method: LandingMethod, key = "land-1234"): Promise<void> {
  const { ada, first: review } = fixture;
  const { head, target, stacked } = await previewLanding(ada, { review, method });
  expect(stacked.map(({ title }) => title)).toEqual(["Build on it"]);
  await landReview(ada, { key, review, method, head, target, deleteBranch: true });
}

async function stackedReview() {
  const found = await fixture.ada.index.find(upper);
  if (found === null) throw new Error("The review is gone.");
  return found;
}

it("gives them the target in the same transaction, with the same change and verdicts, and undoing restores theirs", async () => {
  const { repo, head } = fixture;
  const before = await stackedReview();
  expect(before).toMatchObject({ targetRef: "refs/heads/topic", base: head, state: "APPROVED" });
  for (const method of ["fast-forward", "merge", "squash", "rebase"] as const) {
    await land(method, `land-${method}`);
    const after = await stackedReview();
    expect(after).toMatchObject({ targetRef: "refs/heads/main", base: head, head: before.head, state: "APPROVED" });
    const notes = await repo.git("log", "-1", "--format=%T", "refs/notes/devtools/reviews");
    expect((await repo.git("ls-tree", "-r", "--name-only", notes)).replaceAll("/", "")).toContain(upper);
    await undoLanding(fixture.carl, { key: `undo-${method}`, review: fixture.first });
    expect(await stackedReview()).toMatchObject({ targetRef: "refs/heads/topic", base: head, state: "APPROVED" });
    expect(await repo.git("rev-parse", "topic")).toBe(head);
  }
});

it("their verdicts still count when they are rebased onto what landed", async () => {
  const { repo, ada } = fixture;
  const [verdict] = (await stackedReview()).verdicts;
  await land("squash");
  await repo.git("checkout", "--quiet", "upper");
  await repo.git("rebase", "--quiet", "--onto", "main", fixture.head, "upper");
  await repo.git("checkout", "--quiet", "--detach");
  fixture.tick(60);
  await recordPatchSet(ada, { review: upper });
  const { verdicts, base, head, current } = await stackedReview();
  expect([base, current.targetRef]).toEqual([await repo.git("rev-parse", "main"), "refs/heads/main"]);
  expect(verdicts[0]?.at).toBe(verdict?.at);
  const given = { base: fixture.head, head: verdict?.head ?? "", kind: "commits" } as const;
  const since = await changeSince(ada.git, given, { base: base ?? "", head: head ?? "", kind: "commits" });
  expect(since?.kind).toBe("IDENTICAL");
});

it("changes no review that has another target, or is closed", async () => {
  const { ada, repo } = fixture;
  await repo.git("branch", "beside", "main");
  await repo.git("checkout", "--quiet", "beside");
  await repo.commit({ "beside.txt": "beside\n" }, "Beside");
  await repo.git("checkout", "--quiet", "--detach");
  const request = { key: "request-3", head: "beside", base: "main", title: "Beside", body: "", reviewers: [] };
  const { review: beside } = await requestReview(ada, request);
  await land("merge");
  const lines = await fixture.lines("reviews", beside);
  expect(lines.map(({ targetRef }) => targetRef)).toEqual(["refs/heads/main"]);
  expect((await fixture.lines("reviews", upper)).at(-1)).toMatchObject({ targetRef: "refs/heads/main" });
});
