import { GalleyError } from "#contract/errors.ts";
import type { Head } from "#server/git/refs/head.ts";
import { REF_NAME_MAX } from "#server/git/refs/readRefs.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

/** A revision and a path in it, "" for its root. */
export interface RevisionAndPath {
  readonly revision: string;
  readonly path: string;
}

/**
 * Splits a text into a revision and an optional path: the longest branch or tag takes precedence; without one the first
 * part is the revision. Linear as `splitRevisionPath`, and in the refs.
 */
export async function readRevisionPath(
  context: Context,
  served: ServedRepository,
  revisionPath: string,
): Promise<RevisionAndPath> {
  const isRef = await refTest(context, served);
  const whole = { revision: revisionPath, path: "" };
  return isRef(revisionPath) ? whole : (splitRevisionPath(revisionPath, isRef) ?? whole);
}

/**
 * Splits a text into a revision and a path. If there are several ways, the longest name that `isRef` knows takes
 * precedence; without one the first part is the revision. Null if either would be empty. Linear in the text, and in the
 * length of a ref's name for each slash in it.
 */
export function splitRevisionPath(revisionPath: string, isRef: (name: string) => boolean): RevisionAndPath | null {
  const first = revisionPath.indexOf("/");
  let at = Math.max(first, revisionPath.lastIndexOf("/", REF_NAME_MAX));
  while (at > first && !isRef(revisionPath.slice(0, at))) at = revisionPath.lastIndexOf("/", at - 1);
  const [revision, path] = [revisionPath.slice(0, at), revisionPath.slice(at + 1)];
  return at <= 0 || path === "" ? null : { revision, path };
}

const PREFIXES = ["refs/heads/", "refs/tags/", "refs/remotes/"];

/**
 * Returns a function that returns true for the short or full name of a branch or tag. Reads the refs' names once for
 * each request.
 */
export async function refTest(context: Context, served: ServedRepository): Promise<(name: string) => boolean> {
  const loaders = context.loaders.of(served.git);
  const names = await Promise.all(PREFIXES.map((prefix) => loaders.refNames(prefix)));
  return (name) =>
    names.some((known, index) => known.has(name) || known.has(withoutPrefix(name, PREFIXES[index] ?? "")));
}

function withoutPrefix(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

const MAKE_FIRST = "Make the first commit, then try again.";

/**
 * Returns the error for a revision that is not a commit: the repository has none at all, the branch has none yet, or
 * there is no such revision.
 */
export function noSuchRevision(
  repository: { readonly name: string; readonly isEmpty: boolean; readonly head: Head },
  revision: string,
): GalleyError {
  const { name, isEmpty, head } = repository;
  if (isEmpty) return new GalleyError("NOT_FOUND", `${name} has no commit yet.`, { next: MAKE_FIRST });
  if (head.kind === "unborn" && isUnborn(head, revision)) {
    const branch = head.ref.replace(/^refs\/heads\//u, "");
    return new GalleyError("NOT_FOUND", `The branch ${branch} is checked out and has no commit yet.`, {
      next: "Make its first commit, or open another branch.",
    });
  }
  return new GalleyError("NOT_FOUND", `“${revision}” is not a branch, tag or commit of ${name}.`);
}

/** Returns true if a revision, as a person wrote it, is the checked out branch and has no commit yet. */
export function isUnborn(head: Head, revision: string): boolean {
  return head.kind === "unborn" && ["HEAD", head.ref, head.ref.replace(/^refs\/heads\//u, "")].includes(revision);
}
