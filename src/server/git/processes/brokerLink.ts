/// <reference path="./process.d.ts" />
import { fork, type ChildProcess } from "node:child_process";
import { Socket } from "node:net";
import brokerPath from "./broker.ts?process";
import type { ChildOrder, FromBroker, ToBroker } from "./broker.ts";

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
  readonly process: ChildProcess;
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
  child.on("message", (message: FromBroker) => receive(broker, message));
  child.on("error", () => lose(broker));
  child.on("exit", () => lose(broker));
  child.on("disconnect", () => lose(broker));
  current = broker;
  updateRef(broker);
  return broker;
}

/** Lets this process exit unless a child keeps it alive. */
function updateRef(broker: Broker): void {
  let keepsAlive = false;
  for (const entry of broker.entries.values()) keepsAlive ||= entry.keepsAlive;
  for (const handle of [broker.process, broker.process.channel]) {
    if (keepsAlive) handle?.ref();
    else handle?.unref();
  }
}

function receive(broker: Broker, message: FromBroker): void {
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

function send(broker: Broker, message: ToBroker): void {
  if (broker.process.connected) broker.process.send(message);
}

function startChild(order: ChildOrder, events: ChildEvents): BrokerChild {
  const broker = current ?? connect();
  const id = ++lastId;
  const entry: Entry = { events, pid: null, keepsAlive: false };
  broker.entries.set(id, entry);
  send(broker, { kind: "start", id, order });
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
  const broker = current;
  if (broker === null) return;
  current = null;
  const ended = new Promise((resolve) => broker.process.once("exit", resolve));
  broker.process.ref();
  broker.process.stdin?.end();
  await ended;
}

/** The server's connection to its broker process, which is started on demand and again after it died. */
export const brokerLink = {
  /** Starts a program through the broker. Costs a message of 0.3 ms, however large this process is. */
  startChild,
  /** Stops the broker and its children. The next `startChild` starts a new one. */
  close,
  /** Returns the broker's process id, or null if none is running. */
  pid: (): number | null => current?.process.pid ?? null,
};
