import type { BigIntStats } from "node:fs";
import { lstat, readdir, readFile, readlink, unlink } from "node:fs/promises";
import { isAbsolute, join, resolve, sep } from "node:path";
import type { Repository } from "../Repository.ts";
import { discover } from "./discover.ts";
import { fileAge } from "./fileStat.ts";
import { codeOf, unlessMissing } from "./fsErrors.ts";

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
