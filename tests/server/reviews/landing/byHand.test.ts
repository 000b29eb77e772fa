import { mkdir, rm } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import type { LandingMethod } from "#server/reviews/landing/buildLanding.ts";
import { abandonReview } from "#server/operations/requests/abandonReview.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { type Lander, openLander } from "./landingRepo.ts";

/** Every remedy that a refused landing prints is executed here, in the state in which it is printed. */

const METHODS: readonly LandingMethod[] = ["fast-forward", "merge", "squash", "rebase"];

let repo: TempRepo;
beforeEach(async () => {
  repo = await tempRepo();
  await repo.commit({ f: "1\n2\n3\n" }, "base");
  await repo.git("switch", "--quiet", "--create", "topic");
  await repo.commit({ f: "1\ntwo\n3\n" }, "first");
  await repo.commit({ g: "g\n" }, "second");
});

/** Runs printed commands in the repository's folder, one after the other. */
async function run(commands: readonly string[]): Promise<void> {
  for (const command of commands)
    await repo.git("-c", `alias.run=!unset $(git rev-parse --local-env-vars); cd '${repo.path}' && ${command}`, "run");
}

/** Returns the commands of the message of a refused landing. */
async function refusal(ada: Lander, review: string, method: LandingMethod, layer?: string): Promise<readonly string[]> {
  const message = await ada.land(review, method, layer).then(
    () => "It landed.",
    (error: unknown) => String(error),
  );
  const [, commands = ""] = message.split("By hand: ");
  expect(message).toContain("By hand: git ");
  return commands.split(" && ");
}

const filesOf = (commit: string) => repo.git("ls-tree", "-r", commit);

/** A branch of one commit more on main, so that nothing is a fast-forward. */
async function moveMain(files: Readonly<Record<string, string>>): Promise<void> {
  await repo.git("switch", "--quiet", "main");
  await repo.commit(files, "on main");
}

for (const method of METHODS) {
  describe(`by ${method}`, () => {
    it("the commands land the change where the target is checked out here, and HEAD stays on it", async () => {
      const ada = await openLander(repo);
      const review = await ada.request("topic", "main");
      if (method === "fast-forward") await repo.git("switch", "--quiet", "main");
      else await moveMain({ h: "h\n" });
      await run(await refusal(ada, review, method));
      expect(await repo.git("symbolic-ref", "HEAD")).toBe("refs/heads/main");
      expect(await repo.git("diff", "--name-only", "topic", "main")).toBe(method === "fast-forward" ? "" : "h");
    });

    it("the commands land it where the target is checked out elsewhere", async () => {
      const folder = `${await tempFolder()}/it's elsewhere`;
      await repo.git("worktree", "add", "--quiet", folder, "main");
      const ada = await openLander(repo);
      await run(await refusal(ada, await ada.request("topic", "main"), method));
      expect(await filesOf("main")).toBe(await filesOf("topic"));
      expect(await repo.git("symbolic-ref", "HEAD")).toBe("refs/heads/topic");
      expect(await repo.git("-C", folder, "symbolic-ref", "HEAD")).toBe("refs/heads/main");
    });

    it("the commands land it where the work tree of the target is gone", async () => {
      const folder = `${await tempFolder()}/gone`;
      await repo.git("worktree", "add", "--quiet", folder, "main");
      await rm(folder, { recursive: true });
      const ada = await openLander(repo);
      await run(await refusal(ada, await ada.request("topic", "main"), method));
      expect(await filesOf("main")).toBe(await filesOf("topic"));
    });
  });
}

/** Commands that stop and leave the repository in a state in which git switches no branch. `side` conflicts with `topic`. */
const STOPPED: Readonly<Record<string, readonly string[]>> = {
  "a merge": ["merge side"],
  "a cherry-pick": ["cherry-pick side"],
  "a revert": ["revert --no-edit topic~1"],
  "a rebase": ["rebase side"],
  "git am": ["format-patch -1 --output=patch side", "am patch"],
  "a bisect": ["bisect start topic main"],
  "files in conflict": ["stash", "restore --source=side --staged --worktree f", "commit -m other", "stash pop"],
};

