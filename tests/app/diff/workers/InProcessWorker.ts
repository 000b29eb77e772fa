import { ChangeWorkerHost } from "#app/diff/workers/ChangeWorkerHost.ts";
import { isChangeMessage, type ChangeMessage } from "#app/diff/workers/changeMessages.ts";

/** A change worker without a thread: it uses the same host, and receives and responds asynchronously. */
export class InProcessWorker extends EventTarget implements Worker {
  readonly received: ChangeMessage["kind"][] = [];
  isTerminated = false;
  /** While it is stuck it receives and sends nothing. */
  isStuck = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  readonly #host = new ChangeWorkerHost(
    (data) => this.#later(() => this.dispatchEvent(new MessageEvent("message", { data }))),
    (resume) => this.#later(resume),
  );

  asWorker(): Worker {
    return this;
  }

  postMessage(message: unknown): void {
    this.#later(() => {
      if (!isChangeMessage(message)) throw new Error("The page sent a message that the worker does not know.");
      this.received.push(message.kind);
      this.#host.take(structuredClone(message));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }

  #later(run: () => void): void {
    setTimeout(() => {
      if (!this.isTerminated && !this.isStuck) run();
    });
  }
}
