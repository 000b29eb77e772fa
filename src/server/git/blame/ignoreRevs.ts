import { posix } from "node:path";
import { IGNORED_REVS_MAX } from "#contract/limits.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import { isOid, type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readConfig } from "../readConfig.ts";
import { peelOids } from "../refs/forEachRef.ts";
import { findTreeEntry } from "../trees/readTree.ts";

/**
 * What keeps a line of a list from counting, or a whole list: the line is no full id, or the id of no commit that is here; there
 * are more than IGNORED_REVS_MAX; the list is not at this revision, not in the repository at all, or cannot be read.
 */
export type IgnoreProblem = "MALFORMED" | "UNKNOWN" | "TOO_MANY" | "ABSENT" | "OUTSIDE" | "UNREADABLE";

/** The commits that blame passes over. */
export interface IgnoreRevs {
  readonly oids: readonly Oid[];
  /** The lists that were read, as `byteText` carries their paths. */
  readonly files: readonly string[];
  readonly problems: readonly {
    readonly path: string;
    readonly line: number | null;
    readonly problem: IgnoreProblem;
  }[];
}

/** Where the list is that every tool looks for. */
const USUAL = ".git-blame-ignore-revs";
const SETTING = "blame.ignorerevsfile";
/** Some 20,000 ids with what is said of them. */
const LIST_BYTES = 4 * 1024 * 1024;

const FILE = /^100/u;

/**
 * Reads which commits blame is to pass over, from the lists that a commit holds: the usual one and the one that the repository's
 * configuration names. They are read as data and no line of them is fatal; a list that is not in the tree is not read, wherever
 * the configuration has it. Costs a process, and some 10 µs a commit.
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
    const { listed, malformed } = parseIgnoreRevs(content.toString("latin1"));
    found.push(...listed.map(({ oid, line }) => ({ path, oid, line })));
    problems.push(...malformed.map((line) => ({ path, line, problem: "MALFORMED" }) as const));
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

/** Gives the list that the configuration names, and where that is in the tree: null if it is not in there. */
async function namedList(
  repository: Repository,
  options: ReadOptions,
): Promise<{ readonly path: string; readonly inTree: string | null } | null> {
  const path = (await readConfig(repository, [SETTING], options)).get(SETTING) ?? "";
  if (path === "" || path === "true") return null;
  const root = `${repository.workTree ?? repository.gitDir}/`;
  const inside = path.startsWith(root) ? path.slice(root.length) : path;
  const plain = posix.normalize(inside);
  const isOutside = plain === "." || /^(?:\/|~|\.\.(?:\/|$))/u.test(plain) || plain.endsWith("/");
  return { path, inTree: isOutside ? null : plain };
}

/** The ids in a list of commits to pass over, each with its line, counted from 1; and the lines that hold none. */
export interface ParsedIgnoreRevs {
  readonly listed: readonly { readonly oid: Oid; readonly line: number }[];
  readonly malformed: readonly number[];
}

/**
 * Reads a list of commits to pass over as git does: a full id on each line, what stands behind a `#` left out. Git takes no list
 * with any other line; here such a line is only told. Linear in the text.
 */
function parseIgnoreRevs(text: string): ParsedIgnoreRevs {
  const listed: { readonly oid: Oid; readonly line: number }[] = [];
  const malformed: number[] = [];
  for (const [index, row] of text.split("\n").entries()) {
    const word = row.replace(/#.*$/su, "").trim().toLowerCase();
    if (word === "") continue;
    if (isOid(word)) listed.push({ oid: word, line: index + 1 });
    else malformed.push(index + 1);
  }
  return { listed, malformed };
}
