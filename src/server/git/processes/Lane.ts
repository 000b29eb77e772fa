import { connect, type Socket } from "node:net";

/** Output that was not taken in before the child's end of the lane is left to fill up, in bytes. */
const WINDOW_BYTES = 4 * 1024 * 1024;
/** More than a lane holds: what has gathered in it is read at once. */
const READ_BYTES = 256 * 1024;
/** Between two looks at what came: git writes 4 kB at a time, and to be woken by each would cost more than to read it. */
const GATHER_MS = 2;

/** What is told of a lane. */
interface LaneEvents {
  /** The broker has it; its child may be started. */
  onOpen(): void;
  onOutput(bytes: Buffer): void;
  /** Nothing more comes. `wasOpen` says whether it ever did. */
  onClose(wasOpen: boolean): void;
}

/**
 * A way for a child's output that no other process carries: a connection to the broker, which gives its end of it to the child
 * as standard output and keeps none. What a broker passes on it reads, packs and writes once more, 4 kB at a time.
 */
export class Lane {
  readonly #socket: Socket;
  readonly #events: LaneEvents;
  #outstanding = 0;
  #isOpen = false;

  /** Dials the broker's address, for the child of a number. */
  constructor(path: string, id: number, events: LaneEvents) {
    this.#events = events;
    const buffer = Buffer.allocUnsafe(READ_BYTES);
    this.#socket = connect({
      path,
      onread: {
        buffer,
        callback: (count) => {
          this.#take(Buffer.from(buffer.subarray(0, count)));
          return false;
        },
      },
    });
    this.#socket.unref();
    this.#socket.on("connect", () => {
      this.#isOpen = true;
      this.#socket.write(`${id}\n`);
      events.onOpen();
    });
    this.#socket.on("error", () => undefined); // It closes then, which tells all.
    this.#socket.on("close", () => events.onClose(this.#isOpen));
  }

  /** Says that so many bytes are done with. */
  taken(count: number): void {
    const wasFull = this.#isFull;
    this.#outstanding -= count;
    if (wasFull && !this.#isFull) this.#socket.resume();
  }

  /** Takes no more of it: whoever writes into it is ended by that. */
  close(): void {
    this.#socket.destroy();
  }

  /** Keeps this process from exiting while it is on; off at first. */
  hold(on: boolean): void {
    if (on) this.#socket.ref();
    else this.#socket.unref();
  }

  get #isFull(): boolean {
    return this.#outstanding > WINDOW_BYTES;
  }

  #take(bytes: Buffer): void {
    this.#outstanding += bytes.length;
    setTimeout(() => this.#isFull || this.#socket.resume(), GATHER_MS).unref();
    this.#events.onOutput(bytes);
  }
}
