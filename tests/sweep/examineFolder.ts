import { readFile, realpath } from "node:fs/promises";
import { executeGraphql } from "#server/http/executeGraphql.ts";
import { indexDocuments } from "#server/http/executeHere.ts";
import { brokerLink } from "#server/git/processes/brokerLink.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { GalleyError } from "#contract/errors.ts";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { findGitDirs } from "./findGitDirs.ts";
import { gitAnswers } from "./gitAnswers.ts";
import { changedFiles, printFiles } from "./printFiles.ts";
import { readRepository } from "./readRepository.ts";

/** The longest time for a process to exit after the repository was closed, in ms. */
const ENDING_MS = 3000;
const NAMES_LISTED_MAX = 5;

/** The results of all the repositories below a folder. */
export interface Examined {
  readonly repositories: number;
  /** The number of repositories that neither git nor Galley can open. */
  readonly refused: number;
  /** The number of reads of each kind, the number of those that ended with an error code, and the slowest time. */
  readonly reads: Readonly<Record<string, { readonly done: number; readonly coded: number; readonly slowest: number }>>;
  /** Sentences, each with the repository it is about. */
  readonly faults: readonly string[];
}

/**
 * Opens each repository below a folder, reads it as reviewers do, and reports faults: those of `readRepository`, and
 * also a file that changed during the reads, a git process that keeps running, and a repository that git opens and
 * Galley does not.
 */
export async function examineFolder(folder: string): Promise<Examined> {
  const paths = await findGitDirs(folder);
  const faults: string[] = [];
  const reads: Record<string, { done: number; coded: number; slowest: number }> = {};
  let refused = 0;
  const before = await printFiles(folder);
  for (const path of paths) {
    const report = (fault: string): void => void faults.push(`${path}: ${fault}`);
    const opened = await open(path);
    if (typeof opened === "string") {
      const byGit = await gitAnswers(path, ["rev-parse", "--is-shallow-repository"]);
      if (byGit.isDone) report(`git opens it, Galley says ${opened}`);
      else refused += 1;
      continue;
    }
    const log: string[] = [];
    const repositories = new ServedRepositories([opened]);
    const documents = indexDocuments({});
    const graphql = executeGraphql({
      repositories,
      settings: new SettingsFile((line) => log.push(line)),
      documents,
      anyDocument: true,
      log: (line) => log.push(line),
    });
    const slug = repositories.all[0]?.slug ?? "";
    for await (const { what, ms, codes, fault } of readRepository({ graphql, slug, path })) {
      const count = (reads[what] ??= { done: 0, coded: 0, slowest: 0 });
      count.done += ms > 0 ? 1 : 0;
      count.coded += codes.length > 0 ? 1 : 0;
      count.slowest = Math.max(count.slowest, Math.round(ms));
      if (fault !== null) report(`${what}: ${fault}`);
    }
    for (const line of new Set(log.map(essenceOf))) report(`log: ${line}`);
    await opened.close();
    const left = await leftRunning();
    if (left.length > 0) report(`left running: ${left.join("; ")}`);
  }
  const changed = changedFiles(before, await printFiles(folder), NAMES_LISTED_MAX);
  for (const name of changed) faults.push(`${name}: another file now`);
  return { repositories: paths.length, refused, reads, faults };
}

/** Opens exactly the repository at a path, or returns the reason why it cannot be opened. */
async function open(path: string): Promise<Repository | string> {
  try {
    const opened = await openRepository(path);
    const byGit = await gitAnswers(path, ["rev-parse", "--absolute-git-dir"]);
    const expected = byGit.isDone ? byGit.printed.toString().trimEnd() : path;
    const real = await realpath(expected).catch(() => expected);
    if (opened.path === real || opened.gitDir === real) return opened;
    await opened.close();
    return `that ${opened.gitDir} is meant`;
  } catch (error) {
    if (error instanceof GalleyError && error.code !== "INTERNAL") return `${error.code} ${error.message}`;
    return `an error of no code: ${String(error)}`;
  }
}

/**
 * Returns the commands that are still running some time after the last request; empty if the system does not report
 * processes.
 */
async function leftRunning(): Promise<readonly string[]> {
  const broker = brokerLink.pid();
  if (broker === null || process.platform !== "linux") return [];
  const until = performance.now() + ENDING_MS;
  for (;;) {
    const listed = await readFile(`/proc/${broker}/task/${broker}/children`, "utf8").catch(() => "");
    const pids = listed.split(" ").filter((pid) => pid !== "");
    if (pids.length === 0) return [];
    const cmdlines = pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => ""));
    if (performance.now() > until) return (await Promise.all(cmdlines)).map((line) => line.replaceAll("\0", " "));
    await new Promise((done) => setTimeout(done, 10));
  }
}

/** A failure is long in the log; returns git's own message, or the first lines. */
function essenceOf(line: string): string {
  const reported = line.split("\n").filter((part) => /\[cause\]|fatal:|error:/.test(part));
  const chosen = reported.length > 0 ? reported : line.split("\n").slice(0, 4);
  return chosen.map((part) => part.trim().replace(/^[0-9a-f]{8} /, "")).join(" | ");
}
