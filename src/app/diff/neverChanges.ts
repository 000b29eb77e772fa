/** What a component subscribes to where there is nothing to follow. */
export function neverChanges(): () => void {
  return () => undefined;
}
