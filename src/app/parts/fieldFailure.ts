const TEXT = {
  unknown: "It could not be read. Try again.",
} as const;

/** Reads the sentence and the code out of the errors that a caught field holds. */
export function failureOf(errors: readonly unknown[]): { readonly message: string; readonly code?: string } {
  const first = errors[0];
  const extensions = typeof first === "object" && first && "extensions" in first ? first.extensions : null;
  if (typeof extensions !== "object" || !extensions) return { message: TEXT.unknown };
  const sentence = "sentence" in extensions ? extensions.sentence : null;
  const code = "code" in extensions ? extensions.code : null;
  return { message: typeof sentence === "string" ? sentence : TEXT.unknown, ...(typeof code === "string" && { code }) };
}
