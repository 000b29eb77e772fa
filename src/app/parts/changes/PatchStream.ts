import { commitMutation, graphql, requestSubscription } from "react-relay";
import type { Disposable, IEnvironment } from "relay-runtime";
import { userInput } from "#app/ui/userInput.ts";
import type { PatchStreamPauseMutation } from "#generated/PatchStreamPauseMutation.graphql.ts";
import type { PatchStreamSubscription } from "#generated/PatchStreamSubscription.graphql.ts";
import type { ComparedBy } from "../options/useReaderOptions.ts";
import { type Batch, readBatch } from "./fetchContents.ts";

/** Receives what the stream delivers and knows which patches have arrived. */
export interface StreamTaker {
  /** Stores a batch and returns the number of its files that are new. */
  take(batch: Batch): number;
  /** Returns the first index from `from` on whose patch is missing; null when all have arrived. */
  firstOpen(from: number): number | null;
  /** Does the same for files that the stream delivers in order; renamed files come when git finds them. */
  firstInOrder(from: number): number | null;
  /** Returns true if the user waits for something that the stream delivers. */
  isAwaited(): boolean;
  /** Called when the stream continues elsewhere; the files it was about to deliver come much later. */
  onJump(): void;
  /** Called when the stream has ended: complete, or unable to continue. */
  onEnd(): void;
}

export interface StreamedChange {
  readonly id: string;
  readonly options: ComparedBy;
  /** True if the hunk keys are wanted. */
  readonly marks: boolean;
}

/** Files this close ahead are awaited from the stream; farther ones are worth a request of their own. */
const NEAR = 40;
/**
 * If the reader stays this many files ahead for DEBOUNCE_MS, the stream jumps there; fast scrolling is not followed.
 */
const FAR = 600;
const DEBOUNCE_MS = 250;

/**
 * Streams the patches of all files of a comparison in table order, starting where the user reads. If it ends early it
 * restarts at the first missing file, as long as that delivers something.
 */
export class PatchStream {
  readonly #environment: IEnvironment;
  readonly #change: StreamedChange;
  readonly #taker: StreamTaker;
  #running: Disposable | null = null;
  #next = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor(environment: IEnvironment, change: StreamedChange, taker: StreamTaker) {
    this.#environment = environment;
    this.#change = change;
    this.#taker = taker;
  }

  /** Starts at the first missing patch. */
  start(): void {
    this.#goOn();
  }

  /** Starts again if it has ended. */
  resume(): void {
    if (this.#running === null) this.#goOn();
  }

  stop(): void {
    clearTimeout(this.#resting);
    this.#running?.dispose();
    this.#running = null;
  }

  /** Returns true if the patch of a file will arrive soon. */
  isNear(fileIndex: number): boolean {
    return this.#running !== null && fileIndex >= this.#next && fileIndex < this.#next + NEAR;
  }

  /** Called with the file that the user reads. */
  follow(fileIndex: number): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      if (this.#running === null || fileIndex < this.#next + FAR) return;
      this.#run(fileIndex);
      this.#taker.onJump();
    }, DEBOUNCE_MS);
  }

  #goOn(): void {
    const open = this.#taker.firstOpen(0);
    if (open !== null) this.#run(open);
    else this.#end();
  }

  #end(): void {
    this.stop();
    this.#taker.onEnd();
  }

  /**
   * Advances to the position of a batch, but not past a file that is still to come in order: renames are found far
   * ahead.
   */
  #advance(fileIndex: number): void {
    this.#next = Math.max(this.#next, Math.min(fileIndex, this.#taker.firstInOrder(this.#next) ?? fileIndex));
  }

  #run(from: number): void {
    this.stop();
    this.#next = from;
    let added = 0;
    let hasEnded = false;
    const pace = new StreamPace({
      isAwaited: () => this.#taker.isAwaited(),
      isHidden: () => document.visibilityState === "hidden",
      pauseSender: (milliseconds) => pauseStreams(this.#environment, milliseconds),
    });
    const stopPacing = pace.start();
    const ended = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      stopPacing();
      if (added > 0) this.#goOn();
      else this.#end();
    };
    const running = requestSubscription<PatchStreamSubscription>(this.#environment, {
      subscription: graphql`
        subscription PatchStreamSubscription($id: ID!, $from: Int!, $options: DiffOptions!, $marks: Boolean!) {
          patchBatches(comparison: $id, from: $from, options: $options) {
            ...fetchContents_batch @arguments(marks: $marks)
          }
        }
      `,
      variables: { ...this.#change, from },
      cacheConfig: { metadata: { waitForTurn: pace.waitForTurn } },
      onNext: (response) => {
        if (hasEnded || !response?.patchBatches) return;
        const batch = readBatch(response.patchBatches);
        const found = this.#taker.take(batch);
        added += found;
        const last = batch.fileIndexes.at(-1);
        this.#advance(last === undefined ? (batch.piece?.fileIndex ?? this.#next) : last + 1);
        // The following files may have arrived before a jump; then continue where one is missing.
        const open = this.#taker.firstOpen(this.#next);
        if (last !== undefined && found === 0 && added > 0 && (open === null || open > this.#next + FAR)) {
          running.dispose();
          ended();
        }
      },
      onError: ended,
      onCompleted: ended,
    });
    if (hasEnded) return;
    this.#running = {
      dispose: () => {
        stopPacing();
        running.dispose();
      },
    };
  }
}

