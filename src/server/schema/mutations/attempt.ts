import { problemOf, type Problem } from "./Problem.ts";

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
