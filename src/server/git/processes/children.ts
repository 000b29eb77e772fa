/** Starts git and other programs, for the broker or for the process itself. Imports only Node's modules, as the broker does. */

import { ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { Socket } from "node:net";

/** The exit code by which a shell reports an aborted program. */
const ABORTED = 134;

/** The messages between the server and its broker process. `id` identifies a child and is assigned by the server. */

/** A program to start, in its own process group and session, unless it is on the terminal. */
export interface ChildOrder {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** All of standard input; null keeps it open for `input` messages. */
  readonly input: Uint8Array | null;
  /** The private memory that it and its descendants may use, where the system reports it. */
  readonly memoryBytes: number;
  /** True if it may ask the user on the terminal of this process. */
  readonly isOnTerminal?: boolean | undefined;
}

export type ToBroker =
  | { readonly kind: "start"; readonly id: number; readonly order: ChildOrder }
  /** More bytes of standard input; `isLast` closes it. */
  | { readonly kind: "input"; readonly id: number; readonly bytes: Uint8Array; readonly isLast: boolean }
  /** The server has consumed this many bytes of output, so as many more may be sent. */
  | { readonly kind: "taken"; readonly id: number; readonly count: number }
  /** Sends SIGTERM to the process group; `force` sends SIGKILL after two seconds if it still runs. */
  | { readonly kind: "stop"; readonly id: number; readonly force: boolean };

export type FromBroker =
  | { readonly kind: "started"; readonly id: number; readonly pid: number }
  | { readonly kind: "output"; readonly id: number; readonly bytes: Uint8Array }
  /**
   * The child has ended and all of its output was sent. `code` is null if a signal ended it, `failure` is set if it
   * never ran, `isTooLarge` is true if it used too much memory.
   */
  | {
      readonly kind: "ended";
      readonly id: number;
      readonly code: number | null;
      readonly failure: string | null;
      readonly stderr: string;
      readonly isTooLarge: boolean;
    };

/** The bytes sent to the server and not yet consumed, per child, at which the child's output is paused. */
const WINDOW_BYTES = 4 * 1024 * 1024;
/** The error text saved per child: enough to recognize a failure. */
const STDERR_BYTES = 8192;
const FORCE_AFTER_MS = 2000;
/** The interval of the memory checks: git allocates up to 250 MB per second. */
const POLL_MS = 250;
/** The private memory of a process in kB, also what was swapped out. The rest is file-backed, and the system can reclaim it. */
const TAKEN = /^(?:RssAnon|VmSwap):\s+(\d+) kB$/gmu;

interface Child {
  readonly process: ChildProcess;
  /** The bytes sent that the server has not consumed. */
  outstanding: number;
  stopped: boolean;
  readonly memoryBytes: number;
  readonly isOnTerminal: boolean;
  isTooLarge: boolean;
}

const children = new Map<number, Child>();

/** Does nothing. A closed pipe or a group that has ended is no failure, since the end of the child reports it. */
export function ignore(): void {
  return undefined;
}

let send: (message: FromBroker) => void = ignore;

function signalGroup({ process: { pid }, isOnTerminal }: Child, signal: "SIGTERM" | "SIGKILL"): void {
  if (pid === undefined) return;
  try {
    process.kill(isOnTerminal ? pid : -pid, signal);
  } catch {
    ignore();
  }
}

function start(id: number, order: ChildOrder): void {
  const { memoryBytes, isOnTerminal = false } = order;
  const child: ChildProcess = spawn(order.file, order.args, {
    cwd: order.cwd,
    env: order.env,
    stdio: "pipe",
    detached: !isOnTerminal,
    shell: false,
    windowsHide: true,
  });
  const entry: Child = { process: child, outstanding: 0, stopped: false, memoryBytes, isOnTerminal, isTooLarge: false };
  children.set(id, entry);
  memoryCheck ??= setInterval(checkMemory, POLL_MS).unref();
  let stderr = "";
  let failure: string | null = null;
  if (child.pid !== undefined) send({ kind: "started", id, pid: child.pid });
  child.stdin?.on("error", ignore);
  if (order.input !== null) child.stdin?.end(order.input);
  child.stdout?.on("data", (bytes: Buffer) => {
    if (entry.stopped) return;
    entry.outstanding += bytes.length;
    if (entry.outstanding > WINDOW_BYTES) child.stdout?.pause();
    send({ kind: "output", id, bytes });
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    if (stderr.length < STDERR_BYTES) stderr = (stderr + text).slice(0, STDERR_BYTES);
  });
  child.on("error", (error) => (failure = error.message));
  child.on("close", (ended, signal) => {
    // Git ends itself so in a situation that it does not expect, such as an impossible tree.
    const code = signal === "SIGABRT" ? ABORTED : ended;
    children.delete(id);
    if (children.size === 0) memoryCheck = void clearInterval(memoryCheck);
    send({ kind: "ended", id, code, failure, stderr, isTooLarge: entry.isTooLarge });
  });
}

let memoryCheck: NodeJS.Timeout | undefined;

/** Stops the children that use too much memory; none where the system does not report it. */
function checkMemory(): void {
  for (const [id, child] of children) {
    const { pid } = child.process;
    if (child.stopped || pid === undefined || memoryOf(pid) <= child.memoryBytes) continue;
    child.isTooLarge = true;
    stop(id, child, true);
  }
}

/** Returns the private memory of a process and its descendants in bytes; 0 for a process that has ended. */
function memoryOf(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "latin1");
    const own = Array.from(status.matchAll(TAKEN), ([, kB]) => 1024 * Number(kB)).reduce(
      (sum, bytes) => sum + bytes,
      0,
    );
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").split(" ").filter(Boolean);
    return started.reduce((sum, child) => sum + memoryOf(Number(child)), own);
  } catch {
    return 0;
  }
}

