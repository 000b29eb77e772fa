import { connect, type Socket } from "node:net";

/** The amount of output not yet consumed, in bytes, at which the channel stops reading. */
const WINDOW_BYTES = 4 * 1024 * 1024;
/** Larger than a socket's buffer, so one read returns all that has collected. */
const READ_BYTES = 256 * 1024;
/** The pause between reads: git writes 4 kB at a time, and waking for each write would cost more than reading it. */
const GATHER_MS = 2;

interface OutputChannelEvents {
  /** Called when the broker has accepted the connection and its child may be started. */
  onOpen(): void;
  onOutput(bytes: Buffer): void;
  /** Called when no more output comes. `wasOpen` is true if the connection was established. */
  onClose(wasOpen: boolean): void;
}

/**
 * Carries the output of a child without a copy by the broker: a connection to the broker, which passes its end to the
 * child as standard output and closes its own handle. Output that the broker forwards is read, packed and written once
 * more, 4 kB at a time.
 */
export class OutputChannel {
  readonly #socket: Socket;
  readonly #events: OutputChannelEvents;
  #outstanding = 0;
  #isOpen = false;

  /** Connects to the broker's socket, for the child with this id. */
  constructor(path: string, id: number, events: OutputChannelEvents) {
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
    this.#socket.on("error", () => undefined); // "close" follows and reports it
    this.#socket.on("close", () => events.onClose(this.#isOpen));
  }

  /** Reports that `count` bytes have been consumed. */
  taken(count: number): void {
    const wasFull = this.#isFull;
    this.#outstanding -= count;
    if (wasFull && !this.#isFull) this.#socket.resume();
  }

  /** Stops reading. A child that still writes gets an error and ends. */
  close(): void {
    this.#socket.destroy();
  }

  /** Keeps this process from exiting while `on`. Off at first. */
  keepAlive(on: boolean): void {
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
