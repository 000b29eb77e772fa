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
