/** Gives the code that the system names a failure by, such as ENOENT; empty for any other failure. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
