import { execFile } from "node:child_process";
import { dirname } from "node:path";

/** What git printed, and whether it took the command. */
export interface GitAnswer {
  readonly isDone: boolean;
  readonly printed: Buffer;
}

/** A machine that is busy beside. */
const TIMEOUT_MS = 60_000;

/**
 * Runs git in a repository as one who trusts it, but without what Galley leaves out of account on purpose: other people's
 * settings, replaced objects, grafts, a graph of commits that may lie, fetching what is missing, and files on disk that
 * the index holds for it.
 */
export function gitAnswers(
  repository: string,
  args: readonly string[],
  input: string | Uint8Array = "",
): Promise<GitAnswer> {
  const env = {
    PATH: process.env["PATH"],
    HOME: "/nonexistent",
    LC_ALL: "C.UTF-8",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_GRAFT_FILE: "/dev/null",
    GIT_INDEX_FILE: "/nonexistent/index",
    GIT_CEILING_DIRECTORIES: dirname(repository),
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
  };
  const options = { cwd: repository, env, encoding: "buffer", maxBuffer: 1024 ** 3, timeout: TIMEOUT_MS } as const;
  return new Promise((resolve) => {
    const fullArgs = ["-c", "safe.directory=*", "-c", "core.fsmonitor=false", "-c", "core.commitGraph=false", ...args];
    const child = execFile("git", fullArgs, options, (error, printed) => resolve({ isDone: error === null, printed }));
    child.stdin?.on("error", () => undefined); // git need not read its input
    child.stdin?.end(input);
  });
}
