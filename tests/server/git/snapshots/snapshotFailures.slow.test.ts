import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { listSnapshots } from "#server/git/snapshots/listSnapshots.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { readTree } from "#server/git/trees/readTree.ts";
import { takeSnapshot } from "#server/git/snapshots/takeSnapshot.ts";
import { faultyGit } from "#tests/helpers/faultyGit.ts";
import { filesOf } from "#tests/helpers/filesOf.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

const faults = faultyGit();
afterAll(async () => {
  faults.remove();
  await brokerLink.close();
});

const opened: Repository[] = [];
afterEach(async () => {
  faults.restore();
  for (const repository of opened.splice(0)) await repository.close();
});

async function open(repo: TempRepo): Promise<Repository> {
  const repository = await openRepository(repo.path);
  opened.push(repository);
  return repository;
}

async function changed(): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.commit({ a: "1\n", b: "1\n" });
  await repo.write({ a: "2\n", new: "n\n" });
  return repo;
}

test("a temporary snapshot that is written after a saved one of the same state is the same", async () => {
  const repo = await changed();
  const git = await open(repo);
  const [begun, goOn] = [join(repo.path, ".git/begun"), join(repo.path, ".git/go-on")];
  const isMirror = `[ "$GIT_OBJECT_DIRECTORY" != "${repo.path}/.git/objects" ]`;
  faults.fail("unpack-objects", `${isMirror} && { : > "${begun}"; while [ ! -f "${goOn}" ]; do sleep 0.05; done; }`);
  const live = takeSnapshot(git, { isLive: true, now: () => 1_800_000_000 });
  await expect.poll(() => existsSync(begun)).toBe(true);
  const saved = await takeSnapshot(git, { now: () => 1_800_000_900 });
  expect(saved.isSaved).toBe(true);
  await writeFile(goOn, "");
  expect(await live).toEqual(saved);
  expect(await takeSnapshot(git)).toEqual(saved);
  expect(await listSnapshots(git)).toHaveLength(1);
});

const isRoot = process.getuid?.() === 0 && process.platform === "linux";
const AS_NOBODY = 'exec /usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups "$REAL" "$@"';

describe("a repository that cannot be written to", () => {
  /** Runs git as the user nobody whenever it would write into the repository's own objects. */
  const nobodyThere = (repo: TempRepo): string =>
    `[ "$GIT_OBJECT_DIRECTORY" = "${repo.path}/.git/objects" ] && ${AS_NOBODY}`;

  test.runIf(isRoot).each(["update-index --add", "unpack-objects", "write-tree"])(
    "if %s has no permission: the snapshot can be read, and reports that it is not saved",
    async (command) => {
      const repo = await changed();
      await repo.git("update-index", "--add", "--cacheinfo", `100644,${await repo.git("rev-parse", ":a")},staged`);
      await chmod(dirname(repo.path), 0o755);
      const git = await open(repo);
      const before = await takeSnapshot(git, { isLive: true, now: () => 1_800_000_000 });
      await promisify(execFile)("chmod", ["-R", "a+rwX", process.env["GALLEY_CACHE_DIR"] ?? ""]);
      faults.fail(command, nobodyThere(repo));
      const snapshot = await takeSnapshot(git);
      expect(snapshot).toEqual(before);
      expect((await readTree(git, snapshot.commit)).map(({ name }) => name)).toEqual(["a", "b", "new"]);
      expect((await readTree(git, snapshot.index)).map(({ name }) => name)).toEqual(["a", "b", "staged"]);
      expect(await repo.git("for-each-ref", "refs/galley")).toBe("");
      expect(await takeSnapshot(git)).toBe(snapshot);
      faults.restore();
      expect(await takeSnapshot(git)).toEqual({ ...snapshot, isSaved: true });
      await repo.git("fsck", "--strict");
    },
  );

  test.runIf(!isRoot)(
    "has a snapshot in the mirror, which is the same once the repository can be written to",
    async () => {
      const repo = await changed();
      const git = await open(repo);
      await chmod(`${repo.path}/.git/objects`, 0o555);
      const snapshot = await takeSnapshot(git);
      await chmod(`${repo.path}/.git/objects`, 0o755);
      expect(snapshot.isSaved).toBe(false);
      expect((await readTree(git, snapshot.commit)).map(({ name }) => name)).toEqual(["a", "b", "new"]);
      expect(await takeSnapshot(git)).toEqual({ ...snapshot, isSaved: true });
    },
  );

  test("if only its refs are read-only: the snapshot is not saved, but it is the next time", async () => {
    const repo = await changed();
    await writeFile(`${repo.path}/.git/refs/galley`, "a file here");
    const git = await open(repo);
    const snapshot = await takeSnapshot(git);
    expect(snapshot.isSaved).toBe(false);
    await rm(`${repo.path}/.git/refs/galley`);
    expect(await takeSnapshot(git)).toEqual({ ...snapshot, isSaved: true });
  });
});

test("a read that finds Galley's copy of the index locked by another one waits for it, even if git reports nothing about it", async () => {
  const repo = await changed();
  const git = await open(repo);
  // As `git update-index -q`, which exits with this code and prints nothing.
  faults.fail("update-index -q", `if mkdir '${repo.path}/.git/once' 2>/dev/null; then exit 128; fi`);
  const snapshot = await takeSnapshot(git);
  expect(await filesOf(repo, snapshot.commit)).toEqual({ a: "2", b: "1", new: "n" });
});

