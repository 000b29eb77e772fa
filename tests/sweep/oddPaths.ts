import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import type { Kinds } from "./oddKinds.ts";

const lines = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join("");

/** Creates two branches that conflict in one line; `main` is checked out. */
async function disagreeing(at: string): Promise<TempRepo> {
  const repo = await tempRepo({ at });
  await repo.commit({ "a.txt": lines(1, 9), "b.txt": "b\n" });
  await repo.git("checkout", "--quiet", "-b", "topic");
  await repo.commit({ "a.txt": `${lines(1, 4)}topic\n${lines(6, 9)}` }, "Topic, first");
  await repo.commit({ "b.txt": "topic\n" }, "Topic, second");
  await repo.git("checkout", "--quiet", "main");
  await repo.commit({ "a.txt": `${lines(1, 4)}main\n${lines(6, 9)}` }, "Main");
  return repo;
}

/** Creates a repository with some commits to clone. */
async function source(): Promise<TempRepo> {
  const repo = await tempRepo();
  for (let index = 0; index < 6; index += 1)
    await repo.commit({ "a.txt": `${index}\n`, [`${index}.txt`]: lines(index, 9) });
  await repo.git("config", "uploadpack.allowFilter", "true");
  return repo;
}

/** Locations of a repository and its parts, ways to store them, and operations in progress. */
export const ODD_PATHS: Kinds = {
  async "a shallow clone"(at) {
    const from = await source();
    await from.git("clone", "--quiet", "--depth=2", `file://${from.path}`, at);
  },
  async "a partial clone without its files"(at) {
    const from = await source();
    await from.git("clone", "--quiet", "--filter=blob:none", "--no-checkout", `file://${from.path}`, at);
    await rm(from.path, { recursive: true });
  },
  async "linked work trees: on a branch, detached, locked, missing, of a bare repository"(at) {
    const repo = await tempRepo({ at: join(at, "main") });
    await repo.commit({ "a.txt": "one\n" });
    await repo.git("worktree", "add", "--quiet", "-b", "side", "../side");
    await repo.git("worktree", "add", "--quiet", "--detach", "../detached");
    await repo.git("worktree", "add", "--quiet", "-b", "locked", "../locked");
    await repo.git("worktree", "lock", "--reason", "away", "../locked");
    await repo.git("worktree", "add", "--quiet", "-b", "gone", "../gone");
    await rm(join(at, "gone"), { recursive: true });
    await repo.git("clone", "--quiet", "--bare", ".", "../bare.git");
    await repo.gitBytes(["worktree", "add", "--quiet", "-b", "of-bare", "../of-bare"], { cwd: join(at, "bare.git") });
  },
  async "submodules: absorbed, nested, with a newer commit, missing, without a name"(at) {
    const inner = await source();
    const middle = await source();
    const allowed = ["-c", "protocol.file.allow=always"];
    await middle.git(...allowed, "submodule", "--quiet", "add", inner.path, "inner");
    await middle.commit({}, "A submodule");
    const repo = await tempRepo({ at });
    await repo.commit({ "a.txt": "one\n" });
    await repo.git(...allowed, "submodule", "--quiet", "add", middle.path, "middle");
    await repo.git("commit", "--quiet", "-m", "A submodule with one");
    await repo.git(...allowed, "submodule", "--quiet", "update", "--init", "--recursive");
    const sub = await tempRepo({ at: join(at, "middle"), existing: true });
    await repo.commit({ middle: { gitlink: await sub.commit({ "b.txt": "two\n" }) } }, "Moved");
    await repo.commit({ nameless: { gitlink: await inner.git("rev-parse", "HEAD") } }, "Nobody knows where");
    await repo.commit({ ".gitmodules": '[submodule "../../x"]\n\tpath = x\n\turl = -u./evil\n' }, "Odd settings");
  },
  async "a merge in progress"(at) {
    await (await disagreeing(at)).git("merge", "topic").catch(() => undefined); // it conflicts, as intended
  },
  async "a rebase in progress"(at) {
    const repo = await disagreeing(at);
    await repo.git("checkout", "--quiet", "topic");
    await repo.git("rebase", "main").catch(() => undefined);
  },
  async "a bisect, a cherry-pick and a revert in progress"(at) {
    const repo = await disagreeing(join(at, "bisect"));
    await repo.git("bisect", "start", "main", "main~1");
    await (await disagreeing(join(at, "pick"))).git("cherry-pick", "topic~1").catch(() => undefined);
    const reverted = await disagreeing(join(at, "revert"));
    await reverted.git("revert", "--no-edit", "main~1").catch(() => undefined);
  },
  async "sparse, with a sparse index"(at) {
    const repo = await tempRepo({ at });
    await repo.commit({ "a.txt": "one\n", "in/b.txt": "two\n", "out/c.txt": "three\n", "out/deep/d.txt": "four\n" });
    await repo.commit({ "out/c.txt": "four\n" });
    await repo.git("sparse-checkout", "set", "--cone", "--sparse-index", "in");
  },
  async "a split index, an untracked cache and an index of version 4"(at) {
    const repo = await tempRepo({ at });
    await repo.commit({ "a.txt": "one\n", "b/c.txt": "two\n" });
    await repo.git("update-index", "--index-version", "4");
    await repo.git("update-index", "--split-index");
    await repo.write({ "a.txt": "changed\n", new: "new\n" });
    await repo.git("add", "--intent-to-add", "new");
  },
  async "stashes, and files in every state"(at) {
    const repo = await tempRepo({ at });
    await repo.commit({ "a.txt": "one\n", "b.txt": "two\n", "c.txt": "three\n" });
    await repo.write({ "a.txt": "stashed\n", "untracked.txt": "new\n" });
    await repo.git("stash", "push", "--quiet", "--include-untracked");
    await repo.write({ "a.txt": "staged\n", "b.txt": null, "u\nv": "odd\n", "c.txt": { symlink: "a.txt" } });
    await repo.git("add", "a.txt");
  },
  async "alternates: a chain, and a missing one"(at) {
    const first = await tempRepo({ at: join(at, "first") });
    await first.commit({ "a.txt": "one\n" });
    await first.git("clone", "--quiet", "--shared", ".", "../second");
    const second = await tempRepo({ at: join(at, "second"), existing: true });
    await second.commit({ "a.txt": "two\n" });
    await first.git("clone", "--quiet", "--shared", "../second", "../third");
    const third = await tempRepo({ at: join(at, "third"), existing: true });
    await third.commit({ "a.txt": "three\n" });
    await writeFile(
      join(at, "third/.git/objects/info/alternates"),
      "../../../second/.git/objects\n/nonexistent\n# x\n",
    );
  },
  async "packs, loose objects, a commit-graph, packed refs and a multi-pack index"(at) {
    const repo = await tempRepo({ at });
    for (let index = 0; index < 9; index += 1) {
      await repo.commit({ "a.txt": `${index}\n`, [`${index}.txt`]: lines(index, 30) });
      await repo.git("tag", "-a", "-m", `Tag ${index}`, `v${index}`);
      if (index % 3 === 1) await repo.git("repack", "--quiet", "-d");
      if (index % 4 === 1) await repo.git("commit-graph", "write", "--reachable", "--split", "--changed-paths");
    }
    await repo.git("pack-refs", "--all");
    await repo.git("multi-pack-index", "write");
    await repo.commit({ "a.txt": "loose\n" });
  },
  async "a work tree elsewhere, a git dir elsewhere, and a nested repository"(at) {
    const apart = await tempRepo({ at: join(at, "apart") });
    await apart.commit({ "a.txt": "one\n" });
    await rename(join(at, "apart/.git"), join(at, "apart.git"));
    await writeFile(join(at, "apart/.git"), "gitdir: ../apart.git\n");
    const moved = await tempRepo({ at: join(at, "moved") });
    await moved.commit({ "a.txt": "one\n" });
    await mkdir(join(at, "tree"));
    await moved.git("config", "core.worktree", "../../tree");
    const outer = await tempRepo({ at: join(at, "outer") });
    await outer.commit({ "a.txt": "one\n" });
    await (await tempRepo({ at: join(at, "outer/inner") })).commit({ "b.txt": "two\n" });
  },
};
