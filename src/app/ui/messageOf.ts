const TEXT = {
  unknown: "Something went wrong.",
} as const;

/** Gives what an error says of itself; a sentence for what is no error. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message !== "" ? error.message : TEXT.unknown;
}
