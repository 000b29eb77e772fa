import type { Operation } from "./Operation.ts";

/** A way to whoever answers operations. */
export interface Carrier {
  /** What the repository is called there. */
  readonly slug: string;
  /** Gives the parts of an answer as they come: one of a query or mutation. Fails as `NoAnswer` where none comes, or not to its end. */
  parts(operation: Operation, variables: object, signal: AbortSignal): AsyncGenerator<unknown, void>;
}
