import { beforeEach, describe, expect, it, test } from "vitest";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { mayUndoLanding, undoLanding } from "#server/operations/landing/undoLanding.ts";
import { timelineOf } from "#server/reviews/state/timeline.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { GIT_APPRAISE, gitAppraise } from "#tests/helpers/gitAppraise.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  await fixture.repo.git("checkout", "--quiet", "--detach");
});

async function land(method: LandingMethod, deleteBranch = false, key = "land-1234"): Promise<string> {
  const { ada, first: review } = fixture;
  const { head, target } = await previewLanding(ada, { review, method });
  return (await landReview(ada, { key, review, method, head, target, deleteBranch })).landed;
}

const undo = (key = "undo-1234") => undoLanding(fixture.carl, { key, review: fixture.first });
const mayUndo = async (): Promise<boolean> => mayUndoLanding(fixture.carl, await fixture.review());

const METHODS: readonly LandingMethod[] = ["fast-forward", "merge", "squash", "rebase"];

it("moves the target back and reopens the review, however it landed, and it can land once more", async () => {
  for (const method of METHODS) {
    fixture = await requestedReviewFixture();
    const { repo, base, first, head } = fixture;
    await repo.git("checkout", "--quiet", "--detach");
    const verdict = { key: "verdict-1", review: first, verdict: "approve", body: "Good." } as const;
    await giveVerdict(fixture.carl, verdict);
    const landed = await land(method);
    expect(await mayUndo()).toBe(true);
    fixture.tick(60);
    await undo();
    expect(await repo.git("rev-parse", "main", "topic")).toBe(`${base}\n${head}`);
    expect(await fixture.review()).toMatchObject({ state: "APPROVED", head, base, mergedHow: null });
    expect(await mayUndo()).toBe(false);
    const last = (await fixture.lines("reviews")).at(-1);
    expect(last).toMatchObject({ galley: { act: "reopen", undone: landed, by: "carl@example.org", byName: "Carl" } });
    expect(last?.["alias"]).toBeUndefined();
    await land(method, false, "land-5678");
    expect(await fixture.review()).toMatchObject({ state: "MERGED" });
    expect(await mayUndo()).toBe(true);
    expect(await repo.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
  }
});

it("shows who landed the change and who undid that, with the times", async () => {
  await land("squash");
  fixture.tick(60);
  await undo();
  const events = timelineOf(await fixture.review()).map(({ kind, at, by, note }) => ({ kind, at, by: by?.name, note }));
  expect(events.slice(1)).toEqual([
    { kind: "MERGED", at: NOON + 1, by: "Ada", note: "Merged by squashing." },
    {
      kind: "REOPENED",
      at: NOON + 60,
      by: "Carl",
      note: "Undid the landing: the target branch is where it was before.",
    },
  ]);
});

it("is done once for one key", async () => {
  await land("merge");
  await undo();
  const before = await fixture.refs();
  await undo();
  expect(await fixture.refs()).toBe(before);
  await expect(undo("undo-5678")).rejects.toMatchObject({ code: "CONFLICT" });
});

it("restores the branch that was deleted with the landing", async () => {
  const { repo, head } = fixture;
  await land("squash", true);
  expect(await repo.git("branch", "--format=%(refname:short)", "--list", "topic")).toBe("");
  expect(await fixture.review()).toMatchObject({ state: "MERGED", head });
  await repo.git("gc", "--quiet", "--prune=now");
  await undo();
  expect(await repo.git("rev-parse", "topic")).toBe(head);
  expect(await fixture.review()).toMatchObject({ state: "OPEN", head });
});

it("changes no new branch that has the name of the deleted one", async () => {
  const { repo, base } = fixture;
  await land("squash", true);
  await repo.git("branch", "topic", base);
  await undo();
  expect(await repo.git("rev-parse", "main", "topic")).toBe(`${base}\n${base}`);
});

describe("is refused, and nothing changes,", () => {
  async function expectRefused(message: string, code = "CONFLICT"): Promise<void> {
    const before = await fixture.refs();
    await expect(undo()).rejects.toMatchObject({ code, message });
    expect(await fixture.refs()).toBe(before);
  }

  it("once the target has other commits: it reports how to revert the change", async () => {
    const { repo } = fixture;
    const landed = await land("merge");
    await repo.git("branch", "-f", "main", await repo.git("commit-tree", "main^{tree}", "-p", "main", "-m", "More"));
    expect(await mayUndo()).toBe(false);
    const how = `To take the change back with new commits, on main: git revert -m 1 ${landed}`;
    await expectRefused(`main is not at the landed commit any more. ${how}`);
  });

  it("after fourteen days", async () => {
    const landed = await land("squash");
    fixture.tick(14 * 86_400);
    expect(await mayUndo()).toBe(true);
    fixture.tick(2);
    expect(await mayUndo()).toBe(false);
    const how = `To take the change back with new commits, on main: git revert ${fixture.base}..${landed}`;
    await expectRefused(`A landing can be undone for 14 days, and these are over. ${how}`);
  });

  it("if the target was checked out meanwhile: it reports where", async () => {
    const { repo } = fixture;
    await land("fast-forward");
    const folder = `${await tempFolder()}/other`;
    await repo.git("worktree", "add", "--quiet", folder, "main");
    await expectRefused(`main is checked out in ${folder}. Switch to another branch there, then try again.`);
  });

  it("once the landed commit was pushed", async () => {
    const { repo, base, head } = fixture;
    await land("fast-forward");
    await repo.git("update-ref", "refs/remotes/origin/main", head);
    const how = `To take the change back with new commits, on main: git revert ${base}..${head}`;
    await expectRefused(`The landed commit was pushed: origin/main has it. ${how}`);
    const onTop = await repo.git("commit-tree", "main^{tree}", "-p", "main", "-m", "More");
    await repo.git("update-ref", "refs/remotes/origin/main", onTop);
    await expectRefused(`The landed commit was pushed: a remote branch has it. ${how}`);
  });

  it("for a review that Galley did not land", async () => {
    const { repo, head } = fixture;
    const message = "Galley did not land this review, or that was undone. There is nothing to undo.";
    await expectRefused(message);
    await repo.git("branch", "-f", "main", head);
    expect(await mayUndo()).toBe(false);
    await expectRefused(message);
  });

  it("if a new branch has the name of the deleted one as its folder", async () => {
    await land("squash", true);
    await fixture.repo.git("branch", "topic/part", "main");
    const message = "The ref refs/heads/topic/part conflicts with the branch to bring back.";
    await expectRefused(`${message} Rename or delete it and try again. Nothing was written.`);
  });

  it("for those without the permission to land", async () => {
    await land("merge");
    for (const role of ["reader", "agent", "reviewer"] as const) {
      const context = { ...fixture.ada, viewer: { ...fixture.ada.viewer, role } };
      expect(await mayUndoLanding(context, await fixture.review())).toBe(false);
      const undoing = undoLanding(context, { key: "undo-1234", review: fixture.first });
      await expect(undoing).rejects.toMatchObject({ code: "FORBIDDEN" });
    }
  });

  it("for a record by somebody else with commits that do not follow each other", async () => {
    const { repo, first, head } = fixture;
    await land("fast-forward");
    const [line = ""] = (await repo.git("notes", "--ref=devtools/reviews", "show", first)).split("\n").slice(-1);
    const other = await repo.git("commit-tree", "main^{tree}", "-m", "Elsewhere");
    const { galley, ...item } = JSON.parse(line);
    const forged = { ...item, timestamp: "1800000000", galley: { ...galley, key: "forged-1", landedOnto: other } };
    await repo.git("notes", "--ref=devtools/reviews", "append", "-m", JSON.stringify(forged), first);
    await expect(undo()).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await repo.git("rev-parse", "main")).toBe(head);
  });
});

test.runIf(GIT_APPRAISE !== undefined)("git-appraise lists the review as open again", async () => {
  const { repo, first } = fixture;
  await land("rebase");
  await undo();
  expect(await gitAppraise(repo.path, "list")).toContain(first.slice(0, 12));
});
