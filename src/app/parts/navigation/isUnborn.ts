/** What is known of a repository's HEAD. */
export interface HeadNames {
  /** The branch that it names; null where it is detached. */
  readonly name: string | null | undefined;
  /** What stands for that branch as a revision; null where it has no commit. */
  readonly revision: string | null | undefined;
}

/** Tells whether a place, a revision with or without a path behind it, is of the branch that is checked out and has no commit yet. */
export function isUnborn(head: HeadNames, place: string): boolean {
  if (head.name == null || head.revision != null) return false;
  return ["HEAD", head.name].some((name) => place === name || place.startsWith(`${name}/`));
}
