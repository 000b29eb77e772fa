import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { readOpening } from "#cli/server/openingPage.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { beginWaiting } from "#server/operations/verdicts/reviewWatchers.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

let repo: TempRepo;
beforeEach(async () => {
  repo = await tempRepo();
});

/** Returns the page that `galley` opens with these arguments, and the message about it. */
async function opened(args: readonly string[], directory = repo.path, arePaths = false): Promise<readonly string[]> {
  const { paths, pageIn } = await readOpening(args, directory, arePaths);
  const repository = await openRepository(resolve(directory, paths[0] ?? ""));
  try {
    const { address, title } = await pageIn(repository, "repo");
    return [address, title];
  } finally {
    await repository.close();
  }
}

test("without arguments, the review that an agent waits for is opened if there are no uncommitted changes", async () => {
  await repo.commit({ "a.txt": "1\n" });
  await repo.git("switch", "--quiet", "--create", "topic");
  const revision = await repo.commit({ "a.txt": "2\n" });
  const git = await openRepository(repo.path);
  const viewer = { role: "agent", agent: "Robo", name: null, email: null, source: "nowhere" } as const;
  const end = await beginWaiting({ git, viewer, now: () => 1 }, { revision });
  const review = [`/repo/reviews/${revision.slice(0, 12)}/files`, "the review that Robo waits for"];
  expect(await opened([])).toEqual(review);
  const endOther = await beginWaiting({ git, viewer, now: () => 1 }, { revision: "0".repeat(40) });
  expect(await opened([])).toEqual(["/repo/compare/main...topic?candidates=1", "main...topic"]);
  await endOther();
  await repo.write({ "b.txt": "new\n" });
  expect(await opened([])).toEqual(["/repo/worktree", "the uncommitted work"]);
  await end();
  await git.close();
});

test("without arguments, a linked work tree opens its own work, whatever waits in the others", async () => {
  await repo.commit({ "a.txt": "1\n" });
  const folder = await tempFolder();
  const [one, two] = [join(folder, "one"), join(folder, ".hidden/two")];
  await repo.git("worktree", "add", "--quiet", "-b", "topic", one);
  await repo.git("worktree", "add", "--quiet", "--detach", two);
  const linked = await tempRepo({ at: one, existing: true });
  const revision = await linked.commit({ "a.txt": "2\n" });
  const git = await openRepository(one);
  const viewer = { role: "agent", agent: "Robo", name: null, email: null, source: "nowhere" } as const;
  const end = await beginWaiting({ git, viewer, now: () => 1 }, { revision });
  const review = [`/repo/reviews/${revision.slice(0, 12)}/files`, "the review that Robo waits for"];
  expect(await opened([], one)).toEqual(review);
  expect(await opened([])).toEqual(review); // nothing of its own waits there
  await tempRepo({ at: two, existing: true }).then((other) => other.commit({ "a.txt": "3\n" }));
  expect(await opened([], two)).toEqual([
    expect.stringMatching(/^\/repo\/compare\/main\.\.\.[0-9a-f]{10}\?candidates=1$/u),
    expect.stringMatching(/^main\.\.\.[0-9a-f]{10} \(HEAD is detached\)$/u),
  ]);
  await repo.write({ "a.txt": "4\n" });
  expect(await opened([])).toEqual(["/repo/worktree", "the uncommitted work"]);
  expect(await opened([], one)).toEqual(review);
  await mkdir(join(one, "sub"));
  await writeFile(join(one, "sub/new.txt"), "new\n");
  expect(await opened([], join(one, "sub"))).toEqual(["/repo/worktree", "the uncommitted work"]);
  await end();
  await git.close();
});

test("without arguments, the pending change is opened: uncommitted work, otherwise the branch, otherwise the home page", async () => {
  expect(await opened([])).toEqual(["/", "the home page, because there are no commits yet"]);
  await repo.write({ "a.txt": "1\n" });
  expect(await opened([])).toEqual(["/repo/worktree", "the uncommitted work"]);
  await repo.commit({ "a.txt": "1\n" });
  expect(await opened([])).toEqual(["/", "the home page"]);
  await repo.git("switch", "--quiet", "--create", "topic");
  expect(await opened([])).toEqual(["/", "the home page"]);
  const tip = await repo.commit({ "a.txt": "2\n" });
  expect(await opened([])).toEqual(["/repo/compare/main...topic?candidates=1", "main...topic"]);
  await repo.git("switch", "--quiet", "--create", "more", "--track", "topic");
  await repo.commit({ "a.txt": "3\n" });
  expect(await opened([])).toEqual(["/repo/compare/topic...more?candidates=1", "topic...more"]);
  await repo.git("switch", "--quiet", "--detach", "topic");
  const short = tip.slice(0, 10);
  expect(await opened([])).toEqual([
    `/repo/compare/main...${short}?candidates=1`,
    `main...${short} (HEAD is detached)`,
  ]);
  await repo.write({ "b.txt": "new\n" });
  expect(await opened([])).toEqual(["/repo/worktree", "the uncommitted work"]);
});

