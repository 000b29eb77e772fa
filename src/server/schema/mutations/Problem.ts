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
function problemOf(error: unknown): Problem {
  if (!(error instanceof GalleyError) || error.code === "INTERNAL") throw error;
  return { code: error.code, message: error.message };
}

/** What came of a deed that was tried. */
export type Outcome<T> =
  { readonly done: T; readonly problem: null } | { readonly done: null; readonly problem: Problem };

/** Tries a deed: a failure of it that was foreseen becomes a problem, any other is thrown. */
export async function attempt<T>(deed: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await deed(), problem: null };
  } catch (error) {
    return { done: null, problem: problemOf(error) };
  }
}
