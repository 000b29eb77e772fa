/**
 * Returns the first of `count` indexes for which `isPast` is true, or `count` if none. `isPast` must be false up to
 * some index and true from there on. Logarithmic.
 */
export function lowerBound(count: number, isPast: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