/** After the last input the stream pauses this long, until its result is on the screen. */
const STREAM_PAUSE_MS = 300;
/** The longest single pause during continuous input. */
const MOST_MS = 1000;
/** The pause budget of a stream, the same as on the server. */
const IN_ALL_MS = 10_000;
/**
 * Time for reading parts in one task, two or three of them. Less would halve the throughput when frames follow each
 * other.
 */
const TASK_MS = 6;
/** The interval for checking new input. */
const POLL_MS = 25;
/** The minimum interval between pause requests to the server. */
const PAUSE_INTERVAL_MS = 200;

export interface PaceOptions {
  /** Returns true if the user waits for something that the stream delivers. */
  readonly isAwaited: () => boolean;
  /** Returns true if the page is hidden, where timers fire about once a second. */
  readonly isHidden: () => boolean;
  /** Asks the server to pause for some milliseconds from now on. */
  readonly pauseSender: (milliseconds: number) => void;
}

/**
 * Throttles a long stream: it gives way to user input, whose responses would otherwise queue behind it, unless the user
 * waits for the stream. Not reading is not enough: the operating system buffers tens of megabytes before the server
 * notices, and sending takes CPU time from the page.
 */
export class StreamPace {
  readonly #options: PaceOptions;
  #left = IN_ALL_MS;
  #pausedAt = Number.NEGATIVE_INFINITY;
  #taskFrom = Number.NEGATIVE_INFINITY;

  constructor(options: PaceOptions) {
    this.#options = options;
  }

  /** Pauses the server during user input until the returned function is called. */
  start(): () => void {
    return userInput.listen(() => {
      const now = performance.now();
      if (now < this.#pausedAt + PAUSE_INTERVAL_MS || this.#left <= 0 || this.#options.isAwaited()) return;
      this.#pausedAt = now;
      this.#options.pauseSender(STREAM_PAUSE_MS + PAUSE_INTERVAL_MS);
    });
  }

  /**
   * Resolves when the next part may be read: after a pause, and in a task that has not taken long yet. When much has
   * arrived already, as from a cached diff, reading it all would be one long task.
   */
  readonly waitForTurn = async (signal: AbortSignal): Promise<void> => {
    const { isAwaited, isHidden } = this.#options;
    if (isHidden()) return;
    const from = performance.now();
    let hasRested = false;
    for (;;) {
      const pauseSender =
        Math.min(userInput.lastAt() + STREAM_PAUSE_MS, from + Math.min(MOST_MS, this.#left)) - performance.now();
      if (pauseSender <= 0 || signal.aborted || isAwaited()) break;
      await pause(Math.min(pauseSender, POLL_MS));
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

/** A stream that is not paused, in time or at all (when the page is closed), simply continues; that is not an error. */
function noop(): void {}

/** Asks the server to pause its patch streams. Never fails. */
export function pauseStreams(environment: IEnvironment, milliseconds: number): void {
  commitMutation<PatchStreamPauseMutation>(environment, {
    mutation: graphql`
      mutation PatchStreamPauseMutation($input: PauseStreamsInput!) {
        pauseStreams(input: $input) {
          milliseconds
        }
      }
    `,
    variables: { input: { milliseconds } },
    onError: noop,
  });
}
