import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "../../../cli/runGalley.ts";
import {
  ada,
  approve,
  comment,
  dana,
  goTo,
  onMain,
  refused,
  repo,
  resolve,
  signing,
  verify,
  withRemote,
} from "./hintFixture.ts";

/** Hints of requirements for landing and of `galley verify`, as `file: hint`. Each sets up the state, expects the hint and follows it. */
export const REQUIREMENT_HINTS: Readonly<Record<string, () => Promise<void>>> = {
  async "requirements.ts: Resolve it."() {
    const review = await ada.request("topic", "main");
    const thread = await comment(review);
    await refused(ada.land(review, "squash"), "1 thread is unresolved. Resolve it.");
    await resolve(review, thread);
    await ada.land(review, "squash");
  },
  async "requirements.ts: Resolve them."() {
    const review = await ada.request("topic", "main");
    const threads = [await comment(review), await comment(review)];
    await refused(ada.land(review, "squash"), "2 threads are unresolved. Resolve them.");
    for (const thread of threads) await resolve(review, thread);
    await ada.land(review, "squash");
  },
  async "requirements.ts: Make them, and ask for another verdict."() {
    const review = await ada.request("topic", "main");
    await giveVerdict(dana(), { key: "reject-12", review, verdict: "reject", body: "No." });
    await refused(ada.land(review, "squash"), "Dana requested changes. Make them, and ask for another verdict.");
    await repo.git("switch", "--quiet", "topic");
    await repo.commit({ g: "G\n" }, "changed");
    await repo.git("switch", "--quiet", "--detach");
    await approve(review, dana());
    await ada.land(review, "squash");
  },
  async "requirements.ts: Correct it on …."() {
    const review = await ada.request("topic", "main");
    await onMain(() => repo.commit({ ".galley/review.json": "{" }, "rules"));
    await refused(ada.land(review, "squash"), "Correct it on main.");
    await onMain(() => repo.commit({ ".galley/review.json": '{"version":1,"land":{}}' }, "correct rules"));
    await ada.land(review, "squash");
  },
  async "requirements.ts: Choose another method."() {
    const review = await ada.request("topic", "main");
    await onMain(() => repo.commit({ ".galley/review.json": '{"version":1,"land":{"methods":["squash"]}}' }, "rules"));
    await refused(ada.land(review, "merge"), "Changes are landed on main by squash only. Choose another method.");
    await ada.land(review, "squash");
  },
  async "requirements.ts: Choose squash or rebase."() {
    const review = await ada.request("topic", "main");
    await onMain(() => repo.commit({ ".galley/review.json": '{"version":1,"land":{"linearHistory":true}}' }, "rules"));
    await refused(ada.land(review, "merge"), "Choose squash or rebase.");
    expect((await ada.preview(review, "squash")).unmet).toEqual([]);
    await ada.land(review, "rebase");
  },
  async "verifiedCommits.ts: Name the two revisions."() {
    await refused(verify("main...topic"), "A range is written <base>..<head>. Name the two revisions.");
    expect((await verify("main..topic")).states).toHaveLength(2);
  },
  async "verifiedCommits.ts: Name a commit, or a range that has commits, such as origin/main..HEAD."() {
    await repo.git("update-ref", "refs/remotes/origin/main", "main");
    const hint = "Name a commit, or a range that has commits, such as origin/main..HEAD.";
    expect((await verify("main..main")).problem?.next).toBe(hint);
    expect([(await verify("topic")).problem, (await verify("origin/main..HEAD")).problem]).toEqual([null, null]);
  },
  async "verifiedCommits.ts: Name a commit, or a range such as origin/main..HEAD."() {
    await repo.git("update-ref", "refs/remotes/origin/main", "main");
    await refused(verify("nowhere"), "Name a commit, or a range such as origin/main..HEAD.");
    expect([(await verify("topic")).problem, (await verify("origin/main..HEAD")).problem]).toEqual([null, null]);
  },
  async "verifiedCommits.ts: If the two are swapped, verify …..…."() {
    expect((await verify("topic..main")).problem?.next).toBe("If the two are swapped, verify main..topic.");
    expect(await verify("main..topic")).toMatchObject({ problem: null, states: ["UNAPPROVED", "UNAPPROVED"] });
  },
  async "verifiedCommits.ts: Write the full name, such as …."() {
    await repo.git("tag", "topic", "main");
    await refused(verify("main..topic"), "Write the full name, such as refs/heads/topic.");
    expect((await verify("main..refs/heads/topic")).states).toHaveLength(2);
  },
  async "verifyRange.ts: Request a review of it with `galley request`, or fetch the reviews with `galley sync`."() {
    const hint = "Request a review of it with `galley request`, or fetch the reviews with `galley sync`.";
    const remote = await withRemote();
    await repo.git("switch", "--quiet", "topic");
    expect((await verify("main..topic")).nexts).toEqual([hint, hint]);
    await runGalley(repo.path, ["request", "--base", "main"]);
    const review = await repo.git("rev-parse", "topic~1");
    await approve(review, dana());
    expect((await verify("main..topic")).states).toEqual(["APPROVED", "APPROVED"]);
    await runGalley(repo.path, ["sync", "origin"]);
    await repo.git("push", "--quiet", "origin", "topic");
    const at = join(await tempFolder(), "clone");
    await repo.git("clone", "--quiet", "--branch=topic", remote.path, at);
    await goTo(await tempRepo({ at, existing: true }));
    expect((await verify("origin/main..topic")).nexts).toEqual([hint, hint]);
    await runGalley(repo.path, ["sync"]);
    expect((await verify("origin/main..topic")).states).toEqual(["APPROVED", "APPROVED"]);
  },
  async "Approvals.ts: Have it signed with …, or count approvals without a signature with --allow-unsigned of galley verify or galley hook install."() {
    const { review, home, signer } = await signing();
    const signers = await home.allow(signer);
    await approve(review, dana());
    const hint = `Have it signed with \`galley approve ${review.slice(0, 12)} --sign\`, or count approvals without a signature with --allow-unsigned of galley verify or galley hook install.`;
    const options = { allowsUnsigned: false, allowedSigners: signers };
    expect((await verify("main..topic", options)).nexts).toEqual([hint, hint]);
    expect((await verify("main..topic")).states).toEqual(["APPROVED", "APPROVED"]);
    await repo.git("config", "user.email", "dana@example.org");
    await runGalley(repo.path, ["approve", review.slice(0, 12), "--sign"]);
    expect((await verify("main..topic", options)).states).toEqual(["APPROVED", "APPROVED"]);
  },
  async "Approvals.ts: Add the key to .galley/allowed_signers of the target or to the file of gpg.ssh.allowedSignersFile, or name another file with --allowed-signers."() {
    const { review, home, signer } = await signing();
    await approve(review, dana(), true);
    const hint =
      "Add the key to .galley/allowed_signers of the target or to the file of gpg.ssh.allowedSignersFile, or name another file with --allowed-signers.";
    const usual = { allowsUnsigned: false };
    expect((await verify("main..topic", usual)).nexts).toEqual([hint, hint]);
    const file = join(await tempFolder(), "signers");
    await writeFile(file, `${signer}\n`);
    expect((await verify("main..topic", { ...usual, allowedSigners: file })).states).toEqual(["APPROVED", "APPROVED"]);
    await home.allow(signer);
    expect((await verify("main..topic", usual)).states).toEqual(["APPROVED", "APPROVED"]);
  },
  async "Approvals.ts: Verify a range that has all of the change, up to its last commit."() {
    await approve(await ada.request("topic", "main"), dana());
    const hint = "Verify a range that has all of the change, up to its last commit.";
    expect((await verify("main..topic~1")).nexts).toEqual([hint]);
    expect((await verify("main..topic")).states).toEqual(["APPROVED", "APPROVED"]);
  },
  async "Approvals.ts: Ask somebody else to run …, let an agent commit and request with a user.email of its own, or set authorsMayApprove to true in .galley/review.json of the target."() {
    const review = await ada.request("topic", "main");
    await approve(review, ada.context);
    const hint = `Ask somebody else to run \`galley approve ${review.slice(0, 12)} --sign\`, let an agent commit and request with a user.email of its own, or set authorsMayApprove to true in .galley/review.json of the target.`;
    expect((await verify("main..topic")).nexts).toEqual([hint, hint]);
    await approve(review, dana());
    expect((await verify("main..topic")).states).toEqual(["APPROVED", "APPROVED"]);
  },
  async "Approvals.ts: Ask somebody who did not write it to read it as it is and to run …."() {
    const review = await ada.request("topic", "main");
    const hint = `Ask somebody who did not write it to read it as it is and to run \`galley approve ${review.slice(0, 12)} --sign\`.`;
    expect((await verify("main..topic")).nexts).toEqual([hint, hint]);
    await approve(review, dana());
    expect((await verify("main..topic")).states).toEqual(["APPROVED", "APPROVED"]);
  },
};
