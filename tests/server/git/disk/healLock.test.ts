import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, expect, test } from "vitest";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import { healLock } from "#server/git/disk/healLock.ts";
import { openRepository, type Repository } from "#server/git/openRepository.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";

afterAll(() => brokerLink.close());

const NOTE = "refs/notes/devtools/discuss";
const isLinux = process.platform === "linux";

/** Makes a ref's lock that is so many seconds old. */
async function makeLock({ commonDir }: Repository, ref: string, seconds: number): Promise<string> {
  const lock = `${commonDir}/${ref}.lock`;
  await mkdir(dirname(lock), { recursive: true });
  await writeFile(lock, "");
  const at = Date.now() / 1000 - seconds;
  await utimes(lock, at, at);
  return lock;
}

test.runIf(isLinux)(
  "an old lock of ours goes when no git is at work, one from ahead of the clock too; a young one and a branch's stay",
  async () => {
    const repo = await tempRepo();
    await repo.commit({ a: "1" });
    const git = await openRepository(repo.path);
    expect(await healLock(git, NOTE, 10_000)).toBe("free");
    const old = await makeLock(git, NOTE, 11);
    expect(await healLock(git, NOTE, 10_000)).toBe("free");
    expect(existsSync(old)).toBe(false);
    const young = await makeLock(git, NOTE, 9);
    expect(await healLock(git, NOTE, 10_000)).toBe("held");
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
  "an old lock stays as long as a git that may own it is at work, and goes after its end",
  async () => {
    const repo = await tempRepo();
    const head = await repo.commit({ a: "1" });
    const git = await openRepository(repo.path);
    const owner = spawn("git", ["-C", repo.path, "update-ref", "--stdin"], { stdio: ["pipe", "pipe", "inherit"] });
    owner.stdin.write(`start\nupdate ${NOTE} ${head}\nprepare\n`);
    await expect.poll(() => existsSync(`${git.commonDir}/${NOTE}.lock`), { timeout: 5000 }).toBe(true);
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

test.runIf(isLinux)("a git at work in another repository keeps nobody's lock", async () => {
  const repo = await tempRepo();
  const other = await tempRepo();
  const head = await other.commit({ a: "1" });
  const git = await openRepository(repo.path);
  const elsewhere = spawn("git", ["update-ref", "--stdin"], { cwd: other.path, stdio: ["pipe", "pipe", "inherit"] });
  elsewhere.stdin.write(`start\nupdate ${NOTE} ${head}\nprepare\n`);
  await expect.poll(() => existsSync(`${other.path}/.git/${NOTE}.lock`), { timeout: 5000 }).toBe(true);
  await makeLock(git, NOTE, 60);
  expect(await healLock(git, NOTE, 10_000)).toBe("free");
  elsewhere.stdin.end();
  await once(elsewhere, "close");
  await git.close();
});