function stop(id: number, child: Child, force: boolean): void {
  child.stopped = true;
  signalGroup(child, "SIGTERM");
  child.process.stdin?.destroy();
  child.process.stdout?.resume(); // nobody reads the rest, and a full pipe must not block the child
  if (force) setTimeout(() => children.has(id) && signalGroup(child, "SIGKILL"), FORCE_AFTER_MS).unref();
}

/** Passes the messages of the children of this process to `to`. The children are stopped when it exits. */
export function startHere(to: (message: FromBroker) => void): void {
  send = to;
  process.on("exit", () => {
    for (const child of children.values()) signalGroup(child, "SIGTERM");
  });
}

/** Lets this process exit while a child runs, or not. */
export function keepAlive(id: number, on: boolean): void {
  const child = children.get(id)?.process;
  for (const handle of [child, child?.stdin, child?.stdout, child?.stderr]) {
    const isOpen = handle instanceof Socket && !handle.destroyed; // a closed one would wait for a connection with one more listener
    if (handle instanceof ChildProcess || isOpen) handle[on ? "ref" : "unref"]();
  }
}

export function receive(message: ToBroker): void {
  if (message.kind === "start") return start(message.id, message.order);
  const child = children.get(message.id);
  if (child === undefined) return; // it ended while the message was on its way
  switch (message.kind) {
    case "input":
      if (message.isLast) child.process.stdin?.end(message.bytes);
      else child.process.stdin?.write(message.bytes);
      return;
    case "taken":
      child.outstanding -= message.count;
      if (child.outstanding <= WINDOW_BYTES) child.process.stdout?.resume();
      return;
    case "stop":
      stop(message.id, child, message.force);
      return;
  }
}

let isLeaving = false;

/** Stops all children, first with SIGTERM so that writers remove their locks, and exits when none is left. */
export function leave(): void {
  if (isLeaving) return;
  isLeaving = true;
  for (const [id, child] of children) stop(id, child, true);
  const deadline = performance.now() + FORCE_AFTER_MS + 500;
  setInterval(() => (children.size === 0 || performance.now() > deadline) && process.exit(), 10);
}
