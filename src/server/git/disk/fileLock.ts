import type { BigIntStats } from "node:fs";
import { lstat, mkdir, open, readdir, readFile, readlink, rm, stat, unlink, utimes } from "node:fs/promises";
import { isAbsolute, join, resolve, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Repository } from "../Repository.ts";
import { discover } from "./discover.ts";
import { fileAge } from "./fileStat.ts";
import { codeOf, unlessMissing } from "./fsErrors.ts";

/** No owner needs a lock this long. By then the process id of one that died may belong to another process. */
const HELD_MAX_MS = 10 * 60_000;
/** Polling interval: short at first, then long enough that many waiting processes do not keep a core busy. */
const POLL_FIRST_MS = 4;
const POLL_LAST_MS = 60;
/**
 * Waits for a lock that excludes all other processes of this machine, and returns the function that releases it; null
 * if others held it for `timeoutMs`. The lock of a dead process is taken over at once. Fails if the folder, which must
 * be the lock's own, cannot be written.
 *
 * A lock file contains the process id of its owner, and is released by a modification time of long ago, since a full
 * disk allows no other change. The owner is whose file has the highest number. Only one process can create the next file, and it creates it only if
 * the last one is free; one that was overtaken meanwhile finds a higher number and starts again. So two processes that
 * find the same dead owner cannot both take its place, as they could by deleting one lock file.
 */
export async function acquireLock(folder: string, timeoutMs: number): Promise<(() => Promise<void>) | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const deadline = performance.now() + timeoutMs;
  for (let checks = 0; ; checks += 1) {
    const last = await lastNumber(folder);
    const own = last + 1;
    if (!(await isHeld(join(folder, String(last)))) && (await create(join(folder, String(own))))) {
      if ((await lastNumber(folder)) === own) {
        await removeBelow(folder, own);
        return () => utimes(join(folder, String(own)), 0, 0);
      }
      await rm(join(folder, String(own)), { force: true });
    }
    if (performance.now() > deadline) return null;
    await wait(1 + Math.random() * Math.min(POLL_LAST_MS, POLL_FIRST_MS * 2 ** checks));
  }
}

async function lastNumber(folder: string): Promise<number> {
  return (await readdir(folder)).reduce((last, name) => Math.max(last, Number(name)), 0);
}

async function create(file: string): Promise<boolean> {
  const handle = await open(file, "wx", 0o600).catch((error: unknown) => {
    if (codeOf(error) === "EEXIST") return null;
    throw error;
  });
  if (handle === null) return false;
  try {
    await handle.writeFile(String(process.pid));
    return true;
  } catch (error) {
    await handle.utimes(0, 0);
    throw error;
  } finally {
    await handle.close();
  }
}

/** Returns true if the owner of a lock file runs; an empty one is being written. */
async function isHeld(file: string): Promise<boolean> {
  const content = await unlessMissing(readFile(file, "latin1"));
  const found = await unlessMissing(stat(file));
  if (content === null || found === null || fileAge(found) > HELD_MAX_MS) return false;
  return content === "" || isRunning(Number(content));
}

/** Returns true if there is a process with this id, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) !== "ESRCH"; // else it runs for another user
  }
}

async function removeBelow(folder: string, own: number): Promise<void> {
  for (const name of await readdir(folder)) if (Number(name) < own) await rm(join(folder, name), { force: true });
}

/** The state of a ref's lock: absent, or possibly still in use. */
export type LockState = "free" | "held";

/** The refs whose locks are removed: only Galley and related tools write them, in short transactions. */
const OURS = /^refs\/(?:notes\/devtools|devtools|galley)\//u;

/** The locks that a landing takes besides, which are removed only by one that needs them. */
const PACKED = "packed-refs";
const OF_LANDING = /^(?:refs\/heads\/|packed-refs$)/u;

/** Reads the status of a lock file; null if it does not exist, and `unseen` if that cannot be determined. */
async function statLock(lock: string): Promise<BigIntStats | null | "unseen"> {
  return unlessMissing(lstat(lock, { bigint: true })).catch((): "unseen" => "unseen");
}

/**
 * Removes the lock of a ref that a killed git left behind. A lock does not name its owner, so it is removed only if it
 * is older than `ageMs`, which no git command needs, no git process works in the repository, and the file is still the
 * same after these checks. Where processes cannot be inspected it stays.
 */
