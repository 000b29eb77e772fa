import { deeds } from "#app/ui/deeds.ts";

/** So long after the last key or press nothing is read on: what it asked for is on the screen by then. */
const REST_MS = 300;
/** Somebody who goes on without a pause is given way to for so long at a time. */
const MOST_MS = 1000;
/** It rests no longer than this in all, as the sender does. */
const IN_ALL_MS = 10_000;
/** So long parts are read in one task, two or three of them: less is half the pace where one frame follows another. */
const TASK_MS = 6;
/** Between two looks at whether one goes on. */
const LOOK_MS = 25;
/** So often at most the sender is asked to rest. */
const ASK_MS = 200;

/** What the pace of a stream goes by. */
export interface PaceOptions {
  /** Whether what the stream brings is waited for. */
  readonly isAwaited: () => boolean;
  /** Whether the page is out of sight, where timers go off about once a second. */
  readonly isHidden: () => boolean;
  /** Has the sender rest for so many milliseconds from now on. */
  readonly rest: (milliseconds: number) => void;
}

/**
 * How fast a long stream is read: it gives way to whoever presses keys or buttons, whose answers would wait for what arrives,
 * unless what it brings is waited for. Not to read on would not do: the system takes in tens of megabytes before the sender
 * feels it, and as long as it sends it takes the processor from the page.
 */
export class StreamPace {
  readonly #options: PaceOptions;
  #left = IN_ALL_MS;
  #askedAt = Number.NEGATIVE_INFINITY;
  #taskFrom = Number.NEGATIVE_INFINITY;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /** Has the sender rest while somebody acts, until the returned function is called. */
  start(): () => void {
    return deeds.listen(() => {
      const now = performance.now();
      if (now < this.#askedAt + ASK_MS || this.#left <= 0 || this.#options.isAwaited()) return;
      this.#askedAt = now;
      this.#options.rest(REST_MS + ASK_MS);
    });
  }

  /**
   * Waits until the next part may be read: behind a rest, and in a task that has not taken long yet. Where much is there already, as of
   * a diff that was kept, its parts would make one long task together.
   */
  readonly turn = async (signal: AbortSignal): Promise<void> => {
    const { isAwaited, isHidden } = this.#options;
    if (isHidden()) return;
    const from = performance.now();
    let hasRested = false;
    for (;;) {
      const rest = Math.min(deeds.lastAt() + REST_MS, from + Math.min(MOST_MS, this.#left)) - performance.now();
      if (rest <= 0 || signal.aborted || isAwaited()) break;
      await pause(Math.min(rest, LOOK_MS));
      hasRested = true;
    }
    if (hasRested) this.#left -= performance.now() - from;
    else if (from < this.#taskFrom + TASK_MS) return;
    else await pause(0);
    this.#taskFrom = performance.now();
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
