import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openRepository } from "#server/git/repository/openRepository.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import { type VerifiedRange, verifyRange, type VerifyRangeInput } from "#server/reviews/landing/verifyRange.ts";
import { recordPatchSet } from "#server/operations/patchSets/recordPatchSet.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { sshHome } from "#tests/helpers/sshHome.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { NOON, requestedReviewFixture, type ReviewFixture } from "../reviewFixture.ts";

let fixture: ReviewFixture;
/** Who reads the change and has no part in it; raw git commits as Carl here. */
let dana: ReviewContext;
let signers: string;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  dana = { ...fixture.ada, viewer: { ...fixture.ada.viewer, email: "dana@example.org", name: "Dana" } };
  await fixture.repo.git("checkout", "--quiet", "topic");
  const home = await sshHome();
  const { publicKey } = await home.key("dana");
  await home.configure("[gpg]\n  format = ssh\n[user]\n  signingKey = ~/.ssh/dana\n");
  signers = await home.allow(`dana@example.org ${publicKey}`);
});
afterEach(() => void vi.unstubAllEnvs());

async function approve(sign = true, context = dana): Promise<void> {
  await giveVerdict(context, { key: `verdict-${sign}`, review: fixture.first, verdict: "approve", body: "", sign });
}

/** Adds a commit to `main`, so that landing is not a fast-forward. */
async function moveMain(file = "more.txt", content = "more\n"): Promise<void> {
  const { repo } = fixture;
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ [file]: content }, "Add more");
  await repo.git("checkout", "--quiet", "topic");
}

async function land(method: LandingMethod): Promise<void> {
  const { first, ada } = fixture;
  const { head, target } = await previewLanding(ada, { review: first, method });
  await landReview(ada, { key: "land-1234", review: first, method, head, target });
}

async function verify(more: Partial<VerifyRangeInput> = {}): Promise<VerifiedRange> {
  const range = `${fixture.base}..main`;
  return verifyRange(fixture.ada, { range, allowsUnsigned: false, allowedSigners: signers, ...more });
}

/** Each commit with its state, and the obstacles and the differences of the verdicts. */
function summary({ commits }: VerifiedRange): readonly string[] {
  return commits.map(({ commit, state, changes }) => {
    const verdicts = changes.flatMap(({ verdicts }) =>
      verdicts.map(({ kind, obstacle }) => obstacle ?? kind ?? "nothing"),
    );
    return [commit.message.split("\n")[0], state, ...verdicts].join(", ");
  });
}

it("finds the approved commits of a fast-forward", async () => {
  await approve();
  await land("fast-forward");
  expect(summary(await verify())).toEqual(["Add new, APPROVED, IDENTICAL", "Shout three, APPROVED, IDENTICAL"]);
});

it("finds them in a merge, which adds nothing itself, and not what somebody pushed to the target", async () => {
  await approve();
  await moveMain();
  await land("merge");
  expect(summary(await verify())).toEqual([
    "Merge branch 'topic' into main, APPROVED, TRIVIAL_REBASE",
    "Add new, APPROVED, IDENTICAL",
    "Shout three, APPROVED, IDENTICAL",
    "Add more, UNAPPROVED",
  ]);
});

it.each([
  ["squash", ["Shout three, APPROVED, TRIVIAL_REBASE", "Add more, UNAPPROVED"]],
  ["rebase", ["Add new, APPROVED, TRIVIAL_REBASE", "Shout three, APPROVED, TRIVIAL_REBASE", "Add more, UNAPPROVED"]],
] as const)("finds a change that was landed by %s", async (method, expected) => {
  await approve();
  await moveMain();
  await land(method);
  expect(summary(await verify())).toEqual(expected);
});

it("reports that only the messages differ if the change was squashed at the same place", async () => {
  await approve();
  await land("squash");
  expect(summary(await verify())).toEqual(["Shout three, APPROVED, MESSAGE_ONLY"]);
});

it("finds a change that was squashed by hand, by its contents", async () => {
  const { repo } = fixture;
  await approve();
  await moveMain();
  await repo.git("checkout", "--quiet", "main");
  await repo.git("merge", "--quiet", "--squash", "topic");
  await repo.git("commit", "--quiet", "-m", "By hand");
  const found = await verify({ range: "main" });
  expect(summary(found)).toEqual(["By hand, APPROVED, TRIVIAL_REBASE"]);
  expect(found.commits[0]?.changes).toMatchObject([{ how: "contents" }]);
});

