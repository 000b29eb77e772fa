import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";

/**
 * What ended a list that arrives piece by piece before all of it was there; what arrived stands.
 * @gqlType
 */
export interface StreamFailure {
  /**
   * Its code, of the closed list of errors: `TIMEOUT`, `OBJECT_MISSING` and the like.
   * @gqlField
   */
  readonly code: string;
  /**
   * What happened and what to do about it, for people.
   * @gqlField
   */
  readonly sentence: string;
}

/** Tells a foreseen failure as the end of a list; any other is thrown on. */
export function streamFailure(error: unknown): StreamFailure {
  if (error instanceof GalleyError) return { code: error.code, sentence: error.message };
  throw error;
}

/**
 * Lets the fields of a fragment arrive after the rest of the answer.
 * @gqlDirective defer on FRAGMENT_SPREAD | INLINE_FRAGMENT
 */
export function defer(_args: { label?: string | null; if?: boolean | null }): void {}

/**
 * Lets the items of a list arrive one after the other.
 * @gqlDirective stream on FIELD
 */
export function stream(_args: { label?: string | null; if?: boolean | null; initialCount?: Int | null }): void {}

/** However often it is asked to rest, a stream goes on by one step after so long. */
const STEP_MS = 1000;
/** A stream rests no longer than this in all: the git behind it has its time, and others may wait for what it brings. */
const IN_ALL_MS = 10_000;

let until = Number.NEGATIVE_INFINITY;

/** Has all streams of this process rest for so many milliseconds from now on, or longer where that was asked before. */
export function askRest(milliseconds: number): void {
  until = Math.max(until, performance.now() + milliseconds);
}

/** The rest that one long stream keeps while somebody would wait for the processor that it takes. */
export class StreamRest {
  #left = IN_ALL_MS;

  /** Waits until the stream may go on. */
  async turn(signal: AbortSignal): Promise<void> {
    const from = performance.now();
    for (;;) {
      const now = performance.now();
      const rest = Math.min(until, from + Math.min(STEP_MS, this.#left)) - now;
      if (rest <= 0 || signal.aborted) {
        this.#left -= now - from;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }
}
