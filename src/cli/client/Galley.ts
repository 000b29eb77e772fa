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

/** An operation as the Relay compiler writes it down: what the words of the command line ask is in its list, as what the page asks is. */
export interface Operation {
  readonly params: {
    readonly name: string;
    readonly operationKind: "query" | "mutation" | "subscription";
    /** What it is called in the list; the compiler always gives one. */
    readonly id?: string | null | undefined;
  };
}

/** What an operation takes and answers, as the compiler types it. */
export interface OperationTypes {
  readonly variables: object;
  readonly response: unknown;
}

/** Marks an operation for the Relay compiler; building puts what that made of it in the place of the call. */
export function graphql(_: TemplateStringsArray): Operation {
  throw new Error("An operation was not compiled.");
}

/** What stands for a fragment's fields in an answer's type. */
interface Fragment<Fields> {
  readonly " $data"?: Fields;
}

/** Gives the fields of a fragment, for whoever wrote it: in an answer that no store took in they stand in place. */
export function fieldsOf<Fields>(fragment: Fragment<Fields>): Fields {
  const fields: unknown = fragment;
  return fields as Fields; // the compiler wrote them into the operation
}

/** Gives what an answer holds where nothing in it failed. */
export function given<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error("An answer lacks what was done.");
  return value;
}
