import { REF_NAME_MAX } from "#server/git/refs/refNameMax.ts";

/**
 * Parts a revision from the path behind it. Where that can be done in more than one way the longest name that `isRef` knows
 * counts; without one the first part is the revision. Null where either would be empty. Linear in
 * the text, and in the length of a ref's name for each slash in it.
 */
export function splitPlace(
  place: string,
  isRef: (name: string) => boolean,
): { readonly revision: string; readonly path: string } | null {
  const first = place.indexOf("/");
  let at = Math.max(first, place.lastIndexOf("/", REF_NAME_MAX));
  while (at > first && !isRef(place.slice(0, at))) at = place.lastIndexOf("/", at - 1);
  const [revision, path] = [place.slice(0, at), place.slice(at + 1)];
  return at <= 0 || path === "" ? null : { revision, path };
}
