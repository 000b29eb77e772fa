import type { Operation } from "./Operation.ts";

/** Marks an operation for the Relay compiler; building puts what that made of it in the place of the call. */
export function graphql(_: TemplateStringsArray): Operation {
  throw new Error("An operation was not compiled.");
}
