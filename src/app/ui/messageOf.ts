const UNKNOWN = "Something went wrong.";

/** Gives what an error says of itself; a sentence for what is no error. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : UNKNOWN;
}
