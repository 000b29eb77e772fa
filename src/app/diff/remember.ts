/** Returns a function that computes a result again only when an argument is another one than in the last call. */
export function remember<Arguments extends readonly unknown[], Result>(
  compute: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  let last: { readonly values: Arguments; readonly result: Result } | null = null;
  return (...values) => {
    if (last === null || values.some((value, index) => !Object.is(value, last?.values[index]))) {
      last = { values, result: compute(...values) };
    }
    return last.result;
  };
}
