import { execFile } from "node:child_process";
import { dirname } from "node:path";

/** The output of git, and whether the command succeeded. */
export interface GitAnswer {
  readonly isDone: boolean;
  readonly printed: Buffer;
}

/** Long, because other processes may keep the machine busy. */
const TIMEOUT_MS = 60_000;

/**
 * Runs git in a repository as a user who trusts it would, but without everything that Galley ignores on purpose:
 * settings of other people, replaced objects, grafts, a commit-graph that may be wrong, lazy fetching, and files on
 * disk that the index keeps for it.
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
    child.stdin?.on("error", () => undefined); // git may exit before it reads its input
    child.stdin?.end(input);
  });
}