for (const [state, commands] of Object.entries(STOPPED))
  it(`the commands land the change in the middle of ${state}, and leave that as it is`, async () => {
    await repo.git("switch", "--quiet", "--create", "side", "main");
    await repo.commit({ f: "1\nTWO\n3\n" }, "side");
    await repo.git("switch", "--quiet", "--create", "own", "topic");
    await repo.commit({ f: "1\nown\n3\n" }, "own");
    if (state === "files in conflict") await repo.write({ f: "1\nuncommitted\n3\n" });
    for (const command of commands) await repo.git(...command.split(" ")).catch(() => undefined);
    // A bisect is only disturbed by it.
    if (state !== "a bisect")
      await expect(repo.git("switch", "main")).rejects.toThrow(/cannot switch branch|resolve your current index/u);
    const status = await repo.git("status");
    const ada = await openLander(repo);
    const review = await ada.request("topic", "main");
    await mkdir(`${repo.path}-main`);
    for (const method of METHODS) {
      const { commands } = await ada.preview(review, method);
      expect(commands[0]).toBe(`git worktree add ${repo.path}-main-2 main`);
    }
    await run((await ada.preview(review, "merge")).commands);
    expect(await filesOf("main")).toBe(await filesOf("topic"));
    expect(await repo.git("status")).toBe(status);
  });

for (const [state, command] of Object.entries({ "a merge": "merge", "a cherry-pick": "cherry-pick" }))
  it(`the change lands after ${state} on the target was aborted, as the message asks`, async () => {
    await moveMain({ f: "1\nTWO\n3\n" });
    const ada = await openLander(repo);
    await repo.git("switch", "--quiet", "--create", "new", "main~1");
    await repo.commit({ g: "g\n" }, "new");
    const review = await ada.request("new", "main");
    await repo.git("switch", "--quiet", "main");
    await expect(repo.git(command, "topic~1")).rejects.toThrow("CONFLICT");
    expect(await ada.preview(review, "merge")).toMatchObject({ commands: [] });
    await expect(ada.land(review, "merge")).rejects.toThrow(
      `main is in the middle of ${state} in ${repo.path}. Finish or abort that there, then try again.`,
    );
    await repo.git(command, "--abort");
    await run(await refusal(ada, review, "merge"));
    expect(await repo.git("ls-tree", "-r", "--name-only", "main")).toBe("f\ng");
  });

for (const ff of ["only", "false"])
  for (const method of METHODS)
    it(`the commands land the change by ${method} if merge.ff is ${ff}`, async () => {
      if (method !== "fast-forward") await moveMain({ h: "h\n" });
      await repo.git("switch", "--quiet", "--detach");
      await repo.git("config", "merge.ff", ff);
      const ada = await openLander(repo);
      await run((await ada.preview(await ada.request("topic", "main"), method)).commands);
      expect(await repo.git("diff", "--name-only", "topic", "main")).toBe(method === "fast-forward" ? "" : "h");
      const counts = { "fast-forward": 3, merge: 5, squash: 3, rebase: 4 };
      expect(await repo.git("rev-list", "--count", "main")).toBe(String(counts[method]));
    });

it("the change lands after the rebase that uses the target was aborted, as the message asks", async () => {
  const folder = `${await tempFolder()}/other`;
  await repo.git("worktree", "add", "--quiet", folder, "main");
  await repo.git("-C", folder, "commit", "--quiet", "--allow-empty", "-m", "More");
  await repo.git("-C", folder, "rebase", "--quiet", "--exec", "false", "--no-ff", "main~1").catch(() => undefined);
  const ada = await openLander(repo);
  const review = await ada.request("topic", "main");
  expect(await ada.preview(review, "merge")).toMatchObject({ commands: [] });
  await expect(ada.land(review, "merge")).rejects.toThrow("Finish or abort that there, then try again.");
  await repo.git("-C", folder, "rebase", "--abort");
  await repo.git("-C", folder, "switch", "--quiet", "--detach");
  await ada.land(review, "merge");
});

for (const method of ["merge", "squash", "rebase"] as const)
  it(`the commands lead to the conflict of a ${method}, where it is resolved`, async () => {
    await moveMain({ f: "1\n2!\n3\n" });
    await repo.git("switch", "--quiet", "--detach");
    const ada = await openLander(repo);
    const commands = await refusal(ada, await ada.request("topic", "main"), method);
    await expect(run(commands)).rejects.toThrow("CONFLICT (content)");
    await repo.write({ f: "1\nboth\n3\n" });
    await repo.git("add", "f");
    await repo.git(...(method === "rebase" ? ["cherry-pick", "--continue"] : ["commit", "--quiet", "-m", "resolved"]));
    expect(await repo.git("symbolic-ref", "HEAD")).toBe("refs/heads/main");
    expect(await repo.git("ls-tree", "-r", "--name-only", "main")).toBe("f\ng");
  });

it("the commands run the merge driver that Galley does not run", async () => {
  await moveMain({ ".gitattributes": "f merge=ours\n", f: "1\n2\n3\nfour\n" });
  await repo.git("config", "merge.ours.driver", "true");
  await repo.git("switch", "--quiet", "--detach");
  const ada = await openLander(repo);
  await run(await refusal(ada, await ada.request("topic", "main"), "merge"));
  expect(await repo.git("show", "main:f")).toBe("1\n2\n3\nfour");
});

