import { ChangeDesk } from "#app/diff/workers/ChangeWorkerHost.ts";
import { isChangeMessage, type ChangeMessage } from "#app/diff/workers/changeMessages.ts";

/** A change worker without a thread: the same desk, hearing and answering a turn later. */
export class DeskWorker extends EventTarget implements Worker {
  readonly heard: ChangeMessage["kind"][] = [];
  isTerminated = false;
  /** As long as it is stuck it hears nothing and says nothing. */
  isStuck = false;
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  readonly #desk = new ChangeDesk(
    (data) => this.#later(() => this.dispatchEvent(new MessageEvent("message", { data }))),
    (goOn) => this.#later(goOn),
  );

  asWorker(): Worker {
    return this;
  }

  postMessage(message: unknown): void {
    this.#later(() => {
      if (!isChangeMessage(message)) throw new Error("The page said something that the worker does not know.");
      this.heard.push(message.kind);
      this.#desk.take(structuredClone(message));
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
