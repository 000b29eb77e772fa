import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { delayStreams } from "../incrementalDelivery.ts";
import { attempt, type Problem } from "./Problem.ts";

const MOST_MS = 1000;
const BAD_PAUSE = `Streams can be paused for 0 to ${MOST_MS} ms at a time.`;

/**
 * The payload of `pauseStreams`.
 * @gqlType
 */
interface PauseStreamsPayload {
  /**
   * The minimum remaining pause, or null if the mutation failed.
   * @gqlField
   */
  readonly milliseconds: Int | null;
  /**
   * The reason why the mutation failed, or null.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * The input of `pauseStreams`.
 * @gqlInput
 */
interface PauseStreamsInput {
  /** The length of the pause in milliseconds, from 0 to 1,000. */
  readonly milliseconds: Int;
}

/**
 * Pauses all streams of patches, to leave the processor to a user action in a page. A stream that is paused repeatedly
 * still continues by one step a second, and without pauses after ten seconds of them.
 * @gqlMutationField
 */
export async function pauseStreams(input: PauseStreamsInput): Promise<PauseStreamsPayload> {
  const { done, problem } = await attempt(async () => {
    const { milliseconds } = input;
    if (milliseconds < 0 || milliseconds > MOST_MS) throw new GalleyError("BAD_INPUT", BAD_PAUSE);
    delayStreams(milliseconds);
    return milliseconds;
  });
  return { milliseconds: done, problem };
}
