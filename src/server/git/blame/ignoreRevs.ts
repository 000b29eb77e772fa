import { posix } from "node:path";
import { IGNORED_REVS_MAX } from "#contract/limits.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import { isOid, type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readConfig } from "../processes/readConfig.ts";
import { peelOids } from "../refs/forEachRef.ts";
import { findTreeEntry } from "../trees/readTree.ts";

/** The commits that blame skips. */
export interface IgnoreRevs {
  readonly oids: readonly Oid[];
  /** The lists that were read, with paths in `byteText` encoding. */
  readonly files: readonly string[];
}

/** The conventional path of the list. */
const USUAL = ".git-blame-ignore-revs";
const SETTING = "blame.ignorerevsfile";
/** About 20,000 ids with comments. */
const LIST_BYTES = 4 * 1024 * 1024;

const FILE = /^100/u;

/**
 * Reads which commits blame should skip, from the lists in a commit's tree: the conventional one and the one named in
 * the repository's configuration. A list has a full id on each line, and comments after `#`. It is read as data: a line
 * that names no commit of the repository has no effect, while git would end at it, and a list outside the tree is not
 * read, wherever the configuration points. Costs a process, and about 10 µs per commit.
 */
export async function ignoreRevs(repository: Repository, commit: Oid, options: ReadOptions = {}): Promise<IgnoreRevs> {
  requireOids(commit);
  const paths = [...new Set([USUAL, await namedList(repository, options)])].filter((path) => path !== null);
  const entries = await Promise.all(paths.map((path) => findTreeEntry(repository, commit, path, options)));
  const lists = entries.flatMap((entry, index) =>
    entry !== null && FILE.test(entry.mode) ? [{ path: paths[index] ?? "", oid: entry.oid }] : [],
  );
  const contents = await readBlobs(
    repository,
    lists.map(({ oid }) => oid),
    { ...options, maxBytes: LIST_BYTES },
  );
  const rows = contents.flatMap((content) => (Buffer.isBuffer(content) ? content.toString("latin1").split("\n") : []));
  const named = rows.map((row) => row.replace(/#.*$/su, "").trim().toLowerCase()).filter(isOid);
  const peeled = await peelOids(repository, named, options);
  const oids = new Set(named.map((oid) => peeled.get(oid) ?? null).filter((oid) => oid !== null));
  return { oids: [...oids].slice(0, IGNORED_REVS_MAX), files: lists.map(({ path }) => path) };
}

/** Returns the path in the tree of the list that the configuration names; null if there is none, or it is outside. */
async function namedList(repository: Repository, options: ReadOptions): Promise<string | null> {
  const path = (await readConfig(repository, options)).get(SETTING) ?? "";
  const root = `${repository.workTree ?? repository.gitDir}/`;
  const plain = posix.normalize(path.startsWith(root) ? path.slice(root.length) : path);
  const isOutside = plain === "." || /^(?:\/|~|\.\.(?:\/|$))/u.test(plain) || plain.endsWith("/");
  return isOutside ? null : plain;
}
