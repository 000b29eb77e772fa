import { existsSync } from "node:fs";
import { rm, utimes, writeFile } from "node:fs/promises";
import { beforeEach, expect, it } from "vitest";
import { giveVerdict } from "#server/operations/verdicts/giveVerdict.ts";
import { type LandReviewInput, landReview } from "#server/operations/landing/landReview.ts";
import { previewLanding } from "#server/reviews/landing/planLanding.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { tempFolder } from "#tests/helpers/tempRepo.ts";
import { GIT_APPRAISE, gitAppraise } from "#tests/helpers/gitAppraise.ts";
import { requestedReviewFixture, type ReviewFixture } from "../../reviews/reviewFixture.ts";

let fixture: ReviewFixture;

beforeEach(async () => {
  fixture = await requestedReviewFixture();
  await fixture.repo.git("checkout", "--quiet", "topic");
});

async function inputOf(method: LandingMethod, key = "land-1234"): Promise<LandReviewInput> {
  const { head, target } = await previewLanding(fixture.ada, { review: fixture.first, method });
  return { key, review: fixture.first, method, head, target };
}

const land = async (method: LandingMethod): Promise<string> =>
  (await landReview(fixture.ada, await inputOf(method))).landed;

it("moves the target and closes the review, and leaves work tree and index unchanged", async () => {
  const { repo } = fixture;
  await repo.write({ "word.txt": "not committed\n" });
  const status = await repo.git("status", "--porcelain=v2", "--branch");
  const landed = await land("squash");
  expect(await repo.git("rev-parse", "main")).toBe(landed);
  expect(await repo.git("log", "--format=%P %cn %s", "-1", "main")).toBe(`${fixture.base} Ada Shout three`);
  expect(await repo.git("rev-parse", "main^{tree}")).toBe(await repo.git("rev-parse", "topic^{tree}"));
  expect(await repo.git("status", "--porcelain=v2", "--branch")).toBe(status);
  expect(await fixture.review()).toMatchObject({ state: "MERGED", mergedHow: "squash" });
  const closing = (await fixture.lines("reviews")).at(-1);
  expect(closing).toMatchObject({ alias: landed, galley: { act: "close", landed, landedOnto: fixture.base } });
  expect(await repo.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
});

it("lands by fast-forward and by a merge commit", async () => {
  expect(await land("fast-forward")).toBe(fixture.head);
  expect(await fixture.review()).toMatchObject({ state: "MERGED", mergedHow: "merge" });
  fixture = await requestedReviewFixture();
  const { repo, head, base } = fixture;
  await repo.git("checkout", "--quiet", "topic");
  const merged = await land("merge");
  expect(await repo.git("rev-parse", "main", "main^1", "main^2")).toBe([merged, base, head].join("\n"));
  expect(await repo.git("log", "--format=%s", "-1", merged)).toBe("Merge branch 'topic' into main");
});

it("is refused if the target is checked out", async () => {
  const { repo } = fixture;
  await repo.git("checkout", "--quiet", "main");
  const before = await fixture.refs();
  await expect(land("merge")).rejects.toMatchObject({
    code: "CONFLICT",
    message: `main is checked out in ${repo.path}. Switch to another branch there, then try again.`,
  });
  expect(await fixture.refs()).toBe(before);
});

it("is refused while the target is being rebased in another work tree", async () => {
  const { repo } = fixture;
  const folder = `${await tempFolder()}/other`;
  await repo.git("worktree", "add", "--quiet", folder, "main");
  await repo.git("-C", folder, "commit", "--quiet", "--allow-empty", "-m", "More");
  await repo.git("-C", folder, "rebase", "--quiet", "--exec", "false", "--no-ff", "main~1").catch(() => undefined);
  await expect(land("merge")).rejects.toThrow(
    `main is being rebased in ${folder}. Finish or abort that there, then try again.`,
  );
});

it("deletes the branch of the review in the same transaction, unless something prevents it", async () => {
  const { repo, ada, first: review } = fixture;
  const obstacle = async (): Promise<string | null> =>
    (await previewLanding(ada, { review, method: "merge" })).branchObstacle;
  expect(await obstacle()).toBe(`topic is checked out in ${repo.path}.`);
  const refused = landReview(ada, { ...(await inputOf("merge")), deleteBranch: true });
  const next = "Land the change without deleting its branch.";
  await expect(refused).rejects.toMatchObject({
    code: "CONFLICT",
    message: `topic is checked out in ${repo.path}. ${next}`,
  });
  await repo.git("checkout", "--quiet", "--detach");
  expect(await obstacle()).toBeNull();
  await repo.git("pack-refs", "--all");
  await landReview(ada, { ...(await inputOf("merge")), deleteBranch: true });
  expect(await repo.git("for-each-ref", "refs/heads/", "--format=%(refname)")).toBe("refs/heads/main");
  const closing = (await fixture.lines("reviews")).at(-1);
  expect(closing?.galley).toMatchObject({ act: "close", deleted: fixture.head });
});

it("deletes no branch that does not exist, or that is not at the reviewed commit", async () => {
  const { repo, ada, first: review } = fixture;
  await repo.git("checkout", "--quiet", "--detach");
  const obstacle = async (): Promise<string | null> =>
    (await previewLanding(ada, { review, method: "merge" })).branchObstacle;
  await repo.git("branch", "-f", "topic", "main");
  expect(await obstacle()).toBe("topic has other commits than the review.");
  await repo.git("branch", "-D", "topic");
  expect(await obstacle()).toBe("The review has no local branch to delete.");
});

it("is refused for a request for changes, unless a reason is given, which is recorded", async () => {
  const verdict = { key: "verdict-1", review: fixture.first, verdict: "reject", body: "No." } as const;
  await giveVerdict(fixture.carl, verdict);
  const preview = await previewLanding(fixture.ada, { review: fixture.first, method: "merge" });
  expect(preview.unmet).toEqual(["Carl requested changes. Make them, and ask for another verdict."]);
  const input = await inputOf("merge");
  await expect(landReview(fixture.ada, input)).rejects.toMatchObject({ code: "CONFLICT" });
  await landReview(fixture.ada, { ...input, override: "Carl is away" });
  expect((await fixture.lines("reviews")).at(-1)?.galley).toMatchObject({ override: "Carl is away" });
});

it("is refused while the target is locked, however old the lock is, and removes none", async () => {
  const { repo } = fixture;
  const before = await fixture.refs();
  for (const name of ["refs/heads/main", "packed-refs"]) {
    const file = `${repo.path}/.git/${name}.lock`;
    await writeFile(file, "");
    await utimes(file, 1_700_000_000, 1_700_000_000);
    const input = { ...(await inputOf("merge")), deleteBranch: true };
    await repo.git("checkout", "--quiet", "--detach");
    await expect(landReview(fixture.ada, input)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining(`it made ${file} `),
    });
    expect(await fixture.refs()).toBe(before);
    expect(existsSync(file)).toBe(true);
    await rm(file);
  }
  await land("merge");
});

