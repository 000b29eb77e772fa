import { constants as fsConstants } from "node:fs";
import { access } from "node:fs/promises";
import { constants } from "node:os";
import { delimiter, dirname, isAbsolute, join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { GIT_MEMORY_BYTES, GIT_OUTPUT_BYTES, GIT_READ_MS } from "#contract/limits.ts";
import { type BrokerChild, brokerLink, type ChildEnd, type ChildEvents } from "./brokerLink.ts";
import { childQueue, type Priority } from "./childQueue.ts";
import { gitEnvironment, type Place } from "./gitEnvironment.ts";
import { onAbort } from "./streams.ts";

type Input = Uint8Array | string;

/** One git command to run. */
export interface GitCall {
  readonly place: Place;
  readonly args: readonly string[];
  /** All of standard input; none if absent. Where it is yet to come the command starts at once, without a turn, and waits. */
  readonly input?: Input | Promise<Input> | undefined;
  /** Variables on top of the built environment, e.g. GIT_INDEX_FILE or who commits. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly priority?: Priority | undefined;
  /** Busy for long on a whole core. */
  readonly heavy?: boolean | undefined;
  readonly timeoutMs?: number | undefined;
  readonly maxBytes?: number | undefined;
  /** Prints megabytes, which come straight from it where that can be had. Takes all of its input at once. */
  readonly isLarge?: boolean | undefined;
  /** A writer: ended by SIGTERM only, never by SIGKILL, so that it takes its locks away. */
  readonly gentle?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Takes a piece of output. The next comes when it is done; `false` says that no more is wanted, which ends the command. */
export type Sink = (bytes: Buffer) => void | boolean | Promise<void | boolean>;

/** How a command ended: its exit code, or null if the sink had enough, and its error text, which nobody is ever shown. */
export interface GitEnd {
  readonly code: number | null;
  readonly stderr: string;
}

let program: Promise<GitProgram> | null = null;

/** Gives the git of this process's PATH, looked for once; a failure is looked for again. */
function git(): Promise<GitProgram> {
  const search = process.env["PATH"] ?? "";
  program ??= gitProgram(search, (file, argument) => askProgram(file, argument, search)).catch((error: unknown) => {
    program = null;
    throw error;
  });
  return program;
}

/** Gives the version of the git that runs, as `2.39.5`. Fails as GIT_TOO_OLD where there is none. */
export async function gitVersion(): Promise<string> {
  return (await git()).version.join(".");
}

function askProgram(file: string, argument: string, search: string): Promise<string | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const env = { PATH: search, LC_ALL: "C.UTF-8" };
    const order = {
      file,
      args: [argument],
      cwd: dirname(file),
      env,
      input: new Uint8Array(),
      memoryBytes: GIT_MEMORY_BYTES,
    };
    const child = brokerLink.startChild(order, {
      onOutput: (bytes) => void chunks.push(bytes),
      onEnd(end) {
        clearTimeout(timer);
        resolve(end.code === 0 ? Buffer.concat(chunks).toString().trim() : null);
      },
    });
    child.hold(true);
    const timer = setTimeout(() => child.stop(true), GIT_READ_MS);
  });
}

function start(call: GitCall, { path }: GitProgram, input: Uint8Array | null, events: ChildEvents): BrokerChild {
  const { cwd, args, env } = gitEnvironment(call.place, path);
  const whole = { ...env, ...call.env };
  const order = { file: path, args: [...args, ...call.args], cwd, env: whole, input, memoryBytes: GIT_MEMORY_BYTES };
  return brokerLink.startChild(order, events, call.isLarge);
}

/** Starts a git command that stays and answers on its pipes; whoever starts it stops it. It takes no place in the queue. */
export async function openGit(call: GitCall, events: ChildEvents): Promise<BrokerChild> {
  return start(call, await git(), null, events);
}

/**
 * Runs one git command, its output going to `sink` piece by piece. This is the only way to a child. It waits for its turn,
 * is ended as TIMEOUT after `timeoutMs` (GIT_READ_MS if absent) and as TOO_LARGE past `maxBytes` of output
 * (GIT_OUTPUT_BYTES if absent) or of GIT_MEMORY_BYTES of memory, and fails with the signal's reason as soon as that fires; the child then ends within
 * milliseconds. Any exit code is an answer here; OVERLOADED and BrokerDied are the other ways to fail.
 */