it("does not accept an approval for what was changed after it", async () => {
  const { repo } = fixture;
  await approve();
  await repo.commit({ "new.txt": "evil\n" }, "Smuggle");
  await repo.git("branch", "--force", "main", "topic");
  expect(summary(await verify())).toEqual([
    "Smuggle, UNAPPROVED",
    "Add new, APPROVED, IDENTICAL",
    "Shout three, APPROVED, IDENTICAL",
  ]);
  await repo.git("reset", "--quiet", "--hard", fixture.head);
  await repo.commit({ "new.txt": "evil\n" }, "Amend");
  await repo.git("reset", "--quiet", "--soft", fixture.base);
  await repo.git("commit", "--quiet", "-m", "Shout three");
  await repo.git("branch", "--force", "main", "topic");
  expect(summary(await verify())).toEqual(["Shout three, UNAPPROVED"]);
});

it("does not accept an approval for the same edits on files that the target changed", async () => {
  await approve();
  await moveMain("word.txt", "one\ntwo\nthree\nfour\nfive\nSIX\n");
  await land("rebase");
  const obstacle = "for the same edits, but on other contents of the same files";
  expect(summary(await verify())).toEqual([
    `Add new, UNAPPROVED, ${obstacle}`,
    `Shout three, UNAPPROVED, ${obstacle}`,
    "Add more, UNAPPROVED",
  ]);
});

it("accepts a merge of such files that adds nothing itself, but no merge that does", async () => {
  const { repo } = fixture;
  await approve();
  await moveMain("word.txt", "one\ntwo\nthree\nfour\nfive\nSIX\n");
  await land("merge");
  const [merge, ...others] = summary(await verify());
  expect([merge, others.slice(0, 2)]).toEqual([
    "Merge branch 'topic' into main, MERGE",
    ["Add new, APPROVED, IDENTICAL", "Shout three, APPROVED, IDENTICAL"],
  ]);
  await repo.git("checkout", "--quiet", "main");
  await repo.git("rm", "--quiet", "same.txt");
  await repo.git("commit", "--quiet", "--amend", "--no-edit");
  const [evil] = summary(await verify());
  expect(evil).toBe("Merge branch 'topic' into main, UNAPPROVED");
});

it("needs a signature, unless unsigned ones are allowed", async () => {
  await approve(false);
  await land("fast-forward");
  expect(summary(await verify())).toEqual(["Add new, UNAPPROVED, not signed", "Shout three, UNAPPROVED, not signed"]);
  expect(summary(await verify({ allowsUnsigned: true }))).toEqual([
    "Add new, APPROVED, IDENTICAL",
    "Shout three, APPROVED, IDENTICAL",
  ]);
});

it("needs a key that is known to be the reviewer's", async () => {
  await approve();
  await land("fast-forward");
  const [first] = summary(await verify({ allowedSigners: join(await tempFolder(), "none") }));
  expect(first).toBe("Add new, UNAPPROVED, its signature could not be verified");
});

it("counts no approval by the author of the review", async () => {
  await approve(true, fixture.ada);
  await land("fast-forward");
  const [first] = summary(await verify({ allowsUnsigned: true }));
  expect(first).toBe("Add new, UNAPPROVED, by somebody who wrote, requested or signed the change");
});

it("trusts no record of a landing that has other contents", async () => {
  const { repo, first, base } = fixture;
  await approve();
  await land("squash");
  await repo.git("checkout", "--quiet", "main");
  const evil = await repo.commit({ "evil.txt": "evil\n" }, "Evil");
  const clone = join(await tempFolder(), "clone");
  await repo.git("clone", "--quiet", repo.path, clone);
  const inClone = (...args: readonly string[]) => repo.git("-C", clone, ...args);
  await inClone("fetch", "--quiet", "origin", "+refs/notes/devtools/*:refs/notes/devtools/*");
  const note = await inClone("notes", "--ref=devtools/reviews", "show", first);
  const forged = note.replace(/"landed":"[0-9a-f]{40}"/u, `"landed":"${evil}"`);
  expect(forged).not.toBe(note);
  await repo.gitBytes(["-C", clone, "notes", "--ref=devtools/reviews", "add", "-f", "-F", "-", first], {
    input: forged,
  });
  expect(await verifyIn(clone, `${base}..${evil}`)).toEqual([
    "Evil, UNAPPROVED, for another change",
    "Shout three, APPROVED, MESSAGE_ONLY",
  ]);
  const odd = note.replace(
    /"landedOnto":"[0-9a-f]{40}"/u,
    `"landedOnto":"${await inClone("rev-parse", "HEAD^{tree}")}"`,
  );
  await repo.gitBytes(["-C", clone, "notes", "--ref=devtools/reviews", "add", "-f", "-F", "-", first], { input: odd });
  expect(await verifyIn(clone, `${base}..${evil}`)).toEqual([
    "Evil, UNAPPROVED",
    "Shout three, APPROVED, MESSAGE_ONLY",
  ]);
});

