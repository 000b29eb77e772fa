import type { BigIntStats } from "node:fs";
import { lstat, readdir, readFile, readlink, unlink } from "node:fs/promises";
import { isAbsolute, join, resolve, sep } from "node:path";
import type { Repository } from "../openRepository.ts";
import { discover } from "./discover.ts";
import { fileAge } from "./fileStat.ts";
import { codeOf, unlessMissing } from "./fsErrors.ts";

/** What is to be said of a ref's lock: there is none (any more), or somebody may need it. */
export type LockState = "free" | "held";

/** The refs whose locks are taken away: those that nobody but Galley and its kin write, by short transactions. */
const OURS = /^refs\/(?:notes\/devtools|devtools|galley)\//u;

/** Looks at what stands in a lock's place; null for nothing, and `unseen` where that cannot be told. */
async function look(lock: string): Promise<BigIntStats | null | "unseen"> {
  return unlessMissing(lstat(lock, { bigint: true })).catch((): "unseen" => "unseen");
}

/**
 * Takes away the lock of a ref that a killed git left behind. A lock does not say whose it is, so it goes only when it is
 * older than `ageMs`, which git needs for nothing, no git is seen at work in the repository, and it is still the same
 * file after that. Where processes cannot be looked at it stays.
 */
export async function healLock(repository: Repository, ref: string, ageMs: number): Promise<LockState> {
  const lock = join(repository.commonDir, `${ref}.lock`);
  const seen = await look(lock);
  if (seen === null) return "free";
  if (seen === "unseen" || !OURS.test(ref) || !seen.isFile() || fileAge(seen) < ageMs) return "held";
  if ((await isGitRunning(repository)) !== false) return "held";
  const now = await look(lock);
  if (now === null) return "free";
  if (now === "unseen" || now.ino !== seen.ino || now.mtimeNs !== seen.mtimeNs) return "held";
  return unlink(lock).then(
    () => "free",
    (error: unknown) => (codeOf(error) === "ENOENT" ? "free" : "held"),
  );
}

/** Git's commands that lock no ref. */
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

/** Git's own options that have their value in the next word. */
const WITH_VALUE: ReadonlySet<string> = new Set(["-c", "-C", "--git-dir", "--work-tree", "--namespace"]);

/** What git was told on its command line: the command, and the git dir if one was named. */
interface Told {
  readonly command: string | undefined;
  readonly gitDir: string | undefined;
}

function toldBy([, ...words]: readonly string[]): Told {
  let gitDir: string | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (!word.startsWith("-")) return { command: word, gitDir };
    if (word.startsWith("--git-dir=")) gitDir = word.slice("--git-dir=".length);
    if (!WITH_VALUE.has(word)) continue;
    at += 1;
    if (word === "--git-dir") gitDir = words[at];
  }
  return { command: undefined, gitDir };
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}${sep}`);
}

/** Tells whether a folder, or a git dir that was named, belongs to the repository: a linked work tree's does too. */
async function isOf(place: string, { commonDir, path }: Repository): Promise<boolean> {
  return discover(place).then(
    (found) => found.commonDir === commonDir,
    () => isWithin(place, commonDir) || isWithin(place, path), // gone, or not to be read: then by its name
  );
}

/** Tells whether a process may be a git that works on a repository; one that cannot be looked into may be. */
async function mayWorkOn(pid: string, repository: Repository): Promise<boolean> {
  const about = `/proc/${pid}`;
  try {
    const [, name = "", state] = /\((.*)\) (\S)/su.exec(await readFile(`${about}/stat`, "utf8")) ?? [];
    // One that has ended may wait for its parent to take note of it, and nobody but root may look into it then.
    if (!/^git(?:-|$)/u.test(name) || state === "Z") return false;
    const told = toldBy((await readFile(`${about}/cmdline`, "utf8")).split("\0"));
    if (HARMLESS.has(told.command)) return false;
    const given = /(?:^|\0)GIT_DIR=([^\0]*)/u.exec(await readFile(`${about}/environ`, "utf8"))?.[1];
    const cwd = await readlink(`${about}/cwd`);
    const named = told.gitDir ?? given ?? "";
    // Git goes to the root of the work tree, from where a place that was named from a folder of it leads elsewhere.
    return (await isOf(resolve(cwd, named), repository)) || (!isAbsolute(named) && (await isOf(cwd, repository)));
  } catch (error) {
    return !["ENOENT", "ESRCH"].includes(codeOf(error)); // it has ended meanwhile
  }
}

/**
 * Tells whether a git may be at work in a repository just now, in any of its work trees, by what Linux says of each process;
 * null where there is no telling. Linear in the processes of the machine, some 0.2 ms for each git.
 */
async function isGitRunning(repository: Repository): Promise<boolean | null> {
  if (process.platform !== "linux") return null;
  const names = await readdir("/proc").catch(() => null);
  if (names === null) return null;
  const pids = names.filter((name) => /^\d+$/u.test(name));
  const found = await Promise.all(pids.map((pid) => mayWorkOn(pid, repository)));
  return found.includes(true);
}
