/** What a number, a name's quotes, a comma and the like take at most, in characters. */
const PLAIN = 8;

/**
 * Gives about how long a value's JSON is, in characters, escapes not counted; past `limit` no further than that it is longer.
 * Linear in the value up to the limit.
 */
export function jsonSize(value: unknown, limit: number): number {
  if (typeof value === "string") return value.length + PLAIN;
  if (typeof value !== "object" || value === null) return PLAIN;
  let size = PLAIN;
  if (Array.isArray(value)) {
    for (const item of value) {
      size += jsonSize(item, limit - size);
      if (size > limit) break;
    }
    return size;
  }
  for (const [name, item] of Object.entries(value)) {
    size += name.length + PLAIN + jsonSize(item, limit - size);
    if (size > limit) break;
  }
  return size;
}
