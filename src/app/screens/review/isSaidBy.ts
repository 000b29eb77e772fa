/** What stands in an address for threads that people began; no agent can be called so. */
export const PEOPLE = "@people";

/** Tells whether a thread is one of somebody's: of people where one began it, of an agent where that wrote anything in it. Null means all. */
export function isSaidBy(
  comments: readonly { readonly agent: string | null | undefined }[],
  by: string | null,
): boolean {
  if (by === null) return true;
  if (by === PEOPLE) return comments[0]?.agent == null;
  return comments.some(({ agent }) => agent === by);
}
