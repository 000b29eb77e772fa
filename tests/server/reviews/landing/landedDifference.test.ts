import { beforeEach, describe, expect, it } from "vitest";
import { landingMove } from "#server/operations/landing/landReview.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { type Lander, openLander } from "./landingRepo.ts";

let repo: TempRepo;
const lines = (...changed: readonly string[]): string =>
  Array.from({ length: 9 }, (_, at) => `${changed[at] ?? at + 1}\n`).join("");
const filesOf = (commit: string) => repo.git("ls-tree", "-r", "--name-only", commit);
const subjects = (range: string) => repo.git("log", "--format=%s", range);

beforeEach(async () => {
  repo = await tempRepo();
  await repo.commit({ f: lines() }, "base");
});

/** Runs git commands on a new branch, which nothing has checked out afterwards. */
async function branch(name: string, from: string, make: () => Promise<unknown>): Promise<void> {
  await repo.git("switch", "--quiet", "--create", name, from);
  await make();
  await repo.git("switch", "--quiet", "--detach");
}

async function onMain(make: () => Promise<unknown>): Promise<void> {
  await repo.git("switch", "--quiet", "main");
  await make();
  await repo.git("switch", "--quiet", "--detach");
}

describe("a review on a branch that landed as one commit", () => {
  let ada: Lander;
  let upper: string;

  beforeEach(async () => {
    await branch("p1", "main", () => repo.commit({ "tmp.txt": "t\n", f: lines("1", "p1") }, "p1"));
    await branch("p2", "p1", async () => {
      await repo.git("rm", "--quiet", "tmp.txt");
      await repo.commit({ z: "z\n" }, "p2");
    });
    ada = await openLander(repo);
    const lower = await ada.request("p1", "main");
    upper = await ada.request("p2", "p1");
    await ada.land(lower, "squash");
  });

  for (const method of ["merge", "squash", "rebase"] as const)
    it(`lands its deletion of a file of the lower one by ${method}, and no commit of that`, async () => {
      const before = await repo.git("rev-parse", "main");
      const { commits, obstacles, notices } = await ada.preview(upper, method);
      expect([commits, obstacles, notices]).toEqual([method === "merge" ? 2 : 1, [], []]);
      await ada.land(upper, method);
      expect(await filesOf("main")).toBe("f\nz");
      expect(await subjects(`${before}..main`)).toBe(
        { merge: "Merge branch 'p2' into main\np2", squash: "Change p2", rebase: "p2" }[method],
      );
    });

  it("is not landed by a fast-forward, even where its commits begin at the target", async () => {
    await repo.git("branch", "--force", "main", "main~1");
    const { obstacles } = await ada.preview(upper, "fast-forward");
    expect(obstacles).toEqual([
      {
        sentence: "The change is based on commits that the target has not.",
        next: "Choose merge, squash or rebase.",
      },
    ]);
    await ada.land(upper, "merge");
    expect(await filesOf("main")).toBe("f\nz");
  });

  it("keeps its base when its branch gets another commit", async () => {
    await repo.git("switch", "--quiet", "p2");
    await repo.commit({ y: "y\n" }, "more");
    await repo.git("switch", "--quiet", "--detach");
    const { reviewed } = await ada.preview(upper, "squash");
    expect(reviewed?.base).toBe(await repo.git("rev-parse", "p1"));
  });
});

it("is refused where the target is behind the remote branch that the change is based on, with the way to update it", async () => {
  await branch("ahead", "main", () => repo.commit({ g: "g\n" }, "ahead"));
  await repo.git("update-ref", "refs/remotes/origin/main", "ahead");
  await branch("topic", "ahead", () => repo.commit({ h: "h\n" }, "topic"));
  const ada = await openLander(repo);
  const review = await ada.request("topic", "main");
  const sentence = "main is behind origin/main, on which the change is based.";
  expect(await ada.preview(review, "merge")).toMatchObject({
    obstacles: [{ sentence, next: "Update it first." }],
  });
});

it("is refused where the target has no commit in common with it any more", async () => {
  await branch("topic", "main", () => repo.commit({ h: "h\n" }, "topic"));
  const ada = await openLander(repo);
  const review = await ada.request("topic", "main");
  await repo.git("branch", "--force", "main", await repo.git("commit-tree", "main^{tree}", "-m", "Elsewhere"));
  for (const method of ["fast-forward", "merge", "squash", "rebase"] as const)
    await expect(ada.land(review, method)).rejects.toThrow(
      "The branches have no commit in common. Choose another target for the review.",
    );
});

