/**
 * Parts a revision from the path behind it. Where that can be done in more than one way the longest name that `isRef` knows
 * counts; without one the first part is the revision. Null where either would be empty. Linear in the text for each slash.
 */
export function splitPlace(
  place: string,
  isRef: (name: string) => boolean,
): { readonly revision: string; readonly path: string } | null {
  const first = place.indexOf("/");
  let at = place.lastIndexOf("/");
  while (at > first && !isRef(place.slice(0, at))) at = place.lastIndexOf("/", at - 1);
  const [revision, path] = [place.slice(0, at), place.slice(at + 1)];
  return at <= 0 || path === "" ? null : { revision, path };
}
