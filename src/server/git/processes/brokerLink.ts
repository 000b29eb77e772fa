/// <reference path="./process.d.ts" />
import { fork, type ChildProcess } from "node:child_process";
import { Socket } from "node:net";
import brokerPath from "./broker.ts?process";
import type { ChildOrder, FromBroker, ToBroker } from "./brokerMessages.ts";

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
}

interface Broker {
  readonly process: ChildProcess;
  readonly entries: Map<number, Entry>;
}

/** Output of a child that is done with and not yet told: far less than what makes it stop, far more than one message brings. */
const UNTOLD_BYTES = 512 * 1024;

let current: Broker | null = null;
let lastId = 0;

function connect(): Broker {
  const child = fork(brokerPath, [], {
    serialization: "advanced",
    stdio: ["pipe", "ignore", "inherit", "ipc"],
    execArgv: [],
    env: {},
  });
  child.stdin?.on("error", () => undefined); // It tells that the broker is gone, which its exit tells too.
  if (child.stdin instanceof Socket) child.stdin.unref(); // held open until this process ends or `close` ends it
  const broker: Broker = { process: child, entries: new Map() };
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
      rest(broker);
      entry.events.onEnd({ ...message, brokerDied: false });
      return;
  }
}

/** The broker is gone: its children, which nobody can hear any more, go too, and all who wait are told. */
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
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error; // ESRCH: it has ended by itself
  }
}

function tell(broker: Broker, message: ToBroker): void {
  if (broker.process.connected) broker.process.send(message);
}

function startChild(order: ChildOrder, events: ChildEvents): BrokerChild {
  const broker = current ?? connect();
  const id = ++lastId;
  const entry: Entry = { events, pid: null, held: false };
  broker.entries.set(id, entry);
  tell(broker, { kind: "start", id, order });
  let untold = 0;
  return {
    write: (bytes) => tell(broker, { kind: "input", id, bytes, isLast: false }),
    end: (bytes) => tell(broker, { kind: "input", id, bytes, isLast: true }),
    taken(count) {
      untold += count;
      if (untold < UNTOLD_BYTES) return;
      tell(broker, { kind: "taken", id, count: untold });
      untold = 0;
    },
    stop: (force) => tell(broker, { kind: "stop", id, force }),
    hold(on) {
      if (entry.held === on) return;
      entry.held = on;
      rest(broker);
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

/** The server's one line to its broker process, which is started when first needed and again after it has died. */
export const brokerLink = {
  /** Has the broker start a program. Costs a message of some 0.3 ms, however large this process is. */
  startChild,
  /** Ends the broker and its children. The next `startChild` starts a new one. */
  close,
  /** Gives the broker's process id, or null if none runs. */
  pid: (): number | null => current?.process.pid ?? null,
};
