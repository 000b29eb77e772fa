import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Redirect } from "./Redirect.ts";

const execute = promisify(execFile);

/**
 * Paths of files, relative to the repository's root, that are replaced by a named pipe, and whether Galley refuses to
 * open such a repository.
 */
const PIPES: readonly (readonly [name: string, programArgs: readonly string[] | null, isRefused: boolean])[] = [
  [".git/config", ["status"], true],
  [".git/config.worktree", null, true],
  [".git/HEAD", ["status"], true],
  [".git/packed-refs", ["for-each-ref"], true],
  [".git/shallow", ["log", "-1"], true],
  [".git/commondir", ["status"], true],
  [".git/refs/heads/pipe", ["for-each-ref"], true],
  [".git/objects/info/alternates", ["log", "-1"], true],
  [".git/objects/info/commit-graph", ["log", "-1"], true],
  [".git/info/exclude", ["status"], false],
  [".git/info/grafts", ["log", "-1"], true],
  [".git/index", ["status"], false],
  [`.git/sharedindex.${"a".repeat(40)}`, null, false],
  [".git/logs/refs/stash", ["stash", "list"], false],
  [".git/logs/refs/heads/topic", ["reflog", "show", "topic"], false],
  ["a.txt", null, false],
  ["new.txt", null, false],
];

/** Named pipes that make every program that opens them wait forever. */
export const pipes: readonly Redirect[] = PIPES.map(([name, programArgs, isRefused]) => ({
  name: `a pipe for ${name}`,
  bed: isRefused ? "refused" : name === ".git/index" ? "index" : "pipes",
  async inject({ repo }) {
    const file = join(repo.path, name);
    await rm(file, { force: true });
    await mkdir(dirname(file), { recursive: true });
    await execute("mkfifo", [file]);
  },
  ...(programArgs !== null && { proof: { programArgs, shows: /It waited\./u } }),
  ...(isRefused && { isRefused: true as const }),
}));
