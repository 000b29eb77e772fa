import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { askRest } from "../incrementalDelivery.ts";
import { attempt, type Problem } from "./Problem.ts";

const MOST_MS = 1000;
const NO_REST = `Streams rest for 0 to ${MOST_MS} ms at a time.`;

/**
 * What became of the rest.
 * @gqlType
 */
interface RestStreamsPayload {
  /**
   * How long it lasts at least, from now on; null where nothing was done.
   * @gqlField
   */
  readonly milliseconds: Int | null;
  /**
   * Why nothing was done; null where it was.
   * @gqlField
   */
  readonly problem: Problem | null;
}

/**
 * A rest for streams.
 * @gqlInput
 */
interface RestStreamsInput {
  /** How long, in milliseconds, 0 to 1,000. */
  readonly milliseconds: Int;
}

/**
 * Has all streams of patches rest for a while, because somebody acts in a page who would wait for the processor that they take.
 * One that is asked again and again goes on step by step, one a second, and after ten seconds of rest as if nobody asked.
 * @gqlMutationField
 */
export async function restStreams(input: RestStreamsInput): Promise<RestStreamsPayload> {
  const { done, problem } = await attempt(async () => {
    const { milliseconds } = input;
    if (milliseconds < 0 || milliseconds > MOST_MS) throw new GalleyError("BAD_INPUT", NO_REST);
    askRest(milliseconds);
    return milliseconds;
  });
  return { milliseconds: done, problem };
}
