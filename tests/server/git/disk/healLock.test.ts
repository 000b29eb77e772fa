import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { healLock, type LockState } from "#server/git/disk/fileLock.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/openRepository.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

const NOTE = "refs/notes/devtools/discuss";
/** The ref on which another git works; it is not the ref whose lock is checked. */
const AT_WORK_ON = "refs/notes/elsewhere";
const isLinux = process.platform === "linux";

/** Creates a lock of a ref that is this many seconds old. */
async function makeLock({ commonDir }: Repository, ref: string, seconds: number): Promise<string> {
  const lock = `${commonDir}/${ref}.lock`;
  await mkdir(dirname(lock), { recursive: true });
  await writeFile(lock, "");
  const at = Date.now() / 1000 - seconds;
  await utimes(lock, at, at);
  return lock;
}

test.runIf(isLinux)(
  "an old lock of Galley's is removed when no git is running, even if its time is in the future; a new one and a branch's stay",
  async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1" });
    const git = await openRepository(repo.path);
    expect(await healLock(git, NOTE, 10_000)).toBe("free");
    const old = await makeLock(git, NOTE, 11);
    expect(await healLock(git, NOTE, 10_000)).toBe("free");
    expect(existsSync(old)).toBe(false);
    const young = await makeLock(git, NOTE, 1800);
    expect(await healLock(git, NOTE, 3_600_000)).toBe("held");
    expect(existsSync(young)).toBe(true);
    const ahead = await makeLock(git, NOTE, -86_400);
    expect(await healLock(git, NOTE, 10_000)).toBe("free");
    expect(existsSync(ahead)).toBe(false);
    const branch = await makeLock(git, "refs/heads/main", 1000);
    expect(await healLock(git, "refs/heads/main", 10_000)).toBe("held");
    expect(existsSync(branch)).toBe(true);
    await git.close();
  },
);

test.runIf(isLinux)(
  "an old lock stays while a git process that may own it is running, and is removed after that process has ended",
  async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const git = await openRepository(repo.path);
    const owner = spawn("git", ["-C", repo.path, "update-ref", "--stdin"], { stdio: ["pipe", "pipe", "inherit"] });
    owner.stdin.write(`start\nupdate ${NOTE} ${head}\nprepare\n`);
    await expect.poll(() => existsSync(`${git.commonDir}/${NOTE}.lock`)).toBe(true);
    const at = Date.now() / 1000 - 60;
    await utimes(`${git.commonDir}/${NOTE}.lock`, at, at);
    expect(await healLock(git, NOTE, 10_000)).toBe("held");
    owner.kill("SIGKILL");
    await once(owner, "close");
    expect(existsSync(`${git.commonDir}/${NOTE}.lock`)).toBe(true);
    expect(await healLock(git, NOTE, 10_000)).toBe("free");
    expect(existsSync(`${git.commonDir}/${NOTE}.lock`)).toBe(false);
    await git.close();
  },
);

test.runIf(isLinux)("a git process that has ended without being reaped does not count as running", async () => {
  const repo = await tempRepo();
  await repo.commit({ a: "1" });
  const git = await openRepository(repo.path);
  // It ends once its parent process has become another program, which does not know it as a child.
  const ends = `(until read -r name </proc/$$/comm && [ "$name" = sleep ]; do :; done; exec git version) >/dev/null`;
  const shellArgs = ["-c", `${ends} & echo $!; exec sleep 60`];
  const parent = spawn("/bin/sh", shellArgs, { cwd: repo.path, stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(parent.stdout, "data");
  await expect.poll(() => readFile(`/proc/${Number(String(line))}/stat`, "utf8")).toContain("(git) Z");
  await makeLock(git, NOTE, 60);
  expect(await healLock(git, NOTE, 10_000)).toBe("free");
  parent.kill("SIGKILL");
  await once(parent, "close");
  await git.close();
});

/** Ways to start a git process that works on one of these repositories, and whether it may own the first one's lock. */
const AT_WORK: readonly [
  string,
  (mine: string, other: string) => readonly string[],
  cwd: "mine" | "other",
  LockState,
][] = [
  ["in another repository", () => [], "other", "free"],
  ["on another repository, named on its command line", (_, other) => [`--git-dir=${other}/.git`], "mine", "free"],
  ["on another repository, named in two arguments", (_, other) => ["--git-dir", `${other}/.git`], "mine", "free"],
  ["on this repository, named from elsewhere", (mine) => [`--git-dir=${mine}/.git`], "other", "held"],
  [
    "on this repository, named from elsewhere after a setting",
    (mine) => ["-c", "a.b=c", "--git-dir", `${mine}/.git`],
    "other",
    "held",
  ],
  [
    "on this repository, named from a folder in it",
    () => ["-C", "folder", "--git-dir=../.git", "--work-tree=.."],
    "mine",
    "held",
  ],
  ["in a linked work tree of this repository", (mine) => ["-C", `${mine}-linked`], "other", "held"],
];

test.runIf(isLinux).each(AT_WORK)("a running git %s", async (_, shellArgs, cwd, state) => {
  const repo = await tempRepo();
  const other = await tempRepo();
  const head = await other.commit({ "folder/a": "1" });
  await repo.commit({ "folder/a": "1" });
  await repo.git("worktree", "add", "-q", "--detach", `${repo.path}-linked`);
  const git = await openRepository(repo.path);
  const places = { mine: repo.path, other: other.path };
  const args = [...shellArgs(repo.path, other.path), "update-ref", "--stdin"];
  const worker = spawn("git", args, { cwd: places[cwd], stdio: ["pipe", "pipe", "inherit"] });
  worker.stdin.write(`start\nupdate ${AT_WORK_ON} ${head}\nprepare\n`);
  await once(worker.stdout, "data"); // "start: ok" means that it is running
  await makeLock(git, NOTE, 60);
  expect(await healLock(git, NOTE, 10_000)).toBe(state);
  worker.stdin.end();
  await once(worker, "close");
  await git.close();
});