it("is refused if the target moved after the preview, and nothing is written", async () => {
  const { repo } = fixture;
  const input = await inputOf("merge");
  await repo.git(
    "branch",
    "--force",
    "main",
    await repo.git("commit-tree", "main^{tree}", "-p", "main", "-m", "Other"),
  );
  const before = await fixture.refs();
  await expect(landReview(fixture.ada, input)).rejects.toMatchObject({ code: "STALE" });
  expect(await fixture.refs()).toBe(before);
});

it("names the files that conflict, and lands nothing", async () => {
  const { repo } = fixture;
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ "word.txt": "one\ntwo\nThree!\nfour\nfive\nsix\n" });
  await repo.git("checkout", "--quiet", "topic");
  const message = "The change conflicts with main in word.txt.";
  await expect(land("squash")).rejects.toThrow(message);
  await expect(land("fast-forward")).rejects.toThrow("The target has commits that the change has not.");
});

it("runs no merge driver of the repository: such a file is left to git", async () => {
  const { repo } = fixture;
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ ".gitattributes": "*.txt merge=ours\n", "word.txt": "one\ntwo\nthree\nfour\nfive\nSIX\n" });
  await repo.git("checkout", "--quiet", "topic");
  const message = "A merge driver is set for word.txt, and Galley runs none.";
  await expect(land("merge")).rejects.toThrow(message);
});

it("accepts no message if the commits keep theirs", async () => {
  const input = { ...(await inputOf("rebase")), message: "All in one" };
  await expect(landReview(fixture.ada, input)).rejects.toMatchObject({ code: "BAD_INPUT" });
});

it("is for people who run this Galley: an agent cannot land", async () => {
  const input = await inputOf("merge");
  for (const role of ["reader", "agent", "reviewer"] as const) {
    const context = { ...fixture.ada, viewer: { ...fixture.ada.viewer, role } };
    await expect(landReview(context, input)).rejects.toMatchObject({ code: "FORBIDDEN" });
  }
});

it(
  "if sixteen land at once one succeeds, and the others are refused because the target moved",
  { tags: "slow" },
  async () => {
    const inputs = await Promise.all(
      Array.from({ length: 16 }, (_, index) => inputOf("squash", `land-${1000 + index}`)),
    );
    const results = await Promise.allSettled(inputs.map((input) => landReview(fixture.ada, input)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected")
        expect(result.reason).toMatchObject({ code: expect.stringMatching(/STALE|CONFLICT/u) });
    expect(await fixture.repo.git("rev-list", "--count", `${fixture.base}..main`)).toBe("1");
  },
);

it("git-appraise considers the review submitted: its alias is in the target", async () => {
  for (const method of ["squash", "rebase"] as const) {
    fixture = await requestedReviewFixture();
    const { repo } = fixture;
    await repo.git("checkout", "--quiet", "main");
    await repo.commit({ "other.txt": "other\n" });
    await repo.git("checkout", "--quiet", "topic");
    await land(method);
    const alias = (await fixture.lines("reviews")).at(-1)?.["alias"];
    await repo.git("merge-base", "--is-ancestor", String(alias), "main");
    expect(await fixture.review()).toMatchObject({ state: "MERGED", mergedHow: method });
  }
});

const METHODS: readonly LandingMethod[] = ["fast-forward", "merge", "squash", "rebase"];

it.runIf(GIT_APPRAISE !== undefined)(
  "git-appraise considers an approved review submitted, whatever the method",
  async () => {
    for (const method of METHODS) {
      fixture = await requestedReviewFixture();
      const { repo, first } = fixture;
      await repo.git("checkout", "--quiet", "topic");
      const stateOf = async (): Promise<string> =>
        /\[[^\]]*\]/u.exec(await gitAppraise(repo.path, "show", first))?.[0] ?? "";
      await giveVerdict(fixture.carl, { key: "approve-1", review: first, verdict: "approve", body: "" });
      expect(await stateOf()).toBe("[accepted]");
      await land(method);
      expect(await stateOf(), method).toBe("[submitted]");
    }
  },
);
