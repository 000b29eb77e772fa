import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stateFolder } from "#server/http/sessions/sessionStore.ts";
import { exchangeLink } from "./exchangeLink.ts";
import { letIn } from "./letIn.ts";

/** The built program, run as a user runs it. The browsers of the test file are signed in. */
export interface StartedProgram {
  /** The link that it printed. Its key may be used already. */
  readonly link: string;
  /** Its address for browsers, without a trailing slash. */
  readonly origin: string;
  /** Its address for other programs, without a trailing slash, and the headers that authorize them. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sends it a request as a program of the same user. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  readonly child: ChildProcess;
  /** Interrupts it and returns its exit code. */
  stop(): Promise<number | null>;
}

/** The file of the built program. */
export const PROGRAM = join(import.meta.dirname, "../../dist/cli/main.js");

/** The result of a run of the program. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the built program with exactly these arguments. */
export function spawnProgram(args: readonly string[], directory: string): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [PROGRAM, ...args], { cwd: directory, env: environment() });
}

/** Runs the built program to its end. */
export async function runProgram(args: readonly string[], directory: string = process.cwd()): Promise<Ended> {
  const child = spawnProgram(args, directory);
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, stdout, stderr };
}

/** Starts the built program on a free port, waits for the line with its address, and signs the test's browsers in. */
export async function startProgram(
  args: readonly string[],
  directory: string = process.cwd(),
): Promise<StartedProgram> {
  const child = spawn(process.execPath, [PROGRAM, "--no-open", "--port", "0", ...args], {
    cwd: directory,
    env: environment(),
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const link = await new Promise<string>((resolve, reject) => {
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
      const address = /http:\/\/\S+#key=\S+(?=\n)/.exec(stdout)?.[0];
      if (address) resolve(address);
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    void ended.then((code) => reject(new Error(`galley ended with ${code}: ${stderr}`)));
  });
  const { origin, port } = new URL(link);
  const { cookie } = letIn.knows(origin) ? { cookie: null } : await exchangeLink(link);
  if (cookie !== null) await letIn.to({ name: "galley-session", value: cookie, url: origin });
  const address = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${await tokenOf(child.pid, port)}` };
  return {
    link,
    origin,
    address,
    headers,
    fetch: (path, init = {}) => fetch(address + path, { ...init, headers: { ...init.headers, ...headers } }),
    child,
    stop() {
      child.kill("SIGINT");
      return ended;
    },
  };
}

/** Reads the token that a program publishes to other programs of the same user. */
async function tokenOf(pid: number | undefined, port: string): Promise<string> {
  const file = join(stateFolder(), `servers/${pid}-${port}.json`);
  const { token }: { readonly token: string } = JSON.parse(await readFile(file, "utf8"));
  return token;
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, CI: "true", NODE_ENV: "production" };
}
