import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { pushLanding, remotesToPushTo } from "#server/exchange/sync/pushLanding.ts";
import { mayUndoLanding, undoLanding } from "#server/operations/landing/undoLanding.ts";
import { type TempRepo, tempRepo } from "#tests/helpers/tempRepo.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;
let remote: TempRepo;
beforeEach(async () => {
  fixture = await requestedReviewFixture();
  remote = await tempRepo({ bare: true });
  const { repo } = fixture;
  await repo.git("checkout", "--quiet", "--detach");
  await repo.git("remote", "add", "origin", remote.path);
  await repo.git("push", "--quiet", "origin", "main");
});

async function land(): Promise<string> {
  const { ada, first: review } = fixture;
  const { head, target } = await previewLanding(ada, { review, method: "merge" });
  return (await landReview(ada, { key: "land-1234", review, method: "merge", head, target })).landed;
}
const push = (name = "origin") => pushLanding(fixture.carl, { review: fixture.first, remote: name });
const remotesToPush = async () => remotesToPushTo(fixture.carl, await fixture.review());

it("pushes the target and the reviews, updates the remote-tracking branch, and then cannot be undone", async () => {
  expect(await remotesToPush()).toEqual([]);
  const landed = await land();
  expect(await remotesToPush()).toEqual(["origin"]);
  await push();
  expect(await remote.git("rev-parse", "main")).toBe(landed);
  expect(await remote.git("notes", "--ref=devtools/reviews", "show", fixture.first)).toContain(landed);
  expect(await fixture.repo.git("rev-parse", "origin/main")).toBe(landed);
  expect(await remotesToPush()).toEqual([]);
  await push(); // A second push changes nothing.
  const undo = undoLanding(fixture.carl, { key: "undo-1234", review: fixture.first });
  await expect(undo).rejects.toThrow("The landed commit was pushed: origin/main has it.");
  expect(await remote.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
});

it("reports that the remote has commits that are missing here, and pushes nothing", async () => {
  await land();
  const main = await remote.git("rev-parse", "main");
  const other = await remote.git("commit-tree", `${main}^{tree}`, "-p", main, "-m", "Theirs");
  await remote.git("update-ref", "refs/heads/main", other);
  await expect(push()).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(push()).rejects.toThrow("main of origin has commits that this repository does not have.");
  expect(await remote.git("for-each-ref", "--format=%(refname) %(objectname)")).toBe(`refs/heads/main ${other}`);
  expect(await fixture.repo.git("rev-parse", "origin/main")).toBe(main);
});

it("pushes after the other commits were fetched and merged, as the message asks", async () => {
  const landed = await land();
  const main = await remote.git("rev-parse", "main");
  const other = await remote.git("commit-tree", `${main}^{tree}`, "-p", main, "-m", "Theirs");
  await remote.git("update-ref", "refs/heads/main", other);
  await expect(push()).rejects.toThrow("Fetch and merge them, then push again.");
  await fixture.repo.git("switch", "-q", "main");
  await fixture.repo.git("pull", "-q", "--no-rebase", "--no-edit", "origin", "main");
  await push();
  expect(await remote.git("rev-list", "--parents", "-1", "main")).toContain(`${landed} ${other}`);
  expect(await remotesToPush()).toEqual([]);
});

it("reports that the remote rejected the branch, or the reviews after it", async () => {
  await land();
  await remote.git("config", "receive.denyUpdateCurrent", "refuse");
  await remote.git("config", "core.bare", "false");
  await remote.git("symbolic-ref", "HEAD", "refs/heads/main");
  await expect(push()).rejects.toThrow("origin rejected the push of main");
  await remote.git("config", "core.bare", "true");
  await remote.git("config", "--add", "receive.hideRefs", "refs/notes");
  await expect(push()).rejects.toThrow("main was pushed, but origin rejected the reviews.");
  expect(await mayUndoLanding(fixture.carl, await fixture.review())).toBe(true); // The branch is where it landed.
  expect(await remotesToPush()).toEqual([]);
});

it("reports what a hook of the remote wrote when it declined the branch, or the reviews after it", async () => {
  await land();
  const hook = join(remote.path, "hooks", "update");
  await mkdir(join(remote.path, "hooks"), { recursive: true });
  await writeFile(hook, '#!/bin/sh\n[ "$1" != refs/heads/main ] || { echo "Ask \u202eOtto."; exit 1; }\n', {
    mode: 0o755,
  });
  const main = await remote.git("rev-parse", "main");
  await expect(push()).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(push()).rejects.toThrow("origin rejected the push of main. It wrote: “Ask Otto.");
  expect(await remote.git("rev-parse", "main")).toBe(main);
  await writeFile(hook, '#!/bin/sh\n[ "$1" = refs/heads/main ] || { echo "Not here."; exit 1; }\n');
  await expect(push()).rejects.toThrow("main was pushed, but origin rejected the reviews. It wrote: “Not here.");
});

it("refuses a remote that does not exist, an agent, and a review that did not land", async () => {
  await expect(push()).rejects.toThrow("Galley did not land this review");
  await land();
  await expect(push("nowhere")).rejects.toMatchObject({ code: "BAD_INPUT" });
  const agent = { ...fixture.carl, viewer: { ...fixture.carl.viewer, role: "agent" } } as const;
  await expect(pushLanding(agent, { review: fixture.first, remote: "origin" })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  expect(await remotesToPushTo(agent, await fixture.review())).toEqual([]);
});
