import { GalleyError } from "#contract/errors.ts";

/**
 * An expected error of a mutation. Nothing was written.
 * @gqlType
 */
export interface Problem {
  /**
   * The error code, from a closed list.
   * @gqlField
   */
  readonly code: string;
  /**
   * A message that says what happened and what to do.
   * @gqlField
   */
  readonly message: string;
}

/** The result of an action, or its problem. */
export type Outcome<T> =
  | { readonly done: T; readonly problem: null }
  | { readonly done: null; readonly problem: Problem };

/** Runs an action and converts an expected error to a problem; any other is thrown. */
export async function attempt<T>(action: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await action(), problem: null };
  } catch (error) {
    if (!(error instanceof GalleyError) || error.code === "INTERNAL") throw error;
    return { done: null, problem: { code: error.code, message: error.message } };
  }
}
