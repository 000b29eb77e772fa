import { GalleyError } from "#contract/errors.ts";
import { isUnborn } from "./isUnborn.ts";
import type { Head } from "#server/git/refs/head.ts";

const MAKE_FIRST = "Make the first one, then try again.";
const ELSEWHERE = "Make its first one, or look at another branch.";

/** Says why a revision stands for no commit of a repository: it has none at all, the branch has none yet, or it names nothing. */
export function noSuchRevision(
  repository: { readonly name: string; readonly isEmpty: boolean; readonly head: Head },
  revision: string,
): GalleyError {
  const { name, isEmpty, head } = repository;
  if (isEmpty) return new GalleyError("NOT_FOUND", `${name} has no commit yet.`, { next: MAKE_FIRST });
  if (head.kind === "unborn" && isUnborn(head, revision)) {
    const branch = head.ref.replace(/^refs\/heads\//u, "");
    return new GalleyError("NOT_FOUND", `The branch ${branch} is checked out and has no commit yet.`, {
      next: ELSEWHERE,
    });
  }
  return new GalleyError("NOT_FOUND", `“${revision}” is no branch, tag or commit of ${name}.`);
}
