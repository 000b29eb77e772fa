const UNKNOWN = "This could not be loaded. Try again.";

type CaughtField<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly unknown[] };

/** Returns the value of a field; throws the reason why there is none, which is `lost` if its object is gone. */
export function valueOf<T>(field: CaughtField<T> | null | undefined, lost: string = UNKNOWN): T {
  if (field == null) throw new Error(lost);
  if (!field.ok) throw new Error(failureOf(field.errors).message);
  return field.value;
}

/** Returns the message and the error code of the first error of a field that Relay caught. */
export function failureOf(errors: readonly unknown[]): { readonly message: string; readonly code?: string } {
  const first = errors[0];
  const extensions = typeof first === "object" && first && "extensions" in first ? first.extensions : null;
  if (typeof extensions !== "object" || !extensions) return { message: UNKNOWN };
  const message = "message" in extensions ? extensions.message : null;
  const code = "code" in extensions ? extensions.code : null;
  return { message: typeof message === "string" ? message : UNKNOWN, ...(typeof code === "string" && { code }) };
}
