/// <reference path="./process.d.ts" />
import { fork, type ChildProcess } from "node:child_process";
import { Socket } from "node:net";
import brokerPath from "./broker.ts?process";
import * as here from "./children.ts";

/** The end of a child. `code` is null if a signal ended it; `brokerDied` is true if it ended because of the broker. */
export interface ChildEnd {
  readonly code: number | null;
  readonly failure: string | null;
  readonly stderr: string;
  readonly brokerDied: boolean;
  /** True if it was stopped because it used too much memory. */
  readonly isTooLarge: boolean;
}

/** Receives a child's output and its end, in order. */
export interface ChildEvents {
  onOutput(bytes: Buffer): void;
  onEnd(end: ChildEnd): void;
}

export interface BrokerChild {
  write(bytes: Uint8Array): void;
  end(bytes: Uint8Array): void;
  /**
   * Reports that `count` bytes of output have been consumed; without it the child pauses after a few megabytes. Reports
   * are sent to the broker in batches.
   */
  taken(count: number): void;
  /** Sends SIGTERM to the child's process group, and with `force` SIGKILL two seconds later. */
  stop(force: boolean): void;
  /** Keeps this process from exiting while `on`. Off at first. */
  keepAlive(on: boolean): void;
}

interface Entry {
  readonly events: ChildEvents;
  pid: number | null;
  keepsAlive: boolean;
}

interface Broker {
  /** Null if it is this process. */
  readonly process: ChildProcess | null;
  readonly entries: Map<number, Entry>;
}

/**
 * The consumed bytes that are collected before they are reported: far below the limit at which a child pauses, far
 * above one message.
 */
const UNREPORTED_BYTES = 512 * 1024;

let current: Broker | null = null;
let lastId = 0;

function connect(): Broker {
  const child = fork(brokerPath, [], {
    serialization: "advanced",
    stdio: ["pipe", "ignore", "inherit", "ipc"],
    execArgv: [],
    env: {},
  });
  child.stdin?.on("error", () => undefined); // an error here means that the broker is gone, which its exit reports too
  if (child.stdin instanceof Socket) child.stdin.unref(); // held open until this process ends or `close` ends it
  const broker: Broker = { process: child, entries: new Map() };
  child.on("message", (message: here.FromBroker) => receive(broker, message));
  child.on("error", () => lose(broker));
  child.on("exit", () => lose(broker));
  child.on("disconnect", () => lose(broker));
  current = broker;
  updateRef(broker);
  return broker;
}

/**
 * Makes this process start its children itself: for a command that soon ends, and whose children may outlive it if it is
 * killed. A broker takes as long to start as several children.
 */
function workHere(): void {
  const broker: Broker = { process: null, entries: new Map() };
  here.startHere((message) => receive(broker, message));
  current = broker;
}

/** Lets this process exit unless a child keeps it alive. */
function updateRef(broker: Broker): void {
  if (broker.process === null) {
    for (const [id, entry] of broker.entries) here.keepAlive(id, entry.keepsAlive);
    return;
  }
  let keepsAlive = false;
  for (const entry of broker.entries.values()) keepsAlive ||= entry.keepsAlive;
  for (const handle of [broker.process, broker.process.channel]) {
    if (keepsAlive) handle?.ref();
    else handle?.unref();
  }
}

function receive(broker: Broker, message: here.FromBroker): void {
  const entry = broker.entries.get(message.id);
  if (entry === undefined) return;
  switch (message.kind) {
    case "started":
      entry.pid = message.pid;
      return;
    case "output":
      entry.events.onOutput(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength));
      return;
    case "ended":
      broker.entries.delete(message.id);
      updateRef(broker);
      entry.events.onEnd({ ...message, brokerDied: false });
      return;
  }
}

/** Handles the death of the broker: stops its children, since their output is lost, and reports their end. */
function lose(broker: Broker): void {
  if (current === broker) current = null;
  const entries = [...broker.entries.values()];
  broker.entries.clear();
  for (const { pid, events } of entries) {
    if (pid !== null) endGroup(pid);
    events.onEnd({ code: null, failure: "the broker died", stderr: "", brokerDied: true, isTooLarge: false });
  }
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGTERM");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // ESRCH: it has already ended
  }
}

function send(broker: Broker, message: here.ToBroker): void {
  if (broker.process === null) here.receive(message);
  else if (broker.process.connected) broker.process.send(message);
}

function startChild(order: here.ChildOrder, events: ChildEvents): BrokerChild {
  const broker = current ?? connect();
  const id = ++lastId;
  const entry: Entry = { events, pid: null, keepsAlive: false };
  broker.entries.set(id, entry);
  send(broker, { kind: "start", id, order });
  if (broker.process === null) updateRef(broker);
  let unreported = 0;
  return {
    write: (bytes) => send(broker, { kind: "input", id, bytes, isLast: false }),
    end: (bytes) => send(broker, { kind: "input", id, bytes, isLast: true }),
    taken(count) {
      unreported += count;
      if (unreported < UNREPORTED_BYTES) return;
      send(broker, { kind: "taken", id, count: unreported });
      unreported = 0;
    },
    stop: (force) => send(broker, { kind: "stop", id, force }),
    keepAlive(on) {
      if (entry.keepsAlive === on) return;
      entry.keepsAlive = on;
      updateRef(broker);
    },
  };
}

async function close(): Promise<void> {
  const child = current?.process ?? null;
  if (child === null) return;
  current = null;
  const ended = new Promise((resolve) => child.once("exit", resolve)); // even if a last message to it fails
  child.ref();
  child.stdin?.end();
  await ended;
}

/** The connection to the broker process, which is started on demand and again after it died. */
export const brokerLink = {
  /** Starts a program through the broker. Costs a message of 0.3 ms, however large this process is. */
  startChild,
  workHere,
  /** Stops the broker and its children. The next `startChild` starts a new one. */
  close,
  /** Returns the broker's process id, or null if none is running. */
  pid: (): number | null => current?.process?.pid ?? null,
};
