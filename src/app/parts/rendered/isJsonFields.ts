/** What stands between braces in JSON. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** Tells whether a value read from JSON has names for its parts. */
export function isJsonFields(value: unknown): value is JsonFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
