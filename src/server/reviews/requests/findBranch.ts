import { GalleyError } from "#contract/errors.ts";
import { forEachRef, type RefRecord } from "#server/git/refs/forEachRef.ts";
import { readHead } from "#server/git/refs/head.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";

/** A branch as a person named it. */
export interface Branch {
  /** The name by which other clones know it too: that of a local branch, unless there is another local one of this name. */
  readonly ref: string;
  readonly commit: Oid;
}

const LOCAL = "refs/heads/";
const REMOTE = "refs/remotes/";
const HEAD = /^(?:HEAD|@)$/u;

/**
 * Finds the branch that a person means by a short or full name, or by `HEAD`; null if there is none. Local branches come
 * before those of remotes, since a review goes to clones that have other remotes.
 */
export async function findBranch(repository: Repository, name: string): Promise<Branch | null> {
  const wanted = HEAD.test(name) ? await checkedOut(repository) : name;
  if (wanted === null || /[\s~^:?*[\\\p{Cc}]|\/$/u.test(wanted) || wanted === "") return null;
  const names = wanted.startsWith("refs/") ? [wanted] : [`${LOCAL}${wanted}`, `${REMOTE}${wanted}`];
  const branches = names.filter((one) => one.startsWith(LOCAL) || one.startsWith(REMOTE));
  const records = await forEachRef(repository, { patterns: branches });
  const found = branches.map((one) => records.find((record) => record.name === one)).find(Boolean);
  if (found?.commit == null) return null;
  const ref = await portableName(repository, found);
  if (/\p{Surrogate}/u.test(ref)) throw new GalleyError("BAD_INPUT", "A review can only name branches in UTF-8.");
  return { ref, commit: found.commit };
}

async function checkedOut(repository: Repository): Promise<string | null> {
  const head = await readHead(repository);
  return head.kind === "branch" ? head.ref : null;
}

async function portableName(repository: Repository, { name, symref, commit }: RefRecord): Promise<string> {
  const real = symref ?? name;
  if (!real.startsWith(REMOTE)) return real;
  const local = `${LOCAL}${real.slice(real.indexOf("/", REMOTE.length) + 1)}`;
  const [other] = (await forEachRef(repository, { patterns: [local] })).filter((record) => record.name === local);
  return other === undefined || other.commit === commit ? local : real;
}