export async function healLock(
  repository: Repository,
  ref: string,
  ageMs: number,
  isLanding = false,
): Promise<LockState> {
  const lock = join(repository.commonDir, `${ref}.lock`);
  const found = await statLock(lock);
  if (found === null) return "free";
  const isOurs = OURS.test(ref) || (isLanding && OF_LANDING.test(ref));
  if (found === "unseen" || !isOurs || !found.isFile() || fileAge(found) < ageMs) return "held";
  if ((await isGitRunning(repository)) !== false) return "held";
  const now = await statLock(lock);
  if (now === null) return "free";
  // Git writes the new table beside the old one while it holds the lock, and writes none where one is left.
  if (ref === PACKED) await unlink(join(repository.commonDir, `${PACKED}.new`)).catch(() => undefined);
  if (now === "unseen" || now.ino !== found.ino || now.mtimeNs !== found.mtimeNs) return "held";
  return unlink(lock).then(
    () => "free",
    (error: unknown) => (codeOf(error) === "ENOENT" ? "free" : "held"),
  );
}

/** Git commands that lock no ref. */
const HARMLESS: ReadonlySet<string | undefined> = new Set([
  "cat-file",
  "config",
  "credential-cache--daemon",
  "diff-tree",
  "for-each-ref",
  "fsmonitor--daemon",
  "ls-tree",
  "rev-list",
  "rev-parse",
  "unpack-objects",
]);

/** Git's global options whose value is the next argument. */
const WITH_VALUE: ReadonlySet<string> = new Set(["-c", "-C", "--git-dir", "--work-tree", "--namespace"]);

function parseCommandLine([, ...cmdline]: readonly string[]) {
  let gitDir: string | undefined;
  for (let at = 0; at < cmdline.length; at += 1) {
    const arg = cmdline[at] ?? "";
    if (!arg.startsWith("-")) return { command: arg, gitDir };
    if (arg.startsWith("--git-dir=")) gitDir = arg.slice("--git-dir=".length);
    if (!WITH_VALUE.has(arg)) continue;
    at += 1;
    if (arg === "--git-dir") gitDir = cmdline[at];
  }
  return { command: undefined, gitDir };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`);
}

/** Returns true if a folder, or a git dir given to git, belongs to the repository. A linked work tree does too. */
async function isOf(repositoryPath: string, { commonDir, path }: Repository): Promise<boolean> {
  return discover(repositoryPath).then(
    (found) => found.commonDir === commonDir,
    () => isWithin(repositoryPath, commonDir) || isWithin(repositoryPath, path), // missing or unreadable, so compare the paths
  );
}

/** Returns true if a process may be a git that works on a repository. One that cannot be inspected may be. */
async function mayWorkOn(pid: string, repository: Repository): Promise<boolean> {
  const about = `/proc/${pid}`;
  try {
    const [, name = "", state] = /\((.*)\) (\S)/su.exec(await readFile(`${about}/stat`, "utf8")) ?? [];
    // A process that has ended may wait for its parent to collect it, and then only root can inspect it.
    if (!/^git(?:-|$)/u.test(name) || state === "Z") return false;
    const commandLine = parseCommandLine((await readFile(`${about}/cmdline`, "utf8")).split("\0"));
    if (HARMLESS.has(commandLine.command)) return false;
    const lockedDir = /(?:^|\0)GIT_DIR=([^\0]*)/u.exec(await readFile(`${about}/environ`, "utf8"))?.[1];
    const cwd = await readlink(`${about}/cwd`);
    const named = commandLine.gitDir ?? lockedDir ?? "";
    // Git changes to the root of the work tree, so a relative path given from a subfolder resolves differently there.
    return (await isOf(resolve(cwd, named), repository)) || (!isAbsolute(named) && (await isOf(cwd, repository)));
  } catch (error) {
    return !["ENOENT", "ESRCH"].includes(codeOf(error)); // it has ended meanwhile
  }
}

/**
 * Checks in /proc whether a git process may be working in any work tree of a repository; null if that is unknown.
 * Linear in the processes of the machine, about 0.2 ms per git process.
 */
async function isGitRunning(repository: Repository): Promise<boolean | null> {
  if (process.platform !== "linux") return null;
  const names = await readdir("/proc").catch(() => null);
  if (names === null) return null;
  const pids = names.filter((name) => /^\d+$/u.test(name));
  const found = await Promise.all(pids.map((pid) => mayWorkOn(pid, repository)));
  return found.includes(true);
}
