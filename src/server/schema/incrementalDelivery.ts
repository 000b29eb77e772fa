import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";

/**
 * The error that ended a streamed list early. The items before it are valid.
 * @gqlType
 */
export interface StreamFailure {
  /**
   * The error code, from a closed list: `TIMEOUT`, `OBJECT_MISSING` and the like.
   * @gqlField
   */
  readonly code: string;
  /**
   * A message that says what happened and what to do.
   * @gqlField
   */
  readonly message: string;
}

/** Converts an expected error to the end of a list; any other is thrown. */
export function streamFailure(error: unknown): StreamFailure {
  if (error instanceof GalleyError) return { code: error.code, message: error.message };
  throw error;
}

/**
 * Delivers the fields of a fragment after the rest of the response.
 * @gqlDirective defer on FRAGMENT_SPREAD | INLINE_FRAGMENT
 */
export function defer(_args: { label?: string | null; if?: boolean | null }): void {}

/**
 * Delivers the items of a list one after the other.
 * @gqlDirective stream on FIELD
 */
export function stream(_args: { label?: string | null; if?: boolean | null; initialCount?: Int | null }): void {}

/** A stream that is paused repeatedly continues by one step after this time. */
const STEP_MS = 1000;
/**
 * The maximum total pause of a stream: git's own timeout keeps running meanwhile, and others may wait for its output.
 */
const IN_ALL_MS = 10_000;

let until = Number.NEGATIVE_INFINITY;

/** Pauses all streams of this process for a number of milliseconds, or longer if a longer pause is active. */
export function delayStreams(milliseconds: number): void {
  until = Math.max(until, performance.now() + milliseconds);
}

/** The pauses of one long stream, which leave the processor to interactive requests. */
export class StreamDelay {
  #left = IN_ALL_MS;

  /** Waits until the stream may continue. */
  async wait(signal: AbortSignal): Promise<void> {
    const from = performance.now();
    for (;;) {
      const now = performance.now();
      const remainingMs = Math.min(until, from + Math.min(STEP_MS, this.#left)) - now;
      if (remainingMs <= 0 || signal.aborted) {
        this.#left -= now - from;
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, remainingMs));
    }
  }
}
