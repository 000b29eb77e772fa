/// <reference path="./process.d.ts" />
import { fork, type ChildProcess } from "node:child_process";
import { rm } from "node:fs/promises";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import brokerPath from "./broker.ts?process";
import type { ChildOrder, FromBroker, ToBroker } from "./brokerMessages.ts";
import { Lane } from "./Lane.ts";

/** How a child ended. `code` is null if a signal ended it; `brokerDied` says that its end is not its own. */
export interface ChildEnd {
  readonly code: number | null;
  readonly failure: string | null;
  readonly stderr: string;
  readonly brokerDied: boolean;
  /** It was ended because it took more memory than it may. */
  readonly isTooLarge: boolean;
}

/** Gets a child's output and its end, in order. */
export interface ChildEvents {
  onOutput(bytes: Buffer): void;
  onEnd(end: ChildEnd): void;
}

/** A child of the broker. */
export interface BrokerChild {
  write(bytes: Uint8Array): void;
  /** Gives the last of its input. */
  end(bytes: Uint8Array): void;
  /** Says that `count` bytes of output are done with; without it the child stops after a few megabytes. Told in larger sums. */
  taken(count: number): void;
  /** Ends the child's group by SIGTERM, and if `force` by SIGKILL two seconds later. */
  stop(force: boolean): void;
  /** Keeps this process from exiting while it is on; off at first. */
  hold(on: boolean): void;
}

interface Entry {
  readonly events: ChildEvents;
  pid: number | null;
  held: boolean;
  isStopped: boolean;
  /** By which its output comes, until that has ended; null where the broker passes it on. */
  lane: Lane | null;
  /** How it ended, while its lane still brings what it printed. */
  end: ChildEnd | null;
}

interface Broker {
  readonly process: ChildProcess;
  readonly entries: Map<number, Entry>;
  /** Where lanes can be had; null until it is known. */
  lanes: string | null;
}

/** Output of a child that is done with and not yet told: far less than what makes it stop, far more than one message brings. */
const UNTOLD_BYTES = 512 * 1024;

const NEVER_RAN: ChildEnd = { code: null, failure: null, stderr: "", brokerDied: false, isTooLarge: false };

let current: Broker | null = null;
let lastId = 0;

function connect(): Broker {
  const child = fork(brokerPath, [tmpdir()], {
    serialization: "advanced",
    stdio: ["pipe", "ignore", "inherit", "ipc"],
    execArgv: [],
    env: {},
  });
  child.stdin?.on("error", () => undefined); // It tells that the broker is gone, which its exit tells too.
  if (child.stdin instanceof Socket) child.stdin.unref(); // held open until this process ends or `close` ends it
  const broker: Broker = { process: child, entries: new Map(), lanes: null };
  child.on("message", (message: FromBroker) => receive(broker, message));
  child.on("error", () => lose(broker));
  child.on("exit", () => lose(broker));
  child.on("disconnect", () => lose(broker));
  current = broker;
  rest(broker);
  return broker;
}

/** Lets this process exit unless a held child is under way. */
function rest(broker: Broker): void {
  let held = false;
  for (const entry of broker.entries.values()) held ||= entry.held;
  for (const handle of [broker.process, broker.process.channel]) {
    if (held) handle?.ref();
    else handle?.unref();
  }
}

function receive(broker: Broker, message: FromBroker): void {
  if (message.kind === "lanes") {
    broker.lanes = message.path;
    return;
  }
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
      entry.end = { ...message, brokerDied: false };
      endIfOver(broker, message.id, entry);
      return;
  }
}

/** Tells of a child's end once it has ended and all that it printed is here. */
function endIfOver(broker: Broker, id: number, entry: Entry): void {
  if (entry.end === null || entry.lane !== null) return;
  broker.entries.delete(id);
  rest(broker);
  entry.events.onEnd(entry.end);
}

/** The broker is gone: its children, which nobody can hear any more, go too, and all who wait are told. */
function lose(broker: Broker): void {
  if (current === broker) current = null;
  const entries = [...broker.entries.values()];
  broker.entries.clear();
  if (broker.lanes !== null) dropFolder(dirname(broker.lanes));
  for (const { pid, lane, events } of entries) {
    if (pid !== null) endGroup(pid);
    lane?.close();
    events.onEnd({ code: null, failure: "the broker died", stderr: "", brokerDied: true, isTooLarge: false });
  }
}

/** Takes away what a broker that was killed has left. Where that cannot be done an empty folder for temporary files stays. */
function dropFolder(folder: string): void {
  void rm(folder, { recursive: true, force: true }).catch(() => undefined);
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGTERM");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // ESRCH: it has ended by itself
  }
}

function tell(broker: Broker, message: ToBroker): void {
  if (broker.process.connected) broker.process.send(message);
}

function startChild(order: ChildOrder, events: ChildEvents, isLarge = false): BrokerChild {
  const broker = current ?? connect();
  const id = ++lastId;
  const entry: Entry = { events, pid: null, held: false, isStopped: false, lane: null, end: null };
  broker.entries.set(id, entry);
  const begin = (hasLane: boolean): void => tell(broker, { kind: "start", id, order, hasLane });
  if (isLarge && order.input !== null && broker.lanes !== null) dial(broker, broker.lanes, id, entry, begin);
  else begin(false);
  let untold = 0;
  return {
    write: (bytes) => tell(broker, { kind: "input", id, bytes, isLast: false }),
    end: (bytes) => tell(broker, { kind: "input", id, bytes, isLast: true }),
    taken(count) {
      if (entry.lane !== null) {
        entry.lane.taken(count);
        return;
      }
      untold += count;
      if (untold < UNTOLD_BYTES) return;
      tell(broker, { kind: "taken", id, count: untold });
      untold = 0;
    },
    stop(force) {
      entry.isStopped = true;
      entry.lane?.close();
      tell(broker, { kind: "stop", id, force });
    },
    hold(on) {
      if (entry.held === on) return;
      entry.held = on;
      entry.lane?.hold(on);
      rest(broker);
    },
  };
}

/** Begins a child once it has a lane; where none can be had after all, without. */
function dial(broker: Broker, path: string, id: number, entry: Entry, begin: (hasLane: boolean) => void): void {
  entry.lane = new Lane(path, id, {
    onOpen: () => begin(true),
    onOutput: (bytes) => entry.events.onOutput(bytes),
    onClose(wasOpen) {
      entry.lane = null;
      if (!broker.entries.has(id)) return; // the broker is gone, of which all were told
      if (!wasOpen && entry.isStopped) entry.end = NEVER_RAN;
      else if (!wasOpen) begin(false);
      endIfOver(broker, id, entry);
    },
  });
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

/** The server's one line to its broker process, which is started when first needed and again after it has died. */
export const brokerLink = {
  /**
   * Has the broker start a program. Costs a message of some 0.3 ms, however large this process is. What is large and has all
   * of its input comes by a lane of its own, if that can be had.
   */
  startChild,
  /** Ends the broker and its children. The next `startChild` starts a new one. */
  close,
  /** Gives the broker's process id, or null if none runs. */
  pid: (): number | null => current?.process.pid ?? null,
};
