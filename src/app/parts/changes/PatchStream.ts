import { commitMutation, graphql, requestSubscription } from "react-relay";
import type { Disposable, IEnvironment } from "relay-runtime";
import { deeds } from "#app/ui/userInput.ts";
import type { PatchStreamPauseMutation } from "#generated/PatchStreamPauseMutation.graphql.ts";
import type { PatchStreamSubscription } from "#generated/PatchStreamSubscription.graphql.ts";
import type { ComparedBy } from "../options/useReaderOptions.ts";
import { type Batch, readBatch } from "./fetchContents.ts";

/** Who gets what the stream brings, and knows what is there already. */
export interface StreamTaker {
  /** Takes a batch and says how many of its files are news. */
  take(batch: Batch): number;
  /** Gives the first place from one on whose patch is not there; null where all are. */
  firstOpen(from: number): number | null;
  /** Gives the first such place among files that the stream brings in their turn: renamed ones come when they are found. */
  firstInTurn(from: number): number | null;
  /** Whether somebody waits for what the stream brings. */
  isAwaited(): boolean;
  /** The stream goes on elsewhere: what it was about to bring comes much later. */
  onJump(): void;
  /** The stream brings no more: all is there, or it could not go on. */
  onEnd(): void;
}

export interface StreamedChange {
  readonly id: string;
  readonly options: ComparedBy;
  /** Whether the keys of the hunks come with their patches. */
  readonly marks: boolean;
}

/** What comes next is waited for; what is farther ahead is worth asking for by itself. */
const NEAR = 40;
/** Where one rests so many files ahead for so long, the stream goes on from there; one who sweeps past is not followed. */
const FAR = 600;
const REST_MS = 250;

/**
 * Brings the patches of all files of a comparison, in the order of its table, from where one reads. Where it ends early it
 * goes on with what is missing, for as long as that brings anything.
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

  /** Begins with the first patch that is not there. */
  start(): void {
    this.#goOn();
  }

  /** Begins once more where it has ended. */
  resume(): void {
    if (this.#running === null) this.#goOn();
  }

  stop(): void {
    clearTimeout(this.#resting);
    this.#running?.dispose();
    this.#running = null;
  }

  /** Tells whether a place's patch is about to come. */
  isNear(place: number): boolean {
    return this.#running !== null && place >= this.#next && place < this.#next + NEAR;
  }

  /** Is told where one reads. */
  follow(place: number): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => {
      if (this.#running === null || place < this.#next + FAR) return;
      this.#run(place);
      this.#taker.onJump();
    }, REST_MS);
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

  /** Goes on to a place that a batch leads to, but past no file whose turn is still to come: renames are found far ahead. */
  #advance(place: number): void {
    this.#next = Math.max(this.#next, Math.min(place, this.#taker.firstInTurn(this.#next) ?? place));
  }

  #run(from: number): void {
    this.stop();
    this.#next = from;
    let news = 0;
    let hasEnded = false;
    const pace = new StreamPace({
      isAwaited: () => this.#taker.isAwaited(),
      isHidden: () => document.visibilityState === "hidden",
      rest: (milliseconds) => restStreams(this.#environment, milliseconds),
    });
    const stopPacing = pace.start();
    const ended = (): void => {
      if (hasEnded) return;
      hasEnded = true;
      stopPacing();
      if (news > 0) this.#goOn();
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
      cacheConfig: { metadata: { turn: pace.turn } },
      onNext: (response) => {
        if (hasEnded || !response?.patchBatches) return;
        const batch = readBatch(response.patchBatches);
        const found = this.#taker.take(batch);
        news += found;
        const last = batch.places.at(-1);
        this.#advance(last === undefined ? (batch.piece?.place ?? this.#next) : last + 1);
        // What follows may be there already, from before a jump: then it goes on where something is missing.
        const open = this.#taker.firstOpen(this.#next);
        if (last !== undefined && found === 0 && news > 0 && (open === null || open > this.#next + FAR)) {
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

/** So long after the last key or press nothing is read on: what it asked for is on the screen by then. */
const STREAM_PACE_REST_MS = 300;
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
      this.#options.rest(STREAM_PACE_REST_MS + ASK_MS);
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
      const rest =
        Math.min(deeds.lastAt() + STREAM_PACE_REST_MS, from + Math.min(MOST_MS, this.#left)) - performance.now();
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

/** One that is not asked in time, or not at all because one leaves the page, goes on: that is no failure. */
function goOn(): void {}

/** Has the server's streams of patches rest for so many milliseconds. Never fails. */
export function restStreams(environment: IEnvironment, milliseconds: number): void {
  commitMutation<PatchStreamPauseMutation>(environment, {
    mutation: graphql`
      mutation PatchStreamPauseMutation($input: RestStreamsInput!) {
        restStreams(input: $input) {
          milliseconds
        }
      }
    `,
    variables: { input: { milliseconds } },
    onError: goOn,
  });
}
