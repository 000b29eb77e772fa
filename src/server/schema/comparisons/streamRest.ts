import { setTimeout } from "node:timers/promises";

/** However often it is asked to rest, a stream goes on by one step after so long. */
const STEP_MS = 1000;

let until = Number.NEGATIVE_INFINITY;

/** The rest that long streams keep while somebody would wait for the processor that they take. All of a process rest together. */
export const streamRest = {
  /** Has streams rest for so many milliseconds from now on, or longer where that was asked before. */
  ask(milliseconds: number): void {
    until = Math.max(until, performance.now() + milliseconds);
  },
  /** Waits until a stream may go on. */
  async turn(signal: AbortSignal): Promise<void> {
    const from = performance.now();
    for (;;) {
      const left = Math.min(until, from + STEP_MS) - performance.now();
      if (left <= 0 || signal.aborted) return;
      await setTimeout(left);
    }
  },
};
