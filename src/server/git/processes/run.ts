import { open, realpath } from "node:fs/promises";
import { constants } from "node:os";
import { basename, dirname, isAbsolute, join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { GIT_MEMORY_BYTES, GIT_OUTPUT_BYTES, GIT_READ_MS } from "#contract/limits.ts";
import { type BrokerChild, brokerLink, type ChildEnd, type ChildEvents } from "./brokerLink.ts";
import type { Priority, ReadOptions } from "../Repository.ts";
import { childQueue } from "./childQueue.ts";
import { gitEnvironment, type GitLocation } from "./gitEnvironment.ts";
import { findPrograms, isProgram, searchPath } from "./programs.ts";
import { onAbort } from "./streams.ts";

type Input = Uint8Array | string;

export interface GitCall {
  readonly location: GitLocation;
  readonly args: readonly string[];
  /**
   * All of standard input; none if absent. With a promise the command starts at once, without waiting in the queue, and
   * waits for its input.
   */
  readonly input?: Input | Promise<Input> | undefined;
  /** Variables added to the built environment, such as GIT_INDEX_FILE or the committer's name. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly priority?: Priority | undefined;
  /** True if it keeps a whole core busy for long. */
  readonly heavy?: boolean | undefined;
  readonly timeoutMs?: number | undefined;
  readonly maxBytes?: number | undefined;
  /** True for a command that writes: it is stopped by SIGTERM only, never by SIGKILL, so that it removes its locks. */
  readonly gentle?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Receives a chunk of output. The next one comes when it has finished; `false` stops the command. */
export type Sink = (bytes: Buffer) => void | boolean | Promise<void | boolean>;

/**
 * The end of a command: its exit code, or null if the sink stopped it, and its error text, which is never shown to the
 * user.
 */
export interface GitEnd {
  readonly code: number | null;
  readonly stderr: string;
}

let program: Promise<GitProgram> | null = null;

/** Finds git in this process's PATH. A success is cached, a failure is not. */
function git(): Promise<GitProgram> {
  const search = searchPath();
  program ??= gitProgram(search, (file, argument) => readFromProgram(file, argument, search)).catch(
    (error: unknown) => {
      program = null;
      throw error;
    },
  );
  return program;
}

async function readFromProgram(file: string, argument: string, search: string): Promise<string | null> {
  const env = { PATH: search, LC_ALL: "C.UTF-8" };
  const limits = { timeoutMs: GIT_READ_MS, maxBytes: GIT_OUTPUT_BYTES };
  const { stdout, code } = await runProgram({ file, args: [argument], input: new Uint8Array(), env, ...limits });
  return code === 0 ? stdout.toString().trim() : null;
}

function start(call: GitCall, { path }: GitProgram, input: Uint8Array | null, events: ChildEvents): BrokerChild {
  const { cwd, args, env, isOnTerminal } = gitEnvironment(call.location, path);
  const whole = { ...env, ...call.env };
  const memoryBytes = GIT_MEMORY_BYTES;
  const order = { file: path, args: [...args, ...call.args], cwd, env: whole, input, memoryBytes, isOnTerminal };
  return brokerLink.startChild(order, events);
}

/**
 * Starts a git command that keeps running and answers on its pipes; the caller has to stop it. It does not wait in the
 * queue.
 */
export async function openGit(call: GitCall, events: ChildEvents): Promise<BrokerChild> {
  return start(call, await git(), null, events);
}

/** The longest argument in bytes: more than any path or name, less than the 128 KiB that Linux allows. */
const ARGUMENT_BYTES = 32_768;
const TOO_LONG = `A name or an argument is too long: at most ${ARGUMENT_BYTES} bytes are allowed.`;

/**
 * Runs a git command and passes its output to `sink` in chunks. Every child process goes through here or `openGit`.
 * Waits in the queue, fails as TIMEOUT after `timeoutMs` (GIT_READ_MS if absent), as TOO_LARGE beyond `maxBytes` of
 * output (GIT_OUTPUT_BYTES if absent) or GIT_MEMORY_BYTES of memory, and with the signal's reason as soon as that
 * fires; the child then ends within milliseconds. Resolves for any exit code. Can also fail as OVERLOADED, as
 * BAD_INPUT if an argument is too long, and as BrokerDied.
 */
export async function run(call: GitCall, sink: Sink): Promise<GitEnd> {
  const known = await git();
  const { priority = "interactive", heavy = false, signal, args, input = "" } = call;
  if (args.some((argument) => Buffer.byteLength(argument) > ARGUMENT_BYTES))
    throw new GalleyError("BAD_INPUT", TOO_LONG);
  // Computing the input may itself need a place in the queue, so none is held meanwhile.
  const leave = input instanceof Promise ? () => undefined : await childQueue({ priority, heavy }, signal);
  return new Promise<GitEnd>((resolve, reject) => {
    const { timeoutMs = GIT_READ_MS, maxBytes = GIT_OUTPUT_BYTES, gentle = false } = call;
    let count = 0;
    let settled = false;
    let taking = Promise.resolve();

    function settle(act: () => void, stop: boolean): void {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      calledOff();
      child.keepAlive(false);
      if (stop) child.stop(!gentle);
      act();
    }
    const fail = (error: unknown): void => settle(() => reject(error), true);
    const abort = (): void => fail(signal?.reason);

    async function take(bytes: Buffer): Promise<void> {
      if (settled) return;
      const more = await sink(bytes);
      if (more === false) settle(() => resolve({ code: null, stderr: "" }), true);
      else child.taken(bytes.length);
    }

    const child = start(call, known, input instanceof Promise ? null : bytesOf(input), {
      onOutput(bytes) {
        count += bytes.length;
        if (count > maxBytes) fail(new GalleyError("TOO_LARGE"));
        else taking = taking.then(() => take(bytes)).catch(fail);
      },
      onEnd(end) {
        leave(); // only now is its place free: the child of a failed call may take a moment to end
        void taking.then(() => settle(() => answer(end, resolve, reject), false));
      },
    });
    const timer = setTimeout(() => fail(new GalleyError("TIMEOUT")), timeoutMs);
    const calledOff = onAbort(signal, abort);
    if (priority !== "background") child.keepAlive(true);
    if (input instanceof Promise) input.then((resolved) => child.end(bytesOf(resolved)), fail);
    if (signal?.aborted) abort();
  });
}

function bytesOf(input: Input): Uint8Array {
  return typeof input === "string" ? Buffer.from(input) : input;
}

/** The exit codes of a start whose working directory does not exist; the program itself was found before. */
const AWAY: readonly (number | null)[] = [-constants.errno.ENOENT, -constants.errno.ENOTDIR];

function answer(end: ChildEnd, resolve: (end: GitEnd) => void, reject: (error: unknown) => void): void {
  if (end.brokerDied) reject(new BrokerDied());
  else if (end.isTooLarge) reject(new GalleyError("TOO_LARGE", "Git needs more memory for this than Galley allows."));
  else if (AWAY.includes(end.code)) reject(new GalleyError("REPOSITORY_GONE"));
  else if (end.code !== null) resolve({ code: end.code, stderr: end.stderr });
  else {
    const cause = new Error(end.failure ?? `git was ended by a signal: ${end.stderr}`);
    reject(end.failure === null ? new GitKilled(cause) : new GalleyError("INTERNAL", undefined, { cause }));
  }
}

/** The git that Galley uses: its absolute path and its version, such as [2, 39, 5]. */
interface GitProgram {
  readonly path: string;
  readonly version: readonly [major: number, minor: number, patch: number];
}

/** Runs a program with one argument outside of any repository and resolves to its output, or null if it failed. */
export type ReadFromProgram = (file: string, argument: string) => Promise<string | null>;

const OLDEST = { major: 2, minor: 39 };

/** Returns true if a program may only lead to git: a script, a link to a program of another name, or Apple's. */
async function mayBeWrapper(path: string): Promise<boolean> {
  if (process.platform === "darwin" || !/^git(?:\.exe)?$/u.test(basename(await realpath(path)))) return true;
  const file = await open(path).catch(() => null);
  if (file === null) return true; // It can be run, but not read.
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.toString("latin1") === "#!";
  } finally {
    await file.close();
  }
}

/**
 * Finds git in a search path (in the form of PATH), skipping relative entries. Instead of a wrapper, the program in git's
 * exec path is used. Fails as GIT_TOO_OLD if there is none or
 * it is older than 2.39.
 */
export async function gitProgram(search: string, readVersion: ReadFromProgram): Promise<GitProgram> {
  for (const found of await findPrograms(search, [process.platform === "win32" ? "git.exe" : "git"])) {
    const home = (await mayBeWrapper(found)) ? await readVersion(found, "--exec-path") : null;
    const own = home === null ? found : join(home, "git");
    const path = isAbsolute(own) && (await isProgram(own)) ? own : found;
    const answer = (await readVersion(path, "--version")) ?? "";
    const [, major, minor, patch] = /^git version (\d+)\.(\d+)(?:\.(\d+))?/u.exec(answer) ?? [];
    if (major === undefined || minor === undefined) continue;
    const version = [Number(major), Number(minor), Number(patch ?? 0)] as const;
    if (version[0] < OLDEST.major || (version[0] === OLDEST.major && version[1] < OLDEST.minor)) {
      throw new GalleyError("GIT_TOO_OLD", `The git at ${path} is ${version.join(".")}; Galley needs 2.39 or newer.`);
    }
    return { path, version };
  }
  throw new GalleyError("GIT_TOO_OLD", "Git was not found in PATH; Galley needs 2.39 or newer.");
}

/** The broker died during a command. A command that only reads can be repeated. */
export class BrokerDied extends GalleyError {
  constructor() {
    super("INTERNAL", "The process that runs git for Galley ended unexpectedly.");
  }
}

/** Git was ended by a signal that Galley did not send, so it is unknown whether it had finished its work. */
export class GitKilled extends GalleyError {
  constructor(cause: Error) {
    super("INTERNAL", undefined, { cause });
  }
}

/** A call of a program of the machine, never of a repository, to run outside any repository. */
interface ProgramCall extends ReadOptions {
  /** An absolute path. */
  readonly file: string;
  readonly args: readonly string[];
  readonly input: Uint8Array;
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly env: Readonly<Record<string, string>>;
}

/** The output of a program, up to where it was stopped. */
export interface ProgramOutput {
  readonly stdout: Buffer;
  /** For internal use only: never shown to the user. */
  readonly stderr: string;
  /** Null if it was stopped: by us, because it took too long or printed too much, or by the system. */
  readonly code: number | null;
}

/**
 * Runs ssh-keygen with its input and nothing else: no repository, no home, no terminal. It uses the same queue as git
 * commands. `env` has variables for it besides PATH and LC_ALL; the time zone is UTC if it is absent. Returns partial
 * output if the program was stopped; fails only with the signal's reason.
 */
export async function runTool(
  call: Omit<ProgramCall, "env"> & { readonly env?: Readonly<Record<string, string>> },
): Promise<ProgramOutput> {
  const { file } = call;
  if (!isAbsolute(file) || basename(file) !== "ssh-keygen") throw new Error(`${file} may not run.`);
  return runProgram({ ...call, env: { PATH: dirname(file), LC_ALL: "C.UTF-8", ...(call.env ?? { TZ: "UTC" }) } });
}

async function runProgram(call: ProgramCall): Promise<ProgramOutput> {
  const { file, args, input, timeoutMs, maxBytes, signal, env, priority = "interactive" } = call;
  const leave = await childQueue({ priority, heavy: false }, signal);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let count = 0;
    const order = { file, args, cwd: "/", env, input, memoryBytes: GIT_MEMORY_BYTES };
    const child = brokerLink.startChild(order, {
      onOutput(bytes) {
        count += bytes.length;
        if (count > maxBytes) return child.stop(true);
        chunks.push(bytes);
        child.taken(bytes.length);
      },
      onEnd({ code, stderr }) {
        clearTimeout(timer);
        calledOff();
        leave();
        child.keepAlive(false);
        if (signal?.aborted === true) reject(signal.reason);
        else resolve({ stdout: Buffer.concat(chunks), stderr, code });
      },
    });
    child.keepAlive(true);
    const timer = setTimeout(() => child.stop(true), timeoutMs);
    const calledOff = onAbort(signal, () => child.stop(true));
  });
}
