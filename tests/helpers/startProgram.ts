import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import { join } from "node:path";

/** The built program, run as a person runs it. */
export interface StartedProgram {
  /** The address that it printed, without the last slash. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** Interrupts it and gives its exit code. */
  stop(): Promise<number | null>;
}

const PROGRAM = join(import.meta.dirname, "../../dist/cli/main.js");

/** What a run of the program left behind. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the built program with these very words. */
export function spawnProgram(words: readonly string[], directory: string): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [PROGRAM, ...words], { cwd: directory, env: environment() });
}

/** Runs the built program to its end. */
export async function runProgram(words: readonly string[], directory: string = process.cwd()): Promise<Ended> {
  const child = spawnProgram(words, directory);
  let [stdout, stderr] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (stdout += chunk));
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, stdout, stderr };
}

/** Starts the built program on a free port and waits for the line with its address. */
export async function startProgram(
  words: readonly string[],
  directory: string = process.cwd(),
): Promise<StartedProgram> {
  const child = spawn(process.execPath, [PROGRAM, "--no-open", "--port", "0", ...words], {
    cwd: directory,
    env: environment(),
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const origin = await new Promise<string>((resolve, reject) => {
    let [stdout, stderr] = ["", ""];
    child.stdout.on("data", (chunk: Buffer) => {
      stdout += chunk;
      const address = /http:\/\/\S+(?=\/\n)/.exec(stdout)?.[0];
      if (address) resolve(address);
    });
    child.stderr.on("data", (chunk: Buffer) => (stderr += chunk));
    void ended.then((code) => reject(new Error(`galley ended with ${code}: ${stderr}`)));
  });
  return {
    origin,
    child,
    stop() {
      child.kill("SIGINT");
      return ended;
    },
  };
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, CI: "true", NODE_ENV: "production" };
}