test("unpushed commits of the default branch are a pending change", async () => {
  await repo.commit({ "a.txt": "1\n" });
  const clone = join(await tempFolder(), "clone");
  await repo.git("clone", "--quiet", repo.path, clone);
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  await repo.git("-C", clone, ...who, "commit", "--quiet", "--allow-empty", "-m", "Second");
  expect(await opened([], clone)).toEqual(["/repo/compare/origin/main...main?candidates=1", "origin/main...main"]);
});

test("a branch that started from a newer state of the default branch than the local one is compared with that state", async () => {
  await repo.commit({ "a.txt": "1\n" });
  const clone = join(await tempFolder(), "clone");
  await repo.git("clone", "--quiet", repo.path, clone);
  await repo.commit({ "a.txt": "2\n" });
  await repo.git("-C", clone, "fetch", "--quiet");
  await repo.git("-C", clone, "switch", "--quiet", "--no-track", "--create", "topic", "origin/main");
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.org"];
  await repo.git("-C", clone, ...who, "commit", "--quiet", "--allow-empty", "-m", "Mine");
  expect(await opened([], clone)).toEqual(["/repo/compare/origin/main...topic?candidates=2", "origin/main...topic"]);
  await repo.git("-C", clone, "branch", "--quiet", "--force", "main", "origin/main");
  expect(await opened([], clone)).toEqual(["/repo/compare/main...topic?candidates=2", "main...topic"]);
});

test("a revision, a range, a file, a folder and a repository are each opened as what they are", async () => {
  const first = await repo.commit({ "src/a.txt": "1\n" });
  await repo.commit({ "src/a.txt": "2\n" });
  expect(await opened(["HEAD~1"])).toEqual([`/repo/commit/${first}`, `commit ${first.slice(0, 10)}`]);
  expect(await opened(["HEAD~1..main"])).toEqual(["/repo/compare/HEAD~1..main", "HEAD~1..main"]);
  expect(await opened(["HEAD~1..."])).toEqual(["/repo/compare/HEAD~1...HEAD", "HEAD~1..."]);
  expect(await opened(["src/a.txt"])).toEqual(["/repo/blob/HEAD/src/a.txt", "src/a.txt"]);
  expect(await opened(["a.txt"], join(repo.path, "src"))).toEqual(["/repo/blob/HEAD/src/a.txt", "src/a.txt"]);
  expect(await opened(["src"])).toEqual(["/repo/tree/HEAD/src", "src"]);
  expect(await opened([repo.path], await tempFolder())).toEqual(["/", "the home page"]);
  await repo.write({ "new.txt": "new\n" });
  expect(await opened(["new.txt"])).toEqual(["/repo/worktree", "the uncommitted work, because HEAD has no new.txt"]);
});

test("several paths open the home page", async () => {
  const { paths, pageIn } = await readOpening(["a", "b"], repo.path, false);
  expect(paths).toEqual(["a", "b"]);
  expect(pageIn).toBeTypeOf("function");
});

test("a name that is both a path and a revision is refused, and the message explains how to write each", async () => {
  await repo.commit({ "topic/a.txt": "1\n" });
  await repo.git("branch", "topic");
  await expect(opened(["topic"])).rejects.toThrow(
    "“topic” is both a path and a revision of repo. Write ./topic for the path, or heads/topic, tags/topic or topic^0 for the revision.",
  );
  expect(await opened(["./topic"])).toEqual(["/repo/tree/HEAD/topic", "topic"]);
  expect(await opened(["topic"], repo.path, true)).toEqual(["/repo/tree/HEAD/topic", "topic"]);
  expect((await opened(["heads/topic"]))[0]).toMatch(/^\/repo\/commit\/[0-9a-f]{40}$/u);
});

test("an argument that is neither a path nor a revision is refused", async () => {
  await repo.commit({ "a.txt": "1\n" });
  await expect(opened(["nowhere"])).rejects.toThrow(
    "“nowhere” is neither a path nor a revision of repo. Name a path, a commit, a branch, or a range such as main...topic.",
  );
  await expect(opened(["main..nowhere"])).rejects.toThrow("“main..nowhere” is neither a path nor a revision of repo.");
  await expect(opened(["nowhere"], repo.path, true)).rejects.toThrow("/nowhere does not exist. Name a repository.");
  const empty = await tempFolder();
  await expect(opened(["somewhere"], empty)).rejects.toThrow("/somewhere does not exist. Name a repository.");
  await mkdir(join(empty, "folder"));
  await writeFile(join(empty, "folder/a"), "");
  await expect(opened(["folder"], empty)).rejects.toThrow("is not in a git repository");
});
