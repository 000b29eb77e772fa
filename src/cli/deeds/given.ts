/** Gives what an answer holds where nothing in it failed. */
export function given<Value>(value: Value): NonNullable<Value> {
  if (value === null || value === undefined) throw new Error("An answer lacks what was done.");
  return value;
}
