import { readdir, readFile, readlink, realpath } from "node:fs/promises";
import { sep } from "node:path";
import type { Repository } from "../openRepository.ts";
import { codeOf } from "./codeOf.ts";

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

/** Finds git's command among the words it was started with. */
function commandOf([, ...words]: readonly string[]): string | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (WITH_VALUE.has(word)) at += 1;
    else if (!word.startsWith("-")) return word;
  }
  return undefined;
}

function isWithin(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === folder || path.startsWith(`${folder}${sep}`));
}

/** Tells whether a process may be a git that works on a repository; one that cannot be looked into may be. */
async function mayWorkOn(pid: string, folders: readonly string[]): Promise<boolean> {
  const about = `/proc/${pid}`;
  try {
    const name = (await readFile(`${about}/comm`, "utf8")).trim();
    if (!/^git(?:-|$)/u.test(name)) return false;
    const words = (await readFile(`${about}/cmdline`, "utf8")).split("\0");
    if (HARMLESS.has(commandOf(words))) return false;
    const gitDir = /(?:^|\0)GIT_DIR=([^\0]*)/u.exec(await readFile(`${about}/environ`, "utf8"))?.[1];
    const cwd = await readlink(`${about}/cwd`);
    if (gitDir !== undefined && gitDir.startsWith(sep)) {
      const real = await realpath(gitDir).catch(() => gitDir); // it went: then it is as it is called
      return isWithin(real, folders);
    }
    return isWithin(cwd, folders) || words.some((word) => word.startsWith("--git-dir"));
  } catch (error) {
    return !["ENOENT", "ESRCH"].includes(codeOf(error)); // it has ended meanwhile
  }
}

/**
 * Tells whether a git may be at work in a repository just now, by what Linux says of each process; null where there is no
 * telling. Linear in the processes of the machine, some 0.1 ms for each git.
 */
export async function isGitRunning({ gitDir, commonDir, workTree }: Repository): Promise<boolean | null> {
  if (process.platform !== "linux") return null;
  const folders = [gitDir, commonDir, ...(workTree === null ? [] : [workTree])];
  const names = await readdir("/proc").catch(() => null);
  if (names === null) return null;
  const pids = names.filter((name) => /^\d+$/u.test(name));
  const found = await Promise.all(pids.map((pid) => mayWorkOn(pid, folders)));
  return found.includes(true);
}
