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