export async function run(call: GitCall, sink: Sink): Promise<GitEnd> {
  const known = await git();
  const { priority = "interactive", heavy = false, signal } = call;
  const { input = "" } = call;
  // Whoever makes the input may need a turn for it: none is held meanwhile.
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
      child.hold(false);
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
        leave(); // only now is its place free: an ended call's child may take a moment to go
        void taking.then(() => settle(() => answer(end, resolve, reject), false));
      },
    });
    const timer = setTimeout(() => fail(new GalleyError("TIMEOUT")), timeoutMs);
    const calledOff = onAbort(signal, abort);
    if (priority !== "background") child.hold(true);
    if (input instanceof Promise) input.then((given) => child.end(bytesOf(given)), fail);
    if (signal?.aborted) abort();
  });
}

function bytesOf(input: Input): Uint8Array {
  return typeof input === "string" ? Buffer.from(input) : input;
}

/** What git says of what it never thought of, as of a tree that no git would make, before it ends itself. */
const GAVE_UP = /^BUG: |Assertion [`'].*' failed/mu;
/** What a shell says of a program that did. */
const ABORTED = 134;

/** How a start ends where there is no such folder; the program itself was found before. */
const AWAY: readonly (number | null)[] = [-constants.errno.ENOENT, -constants.errno.ENOTDIR];

function answer(end: ChildEnd, resolve: (end: GitEnd) => void, reject: (error: unknown) => void): void {
  if (end.brokerDied) reject(new BrokerDied());
  else if (end.isTooLarge)
    reject(new GalleyError("TOO_LARGE", "Git needs more memory for this than Galley lets it have."));
  else if (AWAY.includes(end.code)) reject(new GalleyError("REPOSITORY_GONE"));
  else if (end.code !== null) resolve({ code: end.code, stderr: end.stderr });
  else if (end.failure === null && GAVE_UP.test(end.stderr)) resolve({ code: ABORTED, stderr: end.stderr });
  else {
    const cause = new Error(end.failure ?? `git was ended by a signal: ${end.stderr}`);
    reject(end.failure === null ? new GitKilled(cause) : new GalleyError("INTERNAL", undefined, { cause }));
  }
}

/** The git that Galley uses: its absolute path and its version, e.g. [2, 39, 5]. */
interface GitProgram {
  readonly path: string;
  readonly version: readonly [major: number, minor: number, patch: number];
}

/** Runs a program with one argument, outside of any repository, and gives what it printed, or null if it failed. */
export type AskProgram = (file: string, argument: string) => Promise<string | null>;

const OLDEST = { major: 2, minor: 39 };

async function isProgram(path: string): Promise<boolean> {
  return access(path, fsConstants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * Finds git in a search path (as PATH holds it), passing over entries that are not absolute. What is found first may be
 * a wrapper that needs its own environment, so the program in git's own folder is preferred. Fails as GIT_TOO_OLD if
 * there is none or it is older than 2.39.
 */
export async function gitProgram(search: string, ask: AskProgram): Promise<GitProgram> {
  for (const folder of search.split(delimiter).filter(isAbsolute)) {
    const found = join(folder, process.platform === "win32" ? "git.exe" : "git");
    if (!(await isProgram(found))) continue;
    const home = await ask(found, "--exec-path");
    const own = home === null ? found : join(home, "git");
    const path = isAbsolute(own) && (await isProgram(own)) ? own : found;
    const answer = (await ask(path, "--version")) ?? "";
    const [, major, minor, patch] = /^git version (\d+)\.(\d+)(?:\.(\d+))?/u.exec(answer) ?? [];
    if (major === undefined || minor === undefined) continue;
    const version = [Number(major), Number(minor), Number(patch ?? 0)] as const;
    if (version[0] < OLDEST.major || (version[0] === OLDEST.major && version[1] < OLDEST.minor)) {
      throw new GalleyError("GIT_TOO_OLD", `The git at ${path} is ${version.join(".")}; Galley needs 2.39 or newer.`);
    }
    return { path, version };
  }
  throw new GalleyError("GIT_TOO_OLD", "There is no git in any folder of PATH; Galley needs 2.39 or newer.");
}

/** The broker died under a command. Whoever only reads may simply ask again. */
export class BrokerDied extends GalleyError {
  constructor() {
    super("INTERNAL", "The process that runs git for Galley ended unexpectedly.");
  }
}

/** Git was ended by a signal that did not come from Galley: whether it had done its work is not known. */
export class GitKilled extends GalleyError {
  constructor(cause: Error) {
    super("INTERNAL", undefined, { cause });
  }
}
