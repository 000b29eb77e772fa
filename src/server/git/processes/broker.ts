/**
 * The process that starts git for the server. A fork copies its caller's page tables, so starting a child from the
 * server would block it for up to 60 ms; this process stays small and does nothing else. It ends with its parent.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { dirname, join } from "node:path";
import type { FromBroker, ToBroker } from "./brokerMessages.ts";

/** The bytes sent to the server and not yet consumed, per child, at which the child's output is paused. */
const WINDOW_BYTES = 4 * 1024 * 1024;
/** The error text saved per child: enough to recognize a failure. */
const STDERR_BYTES = 8192;
const FORCE_AFTER_MS = 2000;
/** The longest socket path that works everywhere (macOS allows less than Linux): Node truncates a longer one. */
const ADDRESS_BYTES = 103;
/** The interval of the memory checks: git allocates up to 250 MB per second. */
const POLL_MS = 250;
/** The private memory of a process, in kB. The rest is file-backed, and the system can reclaim it. */
const TAKEN = /^RssAnon:\s+(\d+) kB$/mu;

interface Child {
  readonly process: ChildProcess;
  /** The bytes sent that the server has not consumed. */
  outstanding: number;
  stopped: boolean;
  readonly memoryBytes: number;
  isTooLarge: boolean;
}

const children = new Map<number, Child>();
/** The children that start as soon as their output channel is connected. */
const expected = new Set<number>();
/** The connections whose child has not started yet. */
const channels = new Map<number, Socket>();
const awaitedChannels = new Map<number, (outputChannel: Socket) => void>();

function send(message: FromBroker): void {
  if (process.connected) process.send?.(message, undefined, undefined, ignore);
}

/**
 * Does nothing. A closed pipe or a process group that has ended is no failure, since the end of the child reports it.
 * Missing output channels are no failure either.
 */
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

/** Starts a child as soon as its output channel is connected, unless it was stopped meanwhile. */
async function startOnChannel(id: number, order: Order): Promise<void> {
  expected.add(id);
  const outputChannel = channels.get(id) ?? (await new Promise<Socket>((resolve) => awaitedChannels.set(id, resolve)));
  channels.delete(id);
  if (!expected.delete(id)) outputChannel.destroy();
  else if (outputChannel.destroyed) neverRan(id);
  else start(id, order, outputChannel);
}

function neverRan(id: number): void {
  send({ kind: "ended", id, code: null, failure: null, stderr: "", isTooLarge: false });
}

function start(id: number, order: Order, outputChannel: Socket | null): void {
  const child: ChildProcess = spawn(order.file, order.args, {
    cwd: order.cwd,
    env: order.env,
    stdio: ["pipe", outputChannel ?? "pipe", "pipe"],
    detached: true,
    shell: false,
    windowsHide: true,
  });
  outputChannel?.destroy(); // Only the child holds the channel now, so it closes with the child.
  const { memoryBytes } = order;
  const entry: Child = { process: child, outstanding: 0, stopped: false, memoryBytes, isTooLarge: false };
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
  child.on("close", (code) => {
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
  child.process.stdout?.resume(); // nobody reads the rest, and a full pipe must not block the child
  if (force) setTimeout(() => children.has(id) && signalGroup(child.process, "SIGKILL"), FORCE_AFTER_MS).unref();
}

function receive(message: ToBroker): void {
  if (message.kind === "start") {
    if (message.hasOutputChannel) void startOnChannel(message.id, message.order);
    else start(message.id, message.order, null);
    return;
  }
  if (message.kind === "stop" && expected.delete(message.id)) neverRan(message.id);
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

/** Accepts a connection. Its first line is the id of the child. */
function acceptChannel(outputChannel: Socket): void {
  outputChannel.on("error", () => outputChannel.destroy()); // the end of its child reports what happened
  outputChannel.once("data", (line: Buffer) => {
    outputChannel.pause();
    const id = Number(line.toString());
    const give = awaitedChannels.get(id);
    awaitedChannels.delete(id);
    if (give === undefined) channels.set(id, outputChannel);
    else give(outputChannel);
  });
}

/**
 * Listens for output channels on a socket in a new folder inside `folder` that only this account can enter, and sends
 * its path to the server. If that fails, for example on a read-only disk or with too long a path, nothing is sent and
 * the broker forwards all output.
 */
function listenForChannels(folder: string): void {
  if (Buffer.byteLength(folder) > ADDRESS_BYTES - "/galley-123456/lane".length) return;
  try {
    const path = join(mkdtempSync(join(folder, "galley-")), "lane");
    process.on("exit", () => dropFolder(dirname(path)));
    const server = createServer(acceptChannel).on("error", ignore);
    server.listen(path, () => send({ kind: "channels", path }));
  } catch {
    ignore();
  }
}

/** Removes our temporary folder; the server tries again when this process has ended. */
function dropFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    ignore();
  }
}

let isLeaving = false;

/** Stops all children, first with SIGTERM so that writers remove their locks, and exits when none is left. */
function leave(): void {
  if (isLeaving) return;
  isLeaving = true;
  for (const [id, child] of children) stop(id, child, true);
  const deadline = performance.now() + FORCE_AFTER_MS + 500;
  setInterval(() => (children.size === 0 || performance.now() > deadline) && process.exit(), 10);
}

// The folder for temporary files comes as an argument, since this process gets no environment variables.
const [, , temporary] = process.argv;
if (temporary !== undefined) listenForChannels(temporary);
process.on("message", receive);
// The server holds the other end of this pipe and never writes to it, so the pipe ends with the server. The end of the
// IPC channel is not enough, since Node waits for the rest of a message that the server did not finish.
process.stdin.on("end", leave).on("error", leave).resume();
process.on("disconnect", leave);
process.on("SIGTERM", leave);
// Ctrl-C in a terminal reaches this process too; the server decides what to do.
process.on("SIGINT", ignore);
process.on("SIGHUP", ignore);
