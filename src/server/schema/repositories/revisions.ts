import { GalleyError } from "#contract/errors.ts";
import type { Head } from "#server/git/refs/head.ts";
import { REF_NAME_MAX } from "#server/git/refs/readRefs.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

/** A revision and a path in it, "" for its root. */
export interface PlaceReading {
  readonly revision: string;
  readonly path: string;
}

/**
 * Parts a revision from a path behind it, of which the path may be absent, in all the ways that begin with a branch or tag:
 * the longest first, which counts. Where there is none, the first part is the revision. Never empty. Linear in the place, in
 * the length of a ref's name for each slash in it, and in the refs.
 */
export async function readPlace(
  context: Context,
  served: ServedRepository,
  place: string,
): Promise<readonly [PlaceReading, ...PlaceReading[]]> {
  const isRef = await refTest(context, served);
  const [plain, ...longer] = cutsOf(place).map((at) => ({ revision: place.slice(0, at), path: place.slice(at + 1) }));
  const first = plain ?? { revision: place, path: "" };
  const [counting, ...others] = [first, ...longer].filter(({ revision }) => isRef(revision)).toReversed();
  return counting === undefined ? [first] : [counting, ...others];
}

/** Where a place can be parted: at its slashes and at its end, as far as a name can go. */
function cutsOf(place: string): readonly number[] {
  const cuts: number[] = [];
  for (let at = place.indexOf("/"); at !== -1 && at <= REF_NAME_MAX; at = place.indexOf("/", at + 1)) cuts.push(at);
  return place.length <= REF_NAME_MAX ? [...cuts, place.length] : cuts;
}

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

const PREFIXES = ["refs/heads/", "refs/tags/", "refs/remotes/"];

/** Gives a test of whether a name, short or in full, is that of a branch or tag. Reads the refs' names, once for each request. */
export async function refTest(context: Context, served: ServedRepository): Promise<(name: string) => boolean> {
  const loaders = context.loaders.of(served.git);
  const names = await Promise.all(PREFIXES.map((prefix) => loaders.refNames(prefix)));
  return (name) =>
    names.some((known, index) => known.has(name) || known.has(withoutPrefix(name, PREFIXES[index] ?? "")));
}

function withoutPrefix(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

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

/** Tells whether a revision, as a person wrote it, is the branch that is checked out and has no commit yet. */
export function isUnborn(head: Head, revision: string): boolean {
  return head.kind === "unborn" && ["HEAD", head.ref, head.ref.replace(/^refs\/heads\//u, "")].includes(revision);
}
