import { posix } from "node:path";
import { IGNORED_REVS_MAX } from "#contract/limits.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import { isOid, type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readConfig } from "../processes/readConfig.ts";
import { peelOids } from "../refs/forEachRef.ts";
import { findTreeEntry } from "../trees/readTree.ts";

/**
 * Why a line of a list, or a whole list, is ignored: the line is not a full id (MALFORMED), or no commit in this
 * repository (UNKNOWN); there are more than IGNORED_REVS_MAX (TOO_MANY); the list is not at this revision (ABSENT), is
 * outside the repository (OUTSIDE), or cannot be read (UNREADABLE).
 */
export type IgnoreProblem = "MALFORMED" | "UNKNOWN" | "TOO_MANY" | "ABSENT" | "OUTSIDE" | "UNREADABLE";

/** The commits that blame skips. */
export interface IgnoreRevs {
  readonly oids: readonly Oid[];
  /** The lists that were read, with paths in `byteText` encoding. */
  readonly files: readonly string[];
  readonly problems: readonly {
    readonly path: string;
    readonly line: number | null;
    readonly problem: IgnoreProblem;
  }[];
}

/** The conventional path of the list. */
const USUAL = ".git-blame-ignore-revs";
const SETTING = "blame.ignorerevsfile";
/** About 20,000 ids with comments. */
const LIST_BYTES = 4 * 1024 * 1024;

const FILE = /^100/u;

/**
 * Reads which commits blame should skip, from the lists in a commit's tree: the conventional one and the one named in
 * the repository's configuration. A list has a full id on each line, and comments after `#`. It is read as data, and
 * no bad line is fatal, as it is for git; a list outside the tree is not read, wherever the configuration points. Costs a process, and about 10 µs per commit.
 */
export async function ignoreRevs(repository: Repository, commit: Oid, options: ReadOptions = {}): Promise<IgnoreRevs> {
  requireOids(commit);
  const files: string[] = [];
  const problems: IgnoreRevs["problems"][number][] = [];
  const found: { readonly path: string; readonly oid: Oid; readonly line: number }[] = [];

  async function readList(path: string, isNamed: boolean): Promise<void> {
    const entry = await findTreeEntry(repository, commit, path, options);
    if (entry === null || !FILE.test(entry.mode)) {
      if (isNamed) problems.push({ path, line: null, problem: "ABSENT" });
      return;
    }
    const [content] = await readBlobs(repository, [entry.oid], { ...options, maxBytes: LIST_BYTES });
    if (!Buffer.isBuffer(content)) {
      problems.push({ path, line: null, problem: "UNREADABLE" });
      return;
    }
    files.push(path);
    for (const [index, row] of content.toString("latin1").split("\n").entries()) {
      const [line, word] = [index + 1, row.replace(/#.*$/su, "").trim().toLowerCase()];
      if (isOid(word)) found.push({ path, oid: word, line });
      else if (word !== "") problems.push({ path, line, problem: "MALFORMED" });
    }
  }

  const named = await namedList(repository, options);
  await readList(USUAL, false);
  if (named?.inTree === null) problems.push({ path: named.path, line: null, problem: "OUTSIDE" });
  else if (named !== null && named.inTree !== USUAL) await readList(named.inTree, true);
  const peeled = await peelOids(
    repository,
    found.map(({ oid }) => oid),
    options,
  );
  const oids = new Set<Oid>();
  for (const { path, oid, line } of found) {
    const target = peeled.get(oid) ?? null;
    if (target === null) problems.push({ path, line, problem: "UNKNOWN" });
    else if (oids.size < IGNORED_REVS_MAX) oids.add(target);
    else if (!oids.has(target)) problems.push({ path, line, problem: "TOO_MANY" });
  }
  return { oids: [...oids], files, problems };
}

/** Returns the list that the configuration names and its path in the tree, which is null if it is outside. */
async function namedList(
  repository: Repository,
  options: ReadOptions,
): Promise<{ readonly path: string; readonly inTree: string | null } | null> {
  const path = (await readConfig(repository, options)).get(SETTING) ?? "";
  if (path === "" || path === "true") return null;
  const root = `${repository.workTree ?? repository.gitDir}/`;
  const inside = path.startsWith(root) ? path.slice(root.length) : path;
  const plain = posix.normalize(inside);
  const isOutside = plain === "." || /^(?:\/|~|\.\.(?:\/|$))/u.test(plain) || plain.endsWith("/");
  return { path, inTree: isOutside ? null : plain };
}