/** Verifies a range in another repository. */
async function verifyIn(path: string, range: string | null): Promise<readonly string[]> {
  return summary(await rangeIn(path, range));
}

async function rangeIn(path: string, range: string | null): Promise<VerifiedRange> {
  const git = await openRepository(path);
  const store = new ReviewStore(git);
  try {
    const context = { git, store, index: createReviewIndex(git, store), now: () => NOON };
    return await verifyRange(context, { range, allowsUnsigned: false, allowedSigners: signers });
  } finally {
    await store.close();
    await git.close();
  }
}

it("accepts the approval of a change whose messages were changed, and that was reordered, squashed in part and split", async () => {
  const { repo, base, first, head } = fixture;
  await approve();
  await repo.git("reset", "--quiet", "--hard", base);
  await repo.git("cherry-pick", head);
  await repo.git("cherry-pick", first);
  await repo.git("commit", "--quiet", "--amend", "-m", "Other words");
  await recordAndPush();
  expect(summary(await verify())).toEqual(["Other words, APPROVED, MESSAGE_ONLY", "Add new, APPROVED, MESSAGE_ONLY"]);
  await repo.git("reset", "--quiet", "--soft", base);
  await repo.git("commit", "--quiet", "-m", "All of it");
  await repo.git("branch", "--force", "main", "topic");
  expect(summary(await verify())).toEqual(["All of it, APPROVED, MESSAGE_ONLY"]);
});

/** Lets Galley record the branch as a new patch set, and moves `main` there. */
async function recordAndPush(): Promise<void> {
  expect(await recordPatchSet(fixture.ada, { review: fixture.first })).toMatchObject({ number: expect.any(Number) });
  await fixture.repo.git("branch", "--force", "main", "topic");
}

it("accepts a fixup that was squashed into its commit after the approval", async () => {
  const { repo, base, first, head } = fixture;
  await repo.commit({ "new.txt": "newer\n" }, "fixup! Add new");
  await approve();
  const fixup = await repo.git("rev-parse", "HEAD");
  await repo.git("reset", "--quiet", "--hard", base);
  await repo.git("cherry-pick", first, head);
  await repo.git("cherry-pick", "--no-commit", fixup);
  await repo.git("commit", "--quiet", "--amend", "--no-edit");
  await recordAndPush();
  expect(summary(await verify())).toEqual(["Add new, APPROVED, MESSAGE_ONLY", "Shout three, APPROVED, MESSAGE_ONLY"]);
});

it("accepts an approved branch that its author brought up to date with a clean merge", async () => {
  const { repo } = fixture;
  await approve();
  await moveMain();
  const target = await repo.git("rev-parse", "main");
  await repo.git("merge", "--quiet", "--no-edit", "main");
  await repo.git("branch", "--force", "main", "topic");
  expect(summary(await verify({ range: `${target}..main` }))).toEqual([
    "Merge branch 'main' into topic, MERGE",
    "Add new, APPROVED, IDENTICAL",
    "Shout three, APPROVED, IDENTICAL",
  ]);
});

it.each(["merge", "squash", "rebase", "fast-forward"] as const)(
  "accepts a change that its reviewer landed by %s",
  async (method) => {
    const { first, base } = fixture;
    await approve();
    if (method !== "fast-forward") await moveMain();
    const { head, target } = await previewLanding(dana, { review: first, method });
    await landReview(dana, { key: "land-1234", review: first, method, head, target });
    const { commits } = await verify({ range: `${method === "fast-forward" ? base : target}..main` });
    expect(commits.filter(({ state }) => state === "UNAPPROVED")).toEqual([]);
    expect(commits.length).toBeGreaterThan(0);
  },
);

it("accepts a change that its reviewer picked to another branch after it had landed", async () => {
  const { repo, base } = fixture;
  await approve();
  await land("squash");
  await repo.git("branch", "release", base);
  await repo.git("checkout", "--quiet", "release");
  await repo.commit({ "release.txt": "release\n" }, "Release");
  const env = { GIT_COMMITTER_NAME: "Dana", GIT_COMMITTER_EMAIL: "dana@example.org" };
  await repo.gitBytes(["cherry-pick", "main"], { env });
  expect(summary(await verify({ range: "main..release" }))).toEqual([
    "Shout three, APPROVED, TRIVIAL_REBASE",
    "Release, UNAPPROVED",
  ]);
});

