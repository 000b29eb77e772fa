/** Says which of `count` entries a key moves to from entry `at` (-1: none), or null where the key moves nothing. */
export function stepInList(key: string, at: number, count: number, page: number): number | null {
  if (count === 0) return null;
  const within = (index: number): number => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case "ArrowDown":
      return within(at + 1);
    case "ArrowUp":
      return within(at - 1);
    case "PageDown":
      return within(at + Math.max(1, page));
    case "PageUp":
      return within(at - Math.max(1, page));
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
