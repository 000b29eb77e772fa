import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listStashes, readStash, stashSpan } from "#server/git/snapshots/stashes.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readTree } from "#server/git/trees/readTree.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { tempFolder, tempRepo } from "#tests/helpers/tempRepo.ts";

test("stashes are listed as by git, the last one first", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ a: "1\n" });
  const git = await openRepository(repo.path);
  expect(await listStashes(git)).toEqual([]);
  await repo.write({ a: "2\n" });
  await repo.git("stash", "push", "--message", "first: ä");
  await repo.write({ a: "3\n", new: "n\n" });
  await repo.git("stash", "push", "--include-untracked");
  const listed = await listStashes(git);
  const reported = listed.map(({ index, oid, at, message }) => `stash@{${index}} ${oid} ${at} ${message}`);
  expect(reported.join("\n")).toBe(await repo.git("stash", "list", "--format=%gd %H %ct %gs"));
  expect(listed.map((one) => one.base)).toEqual([base, base]);
  await repo.git("stash", "drop", "--quiet", "stash@{0}");
  expect((await listStashes(git)).map(({ message }) => message)).toEqual(["On main: first: ä"]);
  await git.close();
});

test("a stash without a reflog is listed by its ref", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  await repo.write({ a: "2\n" });
  const oid = await repo.git("stash", "create", "by hand");
  await repo.git("update-ref", "refs/stash", oid);
  const git = await openRepository(repo.path);
  expect(await listStashes(git)).toMatchObject([{ index: 0, oid, message: "On main: by hand" }]);
  await git.close();
});

test("a stash is read by its commit, from the list or after a drop, with each of its parts, and nothing is written", async () => {
  const repo = await tempRepo();
  const base = await repo.commit({ "a/x": "1\n", "b/y": "1\n" });
  await repo.write({ "a/x": "2\n" });
  await repo.git("add", ".");
  await repo.write({ "a/x": "3\n", "a/deep/new": "n\n", top: "t\n" });
  await repo.git("stash", "push", "--include-untracked");
  const [oid, index, untracked] = (await repo.git("rev-parse", "stash", "stash^2", "stash^3")).split("\n");
  if (oid === undefined || index === undefined || untracked === undefined) throw new Error("a stash has three parts");
  await repo.git("stash", "drop", "--quiet");
  const git = await openRepository(repo.path);
  const objects = await repo.git("count-objects", "-v");
  const [commit] = await readCommits(git, [oid]);
  const stash = commit == null ? null : await readStash(git, commit);
  if (stash === null) throw new Error("there is one");
  expect(stash).toEqual({ oid, base, index, untracked });
  expect(await stashSpan(git, stash, "STAGED")).toEqual({ from: base, to: index });
  expect(await stashSpan(git, stash, "UNSTAGED")).toEqual({ from: index, to: oid });
  expect(await stashSpan(git, stash, "UNTRACKED")).toEqual({ from: null, to: untracked });
  const all = await stashSpan(git, stash, "ALL");
  expect(all.from).toBe(base);
  expect(await stashSpan(git, stash, "ALL")).toEqual(all);
  const names = async (one: string): Promise<readonly string[]> => (await readTree(git, one)).map(({ name }) => name);
  expect(await names(all.to)).toEqual(["a", "b", "top"]);
  const folder = (await readTree(git, all.to)).find(({ name }) => name === "a");
  expect(await names(folder?.oid ?? "")).toEqual(["deep", "x"]);
  expect(await repo.git("count-objects", "-v")).toBe(objects);
  await git.close();
});

test("a merge is not a stash", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n" });
  await repo.git("checkout", "--quiet", "-b", "side");
  await repo.commit({ b: "1\n" });
  await repo.git("checkout", "--quiet", "main");
  await repo.git("merge", "--quiet", "--no-ff", "side");
  const git = await openRepository(repo.path);
  const [merge] = await readCommits(git, [await repo.git("rev-parse", "HEAD")]);
  expect(merge?.parents.length).toBe(2);
  expect(merge == null ? undefined : await readStash(git, merge)).toBeNull();
  await git.close();
});

test("after random pushes, drops and pops the list is git's, with odd messages and stashes of a linked work tree", async () => {
  const random = seededRandom(61);
  const repo = await tempRepo();
  await repo.commit({ a: "0\n" });
  const linked = join(await tempFolder(), "linked");
  await repo.git("worktree", "add", "--quiet", "-b", "linked", linked);
  const opened = await Promise.all([repo.path, linked].map((path) => openRepository(path)));
  const messages = ["", "a\tb", "two\nlines", "\u2603", "-x", "stash@{0}: On main: z", " "];
  for (let round = 0; round < 16; round += 1) {
    const action = Math.floor(random() * 5);
    const message = messages[Math.floor(random() * messages.length)] ?? "";
    const count = (await repo.git("stash", "list")).split("\n").filter(Boolean).length;
    const any = `stash@{${Math.floor(random() * count)}}`;
    if (action < 3 || count === 0) {
      const where = random() < 0.3 ? linked : repo.path;
      await writeFile(join(where, "a"), `${round}\n`);
      await repo.git("-C", where, "stash", "push", "--quiet", ...(message === "" ? [] : ["--message", message]));
    } else if (action === 3) await repo.git("stash", "drop", "--quiet", any);
    else {
      await repo.git("checkout", "--quiet", "--force", "main");
      await repo.git("stash", "pop", "--quiet", any);
      await repo.git("checkout", "--quiet", "--force", "main");
    }
    const listed = (await repo.gitBytes(["stash", "list", "-z", "--format=%gd %H %ct %gs"])).toString();
    for (const git of opened) {
      const found = (await listStashes(git)).map(
        ({ index, oid, at, message: reported }) => `stash@{${index}} ${oid} ${at} ${reported}\0`,
      );
      expect([round, action, found.join("")]).toEqual([round, action, listed]);
    }
  }
  await Promise.all(opened.map((git) => git.close()));
});