describe("a snapshot that cannot be taken", () => {
  test.each([
    ["update-index --add", "DISK_FULL"],
    ["unpack-objects", "DISK_FULL"],
  ])("because no file may grow when %s runs reports that, and no part of it exists", async (command, code) => {
    const repo = await changed();
    const git = await open(repo);
    faults.fail(command, "trap '' XFSZ; ulimit -f 0");
    await expect(takeSnapshot(git)).rejects.toMatchObject({ code });
    expect(await repo.git("for-each-ref", "refs/galley")).toBe("");
    faults.restore();
    const snapshot = await takeSnapshot(git);
    expect(await filesOf(repo, snapshot.commit)).toEqual({ a: "2", b: "1", new: "n" });
    await repo.git("fsck", "--strict");
  });

  test("because git is killed fails, and succeeds once git is no longer killed", async () => {
    const repo = await changed();
    const git = await open(repo);
    for (const command of ["diff-files", "update-index --add", "unpack-objects", "update-ref"]) {
      faults.fail(command, "kill -9 $$");
      await expect(takeSnapshot(git)).rejects.toThrow();
    }
    faults.restore();
    expect((await takeSnapshot(git)).isSaved).toBe(true);
    expect(await listSnapshots(git)).toHaveLength(1);
    await repo.git("fsck", "--strict");
  });

  test.each(["update-index --add", "unpack-objects"])(
    "because a git gc deletes a folder during %s is taken anyway",
    async (command) => {
      const repo = await changed();
      const git = await open(repo);
      const once = join(repo.path, ".git", "once");
      const went = "error: unable to create temporary file: No such file or directory";
      faults.fail(command, `[ -f "${once}" ] || { : >"${once}"; echo "${went}" >&2; exit 128; }`);
      const snapshot = await takeSnapshot(git);
      expect(snapshot.isSaved).toBe(true);
      expect(await filesOf(repo, snapshot.commit)).toEqual({ a: "2", b: "1", new: "n" });
    },
  );

  test("because HEAD moves during each attempt reports that the repository keeps changing", async () => {
    const repo = await changed();
    const git = await open(repo);
    faults.fail(
      "diff-files",
      `/bin/sleep 0.2; unset GIT_INDEX_FILE; "$REAL" --git-dir=${repo.path}/.git update-ref refs/heads/main $("$REAL" --git-dir=${repo.path}/.git -c user.name=a -c user.email=b commit-tree -p main -m "$$" "main^{tree}")`,
    );
    await expect(takeSnapshot(git)).rejects.toMatchObject({ code: "STALE" });
    faults.restore();
    expect((await takeSnapshot(git)).head).toBe(await repo.git("rev-parse", "main"));
  });

  test.each([".gitignore", "folder/.gitattributes"])("because %s is a pipe reports that", async (name) => {
    const repo = await tempRepo();
    await repo.commit({ "folder/a": "1\n" });
    await repo.write({ "folder/a": "2\n" });
    const pipe = join(repo.path, name);
    await promisify(execFile)("mkfifo", [pipe]);
    const git = await open(repo);
    await expect(takeSnapshot(git)).rejects.toMatchObject({
      code: "TIMEOUT",
      message: `${name} is a pipe, and git hangs reading rules from it. Replace it with a regular file or delete it.`,
    });
    await rm(pipe);
    expect((await takeSnapshot(git)).isSaved).toBe(true);
  });

  test("because the index is damaged reports that", async () => {
    const repo = await changed();
    await writeFile(`${repo.path}/.git/index`, "nonsense");
    await expect(takeSnapshot(await open(repo))).rejects.toMatchObject({ code: "OBJECT_MISSING" });
  });

  test("because the repository is missing reports REPOSITORY_GONE", async () => {
    const repo = await changed();
    const git = await open(repo);
    await cp(repo.path, `${repo.path}-away`, { recursive: true });
    await rm(repo.path, { recursive: true });
    await expect(takeSnapshot(git)).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
    await mkdir(join(repo.path, ".git"), { recursive: true });
    await expect(takeSnapshot(git)).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
  });

  test.each(["diff-files", "ls-files -z --others", "write-tree", "update-index --add", "unpack-objects", "update-ref"])(
    "because the repository was missing while %s ran reports REPOSITORY_GONE, and succeeds once it is back",
    async (command) => {
      const repo = await changed();
      const git = await open(repo);
      faults.fail(
        command,
        `/bin/mv "${repo.path}" "${repo.path}-away"; "$REAL" "$@"; code=$?; /bin/mv "${repo.path}-away" "${repo.path}"; exit $code`,
      );
      await expect(takeSnapshot(git)).rejects.toMatchObject({ code: "REPOSITORY_GONE" });
      faults.restore();
      // The read ends with its first failure, which may occur before that command restores the repository.
      const files = () => takeSnapshot(git).then(({ commit }) => filesOf(repo, commit), codeOf);
      await expect.poll(files).toEqual({ a: "2", b: "1", new: "n" });
    },
  );

  test("is taken even if a killed process's lock is left on Galley's own copy of the index", async () => {
    const repo = await changed();
    const git = await open(repo);
    faults.fail("write-tree", "kill -9 $$");
    await expect(takeSnapshot(git)).rejects.toThrow();
    faults.restore();
    expect((await takeSnapshot(git)).isSaved).toBe(true);
  });
});
