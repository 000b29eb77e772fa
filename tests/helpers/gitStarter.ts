/**
 * The process that starts git for the tests. Starting a child copies the page tables of who starts it, which are large where a
 * page is tested, so that each git would cost up to 30 ms; this process stays small. It ends with its parent.
 */
import { execFile } from "node:child_process";

/** One git command. */
export interface GitOrder {
  readonly id: number;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly input: Uint8Array;
}

/** What came of it; `failure` is null where it ended with code 0. */
export interface GitResult {
  readonly id: number;
  readonly failure: string | null;
  readonly stdout: Uint8Array;
  readonly stderr: Uint8Array;
}

function answer(result: GitResult): void {
  if (process.connected) process.send?.(result);
}

process.on("message", ({ id, args, cwd, env, input }: GitOrder) => {
  const options = { cwd, env, encoding: "buffer", maxBuffer: 1024 ** 3 } as const;
  const child = execFile("git", args, options, (error, stdout, stderr) => {
    answer({ id, failure: error === null ? null : error.message, stdout, stderr });
  });
  child.stdin?.on("error", () => undefined); // git need not read its input
  child.stdin?.end(input);
});
process.on("disconnect", () => process.exit());
