const TEXT = {
  unknown: "This could not be loaded. Try again.",
} as const;

/** Returns the message and the error code of the first error of a field that Relay caught. */
export function failureOf(errors: readonly unknown[]): { readonly message: string; readonly code?: string } {
  const first = errors[0];
  const extensions = typeof first === "object" && first && "extensions" in first ? first.extensions : null;
  if (typeof extensions !== "object" || !extensions) return { message: TEXT.unknown };
  const message = "message" in extensions ? extensions.message : null;
  const code = "code" in extensions ? extensions.code : null;
  return { message: typeof message === "string" ? message : TEXT.unknown, ...(typeof code === "string" && { code }) };
}