describe("of a review on a branch that landed as one commit", () => {
  let ada: Lander;
  let upper: string;
  beforeEach(async () => {
    await repo.git("switch", "--quiet", "--create", "upper");
    await repo.git("rm", "--quiet", "g");
    await repo.commit({ z: "z\n" }, "upper");
    ada = await openLander(repo);
    const lower = await ada.request("topic", "main");
    upper = await ada.request("upper", "topic");
    await ada.land(lower, "squash");
    await repo.git("switch", "--quiet", "main");
  });

  for (const method of ["merge", "squash", "rebase"] as const)
    it(`the commands land the difference that was reviewed by ${method}`, async () => {
      await run(await refusal(ada, upper, method));
      expect(await filesOf("main")).toBe(await filesOf("upper"));
      expect(await repo.git("symbolic-ref", "HEAD")).toBe("refs/heads/main");
      expect(await repo.git("log", "--format=%an", "-1", "main")).toBe("Ada Proof");
    });
});

it("the commands leave out what the target has already", async () => {
  await repo.git("switch", "--quiet", "main");
  await repo.git("cherry-pick", "topic~1");
  const ada = await openLander(repo);
  await run(await refusal(ada, await ada.request("topic", "main"), "rebase"));
  expect(await repo.git("log", "--format=%s", "main")).toBe("second\nfirst\nbase");
});

it("the commands make a work tree in a bare repository", async () => {
  await moveMain({ f: "1\n2!\n3\n" });
  const bare = `${await tempFolder()}/bare.git`;
  await repo.git("clone", "--quiet", "--bare", ".", bare);
  repo = await tempRepo({ at: bare, existing: true });
  const ada = await openLander(repo);
  const commands = await refusal(ada, await ada.request("topic", "main"), "merge");
  await expect(run(commands)).rejects.toThrow("CONFLICT (content)");
  expect(await repo.git("-C", `${repo.path}-main`, "diff", "--name-only", "--diff-filter=U")).toBe("f");
});

for (const method of ["merge", "squash", "rebase"] as const)
  it(`the commands land the lower part of a stack by ${method}, and put the rest on it`, async () => {
    const ada = await openLander(repo);
    const review = await ada.request("topic", "main");
    await repo.git("worktree", "add", "--quiet", `${await tempFolder()}/main`, "main");
    await repo.git("switch", "--quiet", "--detach");
    await run(await refusal(ada, review, method, "1"));
    expect(await repo.git("ls-tree", "-r", "--name-only", "main")).toBe("f");
    expect(await repo.git("log", "--format=%s", "main..topic")).toBe("second");
    expect(await filesOf("topic")).toContain("\tg");
  });

it.each(["true", "only", "false"])("with merge.ff=%s, the commands update the target from its remote", async (ff) => {
  await repo.git("config", "merge.ff", ff);
  await repo.git("update-ref", "refs/remotes/origin/main", "topic~1");
  const ada = await openLander(repo);
  const review = await ada.request("topic", "main");
  await run(await refusal(ada, review, "merge"));
  await repo.git("switch", "--quiet", "--detach");
  await ada.land(review, "merge");
  expect(await filesOf("main")).toBe(await filesOf("topic"));
});

it("where a fast-forward is not possible, the other methods that are named are", async () => {
  await moveMain({ h: "h\n" });
  await repo.git("switch", "--quiet", "--detach");
  const main = await repo.git("rev-parse", "main");
  const ada = await openLander(repo);
  for (const method of ["merge", "squash", "rebase"] as const) {
    await repo.git("branch", "--force", "main", main);
    await repo.git("switch", "--quiet", "--create", `from-${method}`, "topic~2");
    await repo.commit({ [method]: "new\n" }, method);
    await repo.git("switch", "--quiet", "--detach");
    const review = await ada.request(`from-${method}`, "main");
    await expect(ada.land(review, "fast-forward")).rejects.toThrow(
      "The target has commits that the change has not. Choose merge, squash or rebase.",
    );
    await ada.land(review, method);
    expect(await repo.git("ls-tree", "-r", "--name-only", "main")).toBe(["f", "h", method].join("\n"));
  }
});

it("a review whose changes the target has already can be abandoned, as the message says", async () => {
  const ada = await openLander(repo);
  const review = await ada.request("topic", "main");
  await moveMain({ h: "h\n" });
  await repo.git("cherry-pick", "topic~1", "topic");
  await repo.git("switch", "--quiet", "--detach");
  await expect(ada.land(review, "squash")).rejects.toThrow("Merge it, or abandon the review.");
  await abandonReview(ada.context, { key: "abandon-1", review });
});
