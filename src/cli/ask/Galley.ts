import type { Operation, OperationTypes } from "./Operation.ts";

/** Gives an operation's variables, the repository being called so by whoever answers. */
export type VariablesFor<Types extends OperationTypes> = (slug: string) => Types["variables"];

/** Whoever answers what is asked of one repository: the Galley that serves it, or else this very program. */
export interface Galley {
  /** The root of the repository's work tree, or the folder of a bare one. */
  readonly root: string;
  /**
   * Gives the answer to an operation. Fails with the code and the sentence of the first thing in it that failed, also where that is a
   * `problem`.
   */
  ask<Types extends OperationTypes>(operation: Operation, variables: VariablesFor<Types>): Promise<Types["response"]>;
  /** Gives the answers to a subscription as they come, until the taker or `signal` ends it; each fails as `ask` does. */
  listen<Types extends OperationTypes>(
    operation: Operation,
    variables: VariablesFor<Types>,
    signal: AbortSignal,
  ): AsyncGenerator<Types["response"], void>;
}
