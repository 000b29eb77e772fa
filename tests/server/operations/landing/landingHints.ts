import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { landReview } from "#server/operations/landing/landReview.ts";
import { pushLanding } from "#server/exchange/sync/pushLanding.ts";
import { undoLanding } from "#server/operations/landing/undoLanding.ts";
import { abandonReview } from "#server/operations/requests/abandonReview.ts";
import { openCommitReview } from "#server/operations/requests/openCommitReview.ts";
import { shareReview } from "#server/operations/requests/shareReview.ts";
import { sync } from "#server/exchange/sync/syncReviews.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../../../cli/runGalley.ts";
import {
  METHODS,
  ada,
  comment,
  filesOf,
  goTo,
  landWith,
  landed,
  mergeWithMore,
  moveMain,
  obstaclesTo,
  onMain,
  refused,
  repo,
  resolve,
  retarget,
  shell,
  stacked,
  withRemote,
} from "../../reviews/landing/hintFixture.ts";

/** Hints of a landing, as `file: hint`. Each sets up the state, expects the hint and follows it. */
export const LANDING_HINTS: Readonly<Record<string, () => Promise<void>>> = {
  async "buildLanding.ts: Choose merge, squash or rebase."() {
    const upper = await stacked(() => repo.commit({ z: "z\n" }, "upper"));
    await repo.git("branch", "--force", "main", "main~1");
    await refused(ada.land(upper, "fast-forward"), "Choose merge, squash or rebase.");
    for (const method of ["merge", "squash", "rebase"] as const) expect(await obstaclesTo(upper, method)).toEqual([]);
    await moveMain();
    const topic = await ada.request("topic", "main");
    await refused(ada.land(topic, "fast-forward"), "Choose merge, squash or rebase.");
    for (const method of ["merge", "squash", "rebase"] as const) expect(await obstaclesTo(topic, method)).toEqual([]);
  },
  async "buildLanding.ts: Choose another target for the review."() {
    await repo.git("branch", "other", "main");
    const review = await ada.request("topic", "main");
    await repo.git("branch", "--force", "main", await repo.git("commit-tree", "main^{tree}", "-m", "Elsewhere"));
    for (const method of METHODS)
      await refused(ada.land(review, method), "no commit in common. Choose another target for the review.");
    await retarget(review, "other");
    await ada.land(review, "squash");
    expect(await filesOf("other")).toBe("f\ng");
    // As git-appraise writes a review, without a base.
    await repo.git("switch", "--quiet", "--create", "bare", "other~1");
    const first = await repo.commit({ k: "k\n" }, "bare");
    await repo.git("switch", "--quiet", "--detach");
    const request = { timestamp: "1700000000", reviewRef: "refs/heads/bare", targetRef: "refs/heads/main", v: 0 };
    const note = JSON.stringify({ ...request, requester: "ada@example.org", description: "Change" });
    await repo.git("notes", "--ref=devtools/reviews", "add", "-m", note, first);
    await refused(ada.land(first, "merge"), "base of the change is not known. Choose another target for the review.");
    await retarget(first, "other");
    await ada.land(first, "merge");
    expect(await filesOf("other")).toBe("f\ng\nk");
  },
  async "buildLanding.ts: Fetch the history:"() {
    const full = repo;
    await moveMain();
    await ada.request("topic", "main");
    const at = join(await tempFolder(), "shallow");
    const from = ["--branch=topic", "--no-single-branch", "--depth=2", `file://${full.path}`];
    await full.git("clone", "--quiet", ...from, at);
    await goTo(await tempRepo({ at, existing: true }));
    await repo.git("branch", "main", "origin/main");
    await repo.git("fetch", "--quiet", "origin", "refs/notes/devtools/*:refs/notes/devtools/*");
    await repo.git("switch", "--quiet", "--detach");
    const review = await full.git("rev-parse", "topic~1");
    const message = await refused(ada.land(review, "merge"), "Fetch the history: `git fetch --unshallow`.");
    await shell(/`(git [^`]+)`/u.exec(message)?.[1] ?? "");
    await ada.land(review, "merge");
    expect(await filesOf("main")).toBe("f\ng\nh");
  },
  async "buildLanding.ts: Merge it, or abandon the review."() {
    const review = await ada.request("topic", "main");
    await moveMain();
    await onMain(() => repo.git("cherry-pick", "topic~1", "topic"));
    for (const method of ["squash", "rebase"] as const)
      await refused(ada.land(review, method), "Merge it, or abandon the review.");
    expect(await obstaclesTo(review, "merge")).toEqual([]);
    await abandonReview(ada.context, { key: "abandon-1", review });
  },
  async "buildLanding.ts: Abandon the review."() {
    const upper = await stacked(() => repo.commit({ z: "z\n" }, "upper"));
    await onMain(() => repo.git("cherry-pick", "upper"));
    for (const method of ["merge", "squash", "rebase"] as const)
      await refused(ada.land(upper, method), "The target has all changes of the review already. Abandon the review.");
    await abandonReview(ada.context, { key: "abandon-1", review: upper });
  },
  async "landReview.ts: Look at the preview again."() {
    const review = await ada.request("topic", "main");
    const { head, target } = await ada.preview(review, "merge");
    await moveMain();
    const landing = landReview(ada.context, { key: "landing-1", review, method: "merge", head, target });
    await refused(landing, "Look at the preview again.");
    await ada.land(review, "merge");
  },
  async "landReview.ts: Land the change without deleting its branch."() {
    await repo.git("switch", "--quiet", "topic");
    const review = await ada.request("topic", "main");
    const hint = "Land the change without deleting its branch.";
    await refused(landWith("merge", review, { deleteBranch: true }), hint);
    await landWith("merge", review, {});
  },
  async "landReview.ts: Leave the message out, or choose another method."() {
    const review = await ada.request("topic", "main");
    const hint = "Leave the message out, or choose another method.";
    for (const method of ["rebase", "fast-forward"] as const) {
      await refused(landWith(method, review, { message: "Mine" }), hint);
      expect(await obstaclesTo(review, method)).toEqual([]);
    }
    await landWith("squash", review, { message: "Mine" });
    expect(await repo.git("log", "-1", "--format=%s", "main")).toBe("Mine");
  },
  async "landReview.ts: Do that first, or give a reason for landing the change without it."() {
    const hint = "Do that first, or give a reason for landing the change without it.";
    const review = await ada.request("topic", "main");
    const thread = await comment(review);
    await refused(ada.land(review, "squash"), hint);
    await landWith("squash", review, { override: "It can wait" });
    await undoLanding(ada.context, { key: "undo-1234", review });
    await refused(ada.land(review, "squash"), hint);
    await resolve(review, thread);
    await ada.land(review, "squash");
  },
  async "landingBranches.ts: Create the branch, or choose another target for the review."() {
    const hint =
      "main is not a local branch of this repository. Create the branch, or choose another target for the review.";
    const review = await ada.request("topic", "main");
    await repo.git("branch", "--move", "main", "other");
    await refused(ada.land(review, "squash"), hint);
    await repo.git("branch", "main", "other");
    expect(await obstaclesTo(review, "squash")).toEqual([]);
    await repo.git("branch", "--delete", "--force", "main");
    await retarget(review, "other");
    await ada.land(review, "squash");
    expect(await filesOf("other")).toBe("f\ng");
  },
  async "landingBranches.ts: Do that, then try again."() {
    const undo = await landed();
    const folder = `${await tempFolder()}/gone`;
    await repo.git("worktree", "add", "--quiet", folder, "main");
    await rm(folder, { recursive: true });
    await refused(undo(), "which is gone: `git worktree prune` forgets it. Do that, then try again.");
    await repo.git("worktree", "prune");
    await undo();
  },
  async "landingBranches.ts: Switch to another branch"() {
    const undo = await landed();
    await repo.git("switch", "--quiet", "main");
    await refused(undo(), `main is checked out in ${repo.path}. Switch to another branch there, then try again.`);
    await repo.git("switch", "--quiet", "topic");
    await undo();
  },
  async "landingBranches.ts: Finish or abort that"() {
    const undo = await landed();
    await repo.git("switch", "--quiet", "main");
    await repo.git("rebase", "--quiet", "--exec", "false", "--no-ff", "main~1").catch(() => undefined);
    await refused(undo(), `main is being rebased in ${repo.path}. Finish or abort that there, then try again.`);
    await repo.git("rebase", "--abort");
    await repo.git("switch", "--quiet", "--detach");
    await undo();
  },
  async "planLanding.ts: Land all of it."() {
    const upper = await stacked(async () => {
      await repo.commit({ y: "y\n" }, "upper 1");
      await repo.commit({ z: "z\n" }, "upper 2");
    });
    await repo.git("switch", "--quiet", "upper");
    for (const method of ["merge", "squash", "rebase"] as const) {
      await refused(ada.land(upper, method, "1"), `upper is checked out in ${repo.path}. Land all of it.`);
      expect(await obstaclesTo(upper, method)).toEqual([]);
    }
    await ada.land(upper, "rebase");
    expect(await filesOf("main")).toBe("f\ng\ny\nz");
  },
  async "planLanding.ts: Land it by a merge, which keeps the commits."() {
    const hint = "Land it by a merge, which keeps the commits.";
    const review = await ada.request("topic", "main");
    await moveMain();
    await repo.git("switch", "--quiet", "topic");
    await refused(ada.land(review, "squash", "1"), `topic is checked out in ${repo.path}. ${hint}`);
    await repo.git("switch", "--quiet", "--create", "upper");
    await repo.commit({ z: "z\n" }, "upper");
    await ada.request("upper", "topic");
    await refused(ada.land(review, "rebase", "1"), `Change upper is stacked on it. ${hint}`);
    await ada.land(review, "merge", "1");
    expect(await filesOf("main")).toBe("f\nh");
  },
  async "planLanding.ts: Merge or squash it."() {
    await repo.git("switch", "--quiet", "topic");
    await mergeWithMore("more");
    await repo.git("switch", "--quiet", "--detach");
    const review = await ada.request("topic", "main");
    await moveMain();
    await refused(ada.land(review, "rebase"), "typed would be missing. Merge or squash it.");
    for (const method of ["merge", "squash"] as const) expect(await obstaclesTo(review, method)).toEqual([]);
    // A commit that the target has is left out, but not the one that reverts it.
    await repo.git("switch", "--quiet", "--create", "back", "topic~3");
    await repo.commit({ f: "one\n2\n3\n" }, "one");
    await repo.git("revert", "--no-edit", "HEAD");
    await repo.commit({ k: "k\n" }, "third");
    await repo.git("switch", "--quiet", "--detach");
    await onMain(() => repo.git("cherry-pick", "back~2"));
    const other = await ada.request("back", "main");
    await refused(ada.land(other, "rebase"), "f would have other contents. Merge or squash it.");
    for (const method of ["merge", "squash"] as const) expect(await obstaclesTo(other, method)).toEqual([]);
  },
  async "planLanding.ts: Squash it."() {
    const upper = await stacked(async () => {
      await repo.git("revert", "--no-edit", "topic~1");
      await repo.git("revert", "--no-edit", "HEAD");
      await mergeWithMore("more");
    });
    for (const method of ["merge", "rebase"] as const) await refused(ada.land(upper, method), "Squash it.");
    await ada.land(upper, "squash");
    expect(await filesOf("main")).toBe("f\ng\nmore\ntyped");
  },
  async "planLanding.ts: Commit it on a branch."() {
    await repo.git("switch", "--quiet", "--create", "work", "main");
    await repo.write({ f: "1\nwork\n3\n" });
    await runGalley(repo.path, ["comment", "f:2", "-m", "Why?"]);
    await refused(runGalley(repo.path, ["land", "--yes"]), "Commit it on a branch.");
    await repo.git("commit", "--quiet", "--all", "-m", "Work");
    await runGalley(repo.path, ["request", "work", "--base", "main"]);
    await repo.git("switch", "--quiet", "--detach");
    await runGalley(repo.path, ["land", "work", "--yes"]);
    expect(await repo.git("show", "main:f")).toBe("1\nwork\n3");
  },
  async "pushLanding.ts: Check that you may push refs/notes/devtools there, then sync again."() {
    const remote = await withRemote();
    await remote.git("config", "receive.hideRefs", "refs/notes");
    const review = await ada.request("topic", "main");
    await ada.land(review, "merge");
    const hint = "Check that you may push refs/notes/devtools there, then sync again.";
    await refused(pushLanding(ada.context, { review, remote: "origin" }), hint);
    await remote.git("config", "--unset", "receive.hideRefs");
    await sync(ada.context, { remote: "origin" });
    expect(await remote.git("for-each-ref", "--format=%(refname)", "refs/notes/devtools/reviews")).not.toBe("");
  },
  async "planLanding.ts: Rebase it on …, or merge … into it, then try again."() {
    const review = await ada.request("topic", "main");
    await onMain(() => repo.commit({ f: "1\nzwei\n3\n" }, "on main"));
    const hint = "conflicts with main in f. Rebase it on main, or merge main into it, then try again.";
    await refused(ada.land(review, "merge"), hint);
    await repo.git("switch", "--quiet", "topic");
    await repo.git("merge", "--quiet", "--strategy-option=ours", "main");
    await repo.git("switch", "--quiet", "--detach");
    await runGalley(repo.path, ["show", "topic"]);
    await ada.land(review, "merge");
    expect(await repo.git("show", "main:f")).toBe("1\ntwo\n3");
  },
  async "pushLanding.ts: Correct that, then push again."() {
    const remote = await withRemote();
    await remote.git("config", "core.bare", "false");
    const review = await ada.request("topic", "main");
    await ada.land(review, "merge");
    const push = () => pushLanding(ada.context, { review, remote: "origin" });
    await refused(push(), "Correct that, then push again.");
    await remote.git("config", "core.bare", "true");
    await push();
    expect(await remote.git("rev-parse", "main")).toBe(await repo.git("rev-parse", "main"));
  },
  async "restack.ts: Choose it again:"() {
    const review = await ada.request("topic", "main");
    const old = await repo.git("rev-parse", "topic~1");
    await repo.git("switch", "--quiet", "--detach", old);
    await repo.git("commit", "--quiet", "--amend", "-m", "first, amended");
    await repo.git("cherry-pick", "topic");
    await repo.git("branch", "--force", "topic");
    await runGalley(repo.path, ["show", "topic"]);
    await refused(ada.preview(review, "merge", old), "Choose it again: `galley stack` lists the commits.");
    const { text } = await runGalley(repo.path, ["stack", "main..topic"]);
    const layer = /([0-9a-f]{7,}).* first, amended/u.exec(text)?.[1] ?? "";
    await repo.git("switch", "--quiet", "--detach", "main");
    await ada.land(review, "merge", layer);
    expect(await filesOf("main")).toBe("f");
  },
  async "undoLanding.ts: To take the change back with new commits, on …:"() {
    const base = await repo.git("rev-parse", "main");
    await repo.git("switch", "--quiet", "--create", "merged", "topic");
    await mergeWithMore("more");
    await repo.commit({ z: "z\n" }, "on top");
    await repo.git("switch", "--quiet", "--detach");
    for (const head of ["topic", "merged"])
      for (const method of head === "topic" ? METHODS : (["fast-forward", "merge", "squash"] as const)) {
        await repo.git("branch", "--force", "main", base);
        await repo.git("switch", "--quiet", "--create", `by-${method}-${head}`, head);
        await repo.commit({ [`${method}-${head}`]: "own\n" }, "own");
        await repo.git("switch", "--quiet", "--detach");
        const review = await ada.request(`by-${method}-${head}`, "main");
        await ada.land(review, method);
        await moveMain();
        const undo = undoLanding(ada.context, { key: `undo-${method}`, review });
        const message = await refused(undo, "To take the change back with new commits, on main: ");
        await repo.git("switch", "--quiet", "main");
        await shell(message.split("on main: ")[1] ?? "");
        expect(await repo.git("diff", "--name-only", base, "main")).toBe("h");
        await repo.git("switch", "--quiet", "--detach");
      }
  },
  async "planLanding.ts: Share it first."() {
    const commit = await repo.git("rev-parse", "topic");
    const { review } = await openCommitReview(ada.context, { key: "commit-12", commit });
    await refused(ada.land(review, "squash"), "A private review cannot be landed. Share it first.");
    await shareReview(ada.context, { key: "share-123", review });
    await ada.land(review, "squash");
    expect(await filesOf("main")).toBe("f\ng");
  },
};