describe("a branch that holds merges", () => {
  async function merged(added: Readonly<Record<string, string>>): Promise<Lander> {
    await branch("topic", "main", () => repo.commit({ a: "a\n" }, "topic"));
    await onMain(() => repo.commit({ b: "b\n" }, "main"));
    await repo.git("switch", "--quiet", "topic");
    await repo.git("merge", "--quiet", "--no-ff", "--no-commit", "main");
    await repo.write(added);
    await repo.git("add", "--all");
    await repo.git("commit", "--quiet", "-m", "merge main");
    await repo.git("switch", "--quiet", "--detach");
    await onMain(() => repo.commit({ c: "c\n" }, "later"));
    return openLander(repo);
  }

  it("is not rebased without what its merge added itself, and the difference is shown", async () => {
    const ada = await merged({ "typed.txt": "typed into the merge\n" });
    const review = await ada.request("topic", "main");
    const before = await repo.git("for-each-ref", "refs/heads");
    const plan = await ada.preview(review, "rebase");
    expect(plan.differences).toEqual([{ path: "typed.txt", what: "would be missing" }]);
    await expect(ada.land(review, "rebase")).rejects.toMatchObject({
      code: "CONFLICT",
      message: "The target would not get what was reviewed. typed.txt would be missing. Merge or squash it.",
    });
    expect(await repo.git("for-each-ref", "refs/heads")).toBe(before);
    await ada.land(review, "squash");
    expect(await filesOf("main")).toBe("a\nb\nc\nf\ntyped.txt");
  });

  it("is rebased if that brings the same tree", async () => {
    const ada = await merged({});
    await ada.land(await ada.request("topic", "main"), "rebase");
    expect(await filesOf("main")).toBe("a\nb\nc\nf");
    expect(await repo.git("log", "--format=%s %P", "-1", "main")).toBe(
      `topic ${await repo.git("rev-parse", "main~1")}`,
    );
  });
});

it("refuses to move a branch to any tree but the reviewed one, and names each file that differs", async () => {
  await branch("topic", "main", () => repo.commit({ a: "a\n", b: "b\n" }, "topic"));
  await branch("other", "main", () => repo.commit({ a: "a\n", b: "B\n", c: "c\n" }, "other"));
  await repo.git("update-index", "--chmod=+x", "a");
  await repo.git("commit", "--quiet", "--amend", "--no-edit");
  const [base = "", head = "", to = ""] = (await repo.git("rev-parse", "main", "topic", "HEAD")).split("\n");
  const { context } = await openLander(repo);
  const move = { name: "refs/heads/main", from: base, to };
  await expect(landingMove(context.git, { base, head }, move)).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "The target would not get what was reviewed. a would have the mode 100755, not 100644, b would have other contents, and c would be there, which the reviewed change does not have. Squash it.",
  });
  expect(await landingMove(context.git, { base, head }, { ...move, to: head })).toMatchObject({ from: base, to: head });
});

describe("a commit that the target has already", () => {
  async function picked(isReverted: boolean): Promise<{ readonly ada: Lander; readonly review: string }> {
    await branch("topic", "main", async () => {
      await repo.commit({ f: lines("one") }, "first");
      await repo.commit({ g: "g\n" }, "second");
      await repo.git("commit", "--quiet", "--allow-empty", "-m", "empty");
    });
    await onMain(async () => {
      await repo.git("cherry-pick", "topic~2");
      if (isReverted) await repo.git("revert", "--no-edit", "HEAD");
    });
    const ada = await openLander(repo);
    return { ada, review: await ada.request("topic", "main") };
  }

  it("is left out by a rebase, which names it", async () => {
    const { ada, review } = await picked(false);
    const first = await repo.git("rev-parse", "topic~2");
    const { notices, commits } = await ada.preview(review, "rebase");
    expect([commits, notices]).toEqual([
      2,
      [`Commit ${first.slice(0, 10)} “first” is left out: the target has its change already.`],
    ]);
    await ada.land(review, "rebase");
    expect(await subjects("main")).toBe("empty\nsecond\nfirst\nbase");
  });

  it("lands again by a rebase if the target reverted it", async () => {
    const { ada, review } = await picked(true);
    expect((await ada.preview(review, "rebase")).dropped).toEqual([]);
    await ada.land(review, "rebase");
    expect(await repo.git("show", "main:f")).toBe(lines("one").trim());
    expect(await subjects("main")).toBe('empty\nsecond\nfirst\nRevert "first"\nfirst\nbase');
  });

  it("makes no empty squash if it is all", async () => {
    await branch("topic", "main", () => repo.commit({ f: lines("one") }, "first"));
    const ada = await openLander(repo);
    const review = await ada.request("topic", "main");
    await onMain(async () => {
      await repo.commit({ g: "g\n" }, "before");
      await repo.git("cherry-pick", "topic");
    });
    const before = await repo.git("for-each-ref");
    for (const method of ["squash", "rebase"] as const)
      await expect(ada.land(review, method)).rejects.toMatchObject({
        code: "CONFLICT",
        message: "The target has all changes of the review already. Merge it, or abandon the review.",
      });
    expect(await repo.git("for-each-ref")).toBe(before);
    await ada.land(review, "merge");
  });
});

it("names a wish for signatures that is not fulfilled", async () => {
  await branch("topic", "main", () => repo.commit({ g: "g\n" }, "topic"));
  await repo.git("config", "commit.gpgSign", "true");
  const ada = await openLander(repo);
  const review = await ada.request("topic", "main");
  const notices = async (method: LandingMethod) => (await ada.preview(review, method)).notices;
  expect(await notices("merge")).toEqual(["commit.gpgSign is set, but Galley signs no commits."]);
  expect(await notices("fast-forward")).toEqual([]);
});
