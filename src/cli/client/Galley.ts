/** An operation's variables without the slug of the repository, or a function of it and of the origin of the server's pages. */
export type VariablesFor<Types extends OperationTypes> =
  | Omit<Types["variables"], "slug">
  | ((slug: string, origin: string) => Types["variables"]);

/** Executes operations on one repository, on a running server or in this process. */
export interface Galley {
  /** The root of the repository's work tree, or the folder of a bare repository. */
  readonly root: string;
  /** Resolves to the response of an operation. Throws its first failure, including a `problem` of a mutation. */
  execute<Types extends OperationTypes>(
    operation: Operation,
    variables: VariablesFor<Types>,
  ): Promise<Types["response"]>;
  /** Does the same in this process even if a server runs: for what no server takes. */
  executeHere<Types extends OperationTypes>(
    operation: Operation,
    variables: VariablesFor<Types>,
  ): Promise<Types["response"]>;
  /** Yields the responses of a subscription until the caller or `signal` ends it. Each fails as in `execute`. */
  listen<Types extends OperationTypes>(
    operation: Operation,
    variables: VariablesFor<Types>,
    signal: AbortSignal,
  ): AsyncGenerator<Types["response"], void>;
}

/** A compiled Relay operation. The operations of the CLI are in the same list of documents as those of the app. */
export interface Operation {
  readonly params: {
    readonly name: string;
    readonly operationKind: "query" | "mutation" | "subscription";
    /** Its id in the list of documents. The compiler always sets it, and the text. */
    readonly id?: string | null | undefined;
    readonly text?: string | null | undefined;
  };
}

export interface OperationTypes {
  readonly variables: object;
  readonly response: unknown;
}

/**
 * Marks an operation for the Relay compiler. The build replaces the call by the compiled operation; a module whose
 * operations are not compiled can be loaded but not executed.
 */
export function graphql(_: TemplateStringsArray): Operation {
  return {
    get params(): never {
      throw new Error("An operation was not compiled.");
    },
  };
}

type NameOf<Fields> = Fields extends { readonly " $fragmentType": infer Name extends string } ? Name : never;

export interface Fragment<Fields> {
  readonly " $data"?: Fields;
  readonly " $fragmentSpreads": { readonly [Name in NameOf<Fields>]: true };
}

/** Returns the fields of a fragment. In a response that no Relay store has processed they are in place. */
export function fieldsOf<Fields>(fragment: Fragment<Fields>): Fields {
  const fields: unknown = fragment;
  return fields as Fields; // the compiler inlined them into the operation
}

/** Returns a value that is present when nothing failed. */
export function nonNull<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error("The response lacks the result.");
  return value;
}