it.each([
  ["fast-forward", "fast-forward"],
  ["merge", "merge"],
  ["squash", "squash"],
] as const)(
  "accepts a stack of which the lower part was landed by %s, then the upper one by %s",
  async (lower, upper) => {
    const { repo, ada, base } = fixture;
    await approve();
    await repo.git("checkout", "--quiet", "-b", "upper");
    await repo.commit({ "upper.txt": "upper\n" }, "Add upper");
    const request = { key: "request-2", head: "upper", base: "topic", title: "Upper", body: "", reviewers: [] };
    const { review } = await requestReview(ada, request);
    await giveVerdict(dana, { key: "verdict-upper", review, verdict: "approve", body: "", sign: true });
    if (lower !== "fast-forward") await moveMain();
    const before = await repo.git("rev-parse", "main");
    await land(lower);
    const { head, target } = await previewLanding(ada, { review, method: upper });
    await landReview(ada, { key: "land-upper", review, method: upper, head, target });
    const { commits } = await verify({ range: `${lower === "fast-forward" ? base : before}..main` });
    expect(commits.filter(({ state }) => state === "UNAPPROVED")).toEqual([]);
    expect(commits.length).toBeGreaterThan(1);
  },
);

it("verifies what HEAD adds, one commit, and the first commit", async () => {
  const { repo, head, base } = fixture;
  await approve();
  expect(await verify({ range: null })).toMatchObject({ range: "main..HEAD", problem: null });
  expect(summary(await verify({ range: null }))).toHaveLength(2);
  await repo.git("checkout", "--quiet", "--detach", head);
  expect(await verify({ range: null })).toMatchObject({ range: "main..HEAD", commits: [{}, {}] });
  await repo.git("checkout", "--quiet", "--detach", base);
  expect(await verify({ range: null })).toMatchObject({ range: "the last 20 commits of HEAD" });
  expect(summary(await verify({ range: null }))).toEqual(["Begin, UNAPPROVED"]);
  await repo.git("checkout", "--quiet", "topic");
  await repo.git("branch", "--quiet", "--set-upstream-to=main", "topic");
  expect(await verify({ range: null })).toMatchObject({ range: "@{upstream}..HEAD" });
  expect(summary(await verify({ range: head }))).toEqual(["Add new, APPROVED, IDENTICAL"]);
  await expect(verify({ range: "main...topic" })).rejects.toMatchObject({ code: "BAD_INPUT" });
  await expect(verify({ range: "--all" })).rejects.toMatchObject({ code: "BAD_INPUT" });
  await expect(verify({ range: "gone" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

it("reports a range without commits, a reversed one, and a clone that is too shallow to know", async () => {
  const { repo, head } = fixture;
  await approve();
  const empty = "There are no commits in main..main, so nothing was verified.";
  expect(await verify({ range: "main..main" })).toMatchObject({ commits: [], problem: { reason: empty } });
  const reversed = "There are no commits in topic..main, so nothing was verified: topic has all commits of main.";
  const swap = "If the two are swapped, verify main..topic.";
  expect(await verify({ range: "topic..main" })).toMatchObject({
    commits: [],
    problem: { reason: reversed, next: swap },
  });
  for (const depth of [1, 2]) {
    const shallow = join(await tempFolder(), "shallow");
    await repo.git("clone", "--quiet", `--depth=${depth}`, "--branch=topic", `file://${repo.path}`, shallow);
    await repo.git("-C", shallow, "fetch", "--quiet", "origin", "+refs/notes/devtools/*:refs/notes/devtools/*");
    expect(await verifyIn(shallow, "HEAD")).toEqual([expect.stringMatching(/^Add new, UNAPPROVED/u)]);
    const { problem } = await rangeIn(shallow, depth === 1 ? head : "HEAD~1");
    expect(problem?.reason).toMatch(/^This clone is shallow: it has no history before [0-9a-f]{12}, /u);
    expect(problem?.next).toBe("Fetch the history: `git fetch --unshallow`.");
    await repo.git("-C", shallow, "fetch", "--quiet", "--unshallow");
    expect(await verifyIn(shallow, "HEAD")).toEqual(["Add new, APPROVED, IDENTICAL"]);
  }
});
