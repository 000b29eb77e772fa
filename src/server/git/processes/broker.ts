/**
 * The process that starts git for the server. A fork copies its caller's page tables, so starting a child from the server
 * would block it by up to 60 ms; this process stays small and does nothing else. It ends with its parent.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import type { FromBroker, ToBroker } from "./brokerMessages.ts";

/** Output sent and not yet taken in by the server, per child, before the child's pipe is left to fill up. */
const WINDOW_BYTES = 4 * 1024 * 1024;
/** Error text kept per child: enough to tell one failure from another. */
const STDERR_BYTES = 8192;
const FORCE_AFTER_MS = 2000;
/** What the address of a socket may have everywhere (macOS, less than Linux): Node cuts a longer one off. */
const ADDRESS_BYTES = 103;
/** How often the children's memory is looked at: git takes up to 250 MB a second. */
const LOOK_MS = 250;
/** What a process took itself, in kB; the rest of its memory is the system's, which takes it back when it needs it. */
const TAKEN = /^RssAnon:\s+(\d+) kB$/mu;

interface Child {
  readonly process: ChildProcess;
  /** Bytes sent that the server has not taken in. */
  outstanding: number;
  /** Nobody waits for its output any more. */
  stopped: boolean;
  readonly memoryBytes: number;
  isTooLarge: boolean;
}

const children = new Map<number, Child>();
/** Those that are to start as soon as their lane is there. */
const expected = new Set<number>();
/** Connections whose child is still to start. */
const lanes = new Map<number, Socket>();
const lanesAwaited = new Map<number, (lane: Socket) => void>();

function send(message: FromBroker): void {
  if (process.connected) process.send?.(message, undefined, undefined, ignore);
}

/** A pipe whose other end is closed, or a group that has ended by itself, is no failure: the child's end tells all. Nor is it one to have no lanes. */
function ignore(): void {
  return undefined;
}

function signalGroup(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    ignore();
  }
}

type Order = (ToBroker & { kind: "start" })["order"];

/** Starts a child as soon as its lane is there, unless it was stopped meanwhile. */
async function startOnLane(id: number, order: Order): Promise<void> {
  expected.add(id);
  const lane = lanes.get(id) ?? (await new Promise<Socket>((resolve) => lanesAwaited.set(id, resolve)));
  lanes.delete(id);
  if (!expected.delete(id)) lane.destroy();
  else if (lane.destroyed) neverRan(id);
  else start(id, order, lane);
}

function neverRan(id: number): void {
  send({ kind: "ended", id, code: null, failure: null, stderr: "", isTooLarge: false });
}

function start(id: number, order: Order, lane: Socket | null): void {
  const child: ChildProcess = spawn(order.file, order.args, {
    cwd: order.cwd,
    env: order.env,
    stdio: ["pipe", lane ?? "pipe", "pipe"],
    detached: true,
    shell: false,
    windowsHide: true,
  });
  lane?.destroy(); // The child has it, and nobody else, so that it ends with the child.
  const { memoryBytes } = order;
  const entry: Child = { process: child, outstanding: 0, stopped: false, memoryBytes, isTooLarge: false };
  children.set(id, entry);
  look ??= setInterval(lookAtMemory, LOOK_MS).unref();
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
  child.on("close", (code) => {
    children.delete(id);
    if (children.size === 0) look = void clearInterval(look);
    send({ kind: "ended", id, code, failure, stderr, isTooLarge: entry.isTooLarge });
  });
}

let look: NodeJS.Timeout | undefined;

/** Ends the children that take too much. Where the system does not tell what they take, none. */
function lookAtMemory(): void {
  for (const [id, child] of children) {
    const { pid } = child.process;
    if (child.stopped || pid === undefined || memoryOf(pid) <= child.memoryBytes) continue;
    child.isTooLarge = true;
    stop(id, child, true);
  }
}

/** Adds up what a process and those that it started took, in bytes; nothing of one that has ended. */
function memoryOf(pid: number): number {
  try {
    const own = 1024 * Number(TAKEN.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1] ?? 0);
    const started = readFileSync(`/proc/${pid}/task/${pid}/children`, "latin1").split(" ").filter(Boolean);
    return started.reduce((sum, child) => sum + memoryOf(Number(child)), own);
  } catch {
    return 0;
  }
}

function stop(id: number, child: Child, force: boolean): void {
  child.stopped = true;
  signalGroup(child.process, "SIGTERM");
  child.process.stdin?.destroy();
  child.process.stdout?.resume(); // nobody reads on: what is left must not hold the child back
  if (force) setTimeout(() => children.has(id) && signalGroup(child.process, "SIGKILL"), FORCE_AFTER_MS).unref();
}

function receive(message: ToBroker): void {
  if (message.kind === "start") {
    if (message.hasLane) void startOnLane(message.id, message.order);
    else start(message.id, message.order, null);
    return;
  }
  if (message.kind === "stop" && expected.delete(message.id)) neverRan(message.id);
  const child = children.get(message.id);
  if (child === undefined) return; // it ended while the message was under way
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

/** Takes a connection for the child whose number comes first on it. */
function takeLane(lane: Socket): void {
  lane.on("error", () => lane.destroy()); // Its child's end tells what happened.
  lane.once("data", (line: Buffer) => {
    lane.pause();
    const id = Number(line.toString());
    const give = lanesAwaited.get(id);
    lanesAwaited.delete(id);
    if (give === undefined) lanes.set(id, lane);
    else give(lane);
  });
}

/**
 * Listens for lanes in a new folder inside `folder`, which only this account may enter, and tells the server where as soon as
 * it does. Where that cannot be had, as on a read-only disk or where the address is too long, nothing is told, and outputs are passed on.
 */
function listenForLanes(folder: string): void {
  if (Buffer.byteLength(folder) > ADDRESS_BYTES - "/galley-123456/lane".length) return;
  try {
    const path = join(mkdtempSync(join(folder, "galley-")), "lane");
    process.on("exit", () => dropFolder(dirname(path)));
    const server = createServer(takeLane).on("error", ignore);
    server.listen(path, () => send({ kind: "lanes", path }));
  } catch {
    ignore();
  }
}

/** Takes a folder of ours away; the server tries once more when this process has gone. */
function dropFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    ignore();
  }
}

let isLeaving = false;

/** Ends every child: softly first, so that writers take their locks away, and leaves when none is left. */
function leave(): void {
  if (isLeaving) return;
  isLeaving = true;
  for (const [id, child] of children) stop(id, child, true);
  const deadline = performance.now() + FORCE_AFTER_MS + 500;
  setInterval(() => (children.size === 0 || performance.now() > deadline) && process.exit(), 10);
}

// Where temporary files go, as the server has it: this process is given no variables.
const [, , temporary] = process.argv;
if (temporary !== undefined) listenForLanes(temporary);
process.on("message", receive);
// The server holds the other end of this pipe and never writes: its end is the server's. The end of the channel for
// messages does not do alone, since Node waits for the rest of a message that the server did not finish.
process.stdin.on("end", leave).on("error", leave).resume();
process.on("disconnect", leave);
process.on("SIGTERM", leave);
// Ctrl-C in a terminal reaches this process too; the server decides what it means.
process.on("SIGINT", ignore);
process.on("SIGHUP", ignore);
