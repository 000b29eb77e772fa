import { execFile } from "node:child_process";

/** The exit code of a program, and what it wrote to both streams. */
export interface Ran {
  readonly code: number;
  readonly output: string;
}

/** Runs a program with the environment of the user, as in a terminal. */
export function runAsUser(
  file: string,
  args: readonly string[],
  directory: string,
  { env = {}, input = "" }: { readonly env?: NodeJS.ProcessEnv; readonly input?: string } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      file,
      [...args],
      { cwd: directory, env: { ...process.env, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    );
    child.stdin?.on("error", () => undefined).end(input); // it may have ended already
  });
}
