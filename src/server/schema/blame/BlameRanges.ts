import type { Int } from "grats";
import type { BlameEntry } from "#server/git/blame/blame.ts";
import type { BlameOrigin } from "./BlameOrigin.ts";
import type { StreamFailure } from "../streamFailure.ts";

/**
 * Ranges of lines that come from one place each, as lists side by side, in the order in which git finds them.
 * @gqlType
 */
export class BlameRanges {
  readonly #entries: readonly BlameEntry[];
  readonly #originPlaces: readonly Int[];
  readonly #newOrigins: readonly BlameOrigin[];

  /**
   * What kept the other lines from being told; with the last batch alone, null where nothing did.
   * @gqlField
   */
  readonly failure: StreamFailure | null;

  constructor(
    entries: readonly BlameEntry[],
    originPlaces: readonly Int[],
    newOrigins: readonly BlameOrigin[],
    failure: StreamFailure | null = null,
  ) {
    this.#entries = entries;
    this.#originPlaces = originPlaces;
    this.#newOrigins = newOrigins;
    this.failure = failure;
  }

  /**
   * The first line of each, counted from 1.
   * @gqlField
   */
  startingLines(): readonly Int[] {
    return this.#entries.map(({ startingLine }) => startingLine);
  }

  /**
   * How many lines each has.
   * @gqlField
   */
  lineCounts(): readonly Int[] {
    return this.#entries.map(({ lineCount }) => lineCount);
  }

  /**
   * The number that the first line of each had in the commit it comes from.
   * @gqlField
   */
  originalLines(): readonly Int[] {
    return this.#entries.map(({ originalLine }) => originalLine);
  }

  /**
   * Where each comes from: a place in the list of all origins, which `newOrigins` of one batch after the other make up.
   * @gqlField
   */
  originPlaces(): readonly Int[] {
    return this.#originPlaces;
  }

  /**
   * The origins that were not in an earlier batch.
   * @gqlField
   */
  newOrigins(): readonly BlameOrigin[] {
    return this.#newOrigins;
  }
}
