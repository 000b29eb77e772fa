import { GalleyError } from "#contract/errors.ts";

/**
 * Why a deed was not done, where that could be foreseen. Nothing was written then.
 * @gqlType
 */
export interface Problem {
  /**
   * The code, of the closed list of errors.
   * @gqlField
   */
  readonly code: string;
  /**
   * What happened and what to do about it, for people.
   * @gqlField
   */
  readonly message: string;
}

/** Makes a problem of a failure that was foreseen; throws any other on. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof GalleyError) || error.code === "INTERNAL") throw error;
  return { code: error.code, message: error.message };
}
