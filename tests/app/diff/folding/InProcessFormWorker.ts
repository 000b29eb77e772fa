import { isFormQuestion, proveFile } from "#app/diff/folding/proveForm.ts";

/** A form worker without a thread. A stuck one never answers. */
export class InProcessFormWorker extends EventTarget {
  isTerminated = false;
  readonly isStuck: boolean;

  constructor(isStuck = false) {
    super();
    this.isStuck = isStuck;
  }

  asWorker(): Worker {
    return Object.assign(this, { onmessage: null, onmessageerror: null, onerror: null });
  }

  postMessage(message: unknown): void {
    if (!isFormQuestion(message)) throw new Error("The page sent a message that the worker does not know.");
    if (this.isStuck) return;
    void proveFile(message).then((data) => {
      if (!this.isTerminated) this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }
}
