import type { Head } from "#server/git/refs/head.ts";

/** Tells whether a revision, as a person wrote it, is the branch that is checked out and has no commit yet. */
export function isUnborn(head: Head, revision: string): boolean {
  return head.kind === "unborn" && ["HEAD", head.ref, head.ref.replace(/^refs\/heads\//u, "")].includes(revision);
}
