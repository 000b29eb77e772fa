/** What Node says of a connection that the other side has closed. */
const CODES: readonly unknown[] = ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE"];

/** Tells whether an error only says that the client went away, or that work was called off because it did. */
export function isClientGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "AbortError" || ("code" in error && CODES.includes(error.code));
}
