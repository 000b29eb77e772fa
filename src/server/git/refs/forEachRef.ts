import { PEELED_CACHE_BYTES, REFS_CACHE_BYTES } from "#contract/limits.ts";
import { decodeBytes } from "#contract/byteText.ts";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { forEachYielding } from "../eventLoop.ts";
import { readObjects, statObjects } from "../objects/catFile.ts";
import { readCommits } from "../objects/readCommits.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit } from "../readGit.ts";
import { repositoryCache } from "../byteCache.ts";

/** The refs as git last listed them, by git's arguments: valid while git prints the same bytes. */
const refCache = repositoryCache<{ readonly stdout: Buffer; readonly records: readonly RefRecord[] }>(REFS_CACHE_BYTES);

/** The commit that a ref's object leads to, by object id; null if it leads to none. */
export const peeledCache = repositoryCache<string | null>(PEELED_CACHE_BYTES);

export interface RefRecord {
  /** The full name, such as `refs/heads/main`. */
  readonly name: string;
  /** The object of the ref: a commit, or the tag object of an annotated tag. */
  readonly oid: Oid;
  /** The commit it leads to; null if it leads to none, or to a missing one. */
  readonly commit: Oid | null;
  /** The target of a symbolic ref, such as `refs/remotes/origin/main` for `refs/remotes/origin/HEAD`. */
  readonly symref: string | null;
}

export interface ForEachRefOptions extends ReadOptions {
  /** Full names, prefixes that end with a slash, or globs, each starting with `refs/`. */
  readonly patterns: readonly string[];
  /** `-committerdate` is newest first and has to read every commit; `name` if absent. */
  readonly sort?: "name" | "-committerdate" | undefined;
  readonly count?: number | undefined;
}

/** The errors if a ref leads to an object that is missing, damaged or of another kind than expected. */
const UNSORTED: ReadonlySet<ErrorCode> = new Set(["OBJECT_MISSING", "INTERNAL"]);

/** The memory a record takes besides the text that its strings are slices of. */
const RECORD_BYTES = 160;

/** The fields of the format and the parser, separated by NUL, one ref per line (a name contains no newline). */
const FIELDS = ["%(objectname)", "%(refname)", "%(symref)"] as const;

/**
 * Lists refs. Linear in their number: git reads 52,000 in about 70 ms. The commits are resolved in one batch (10 µs
 * each) and cached, and unchanged output is not parsed again. A long list does not block the event loop. Broken refs
 * are left out, as in git.
 */
export async function forEachRef(repository: Repository, options: ForEachRefOptions): Promise<readonly RefRecord[]> {
  const { patterns, sort = "name", count, ...rest } = options;
  if (!patterns.every((pattern) => pattern.startsWith("refs/") && !pattern.includes("\0"))) {
    throw new GalleyError("BAD_INPUT", "A ref pattern must start with `refs/`.");
  }
  if (patterns.length === 0) return [];
  const order = sort === "name" ? "refname" : sort;
  const args = ["for-each-ref", `--format=${FIELDS.join("%00")}`, `--sort=${order}`];
  if (count !== undefined) args.push(`--count=${Math.max(1, Math.trunc(count))}`);
  args.push(...patterns);
  const output = await readGit(repository, { ...rest, where: "real", args }).catch((error: unknown) => {
    // To sort by date git reads the object of each ref, and fails at the first one that it cannot read.
    if (sort !== "name" && error instanceof GalleyError && UNSORTED.has(error.code)) return null;
    throw error;
  });
  if (output === null) {
    const sorted = await refsByDate(repository, await forEachRef(repository, { ...rest, patterns }), rest);
    return count === undefined ? sorted : sorted.slice(0, Math.max(1, Math.trunc(count)));
  }
  const { stdout } = output;
  const refs = refCache(repository);
  const peeled = peeledCache(repository);
  const key = args.join("\0");
  const last = refs.get(key);
  if (last?.stdout.equals(stdout)) return last.records;
  const lines = decodeBytes(stdout).split("\n");
  const rows: Omit<RefRecord, "commit">[] = [];
  await forEachYielding(lines, (line) => {
    const [oid = "", name = "", symref = ""] = line.split("\0");
    if (line !== "") rows.push({ oid, name, symref: symref === "" ? null : symref });
  });
  const commits = await peelOids(
    repository,
    rows.map(({ oid }) => oid),
    rest,
  );
  const records: RefRecord[] = [];
  let isWhole = true;
  await forEachYielding(rows, (row) => {
    const known = peeled.get(row.oid); // another call may have found it meanwhile
    const commit = commits.get(row.oid) ?? known ?? null;
    // A missing object may still arrive; a tag of a file never leads to a commit.
    isWhole &&= commit !== null || known === null;
    records.push({ ...row, commit });
  });
  if (isWhole) refs.set(key, { stdout, records }, 3 * stdout.length + RECORD_BYTES * records.length);
  return records;
}

const BATCH = 1000;

/**
 * Sorts refs by the date of their commits, newest first. Refs without a readable commit come last, and refs of the same
 * date keep their order. Reads each commit, 0.1 ms each: used if git itself cannot sort.
 */
export async function refsByDate(
  repository: Repository,
  refs: readonly RefRecord[],
  options: ReadOptions = {},
): Promise<readonly RefRecord[]> {
  const commits = [...new Set(refs.flatMap(({ commit }) => commit ?? []))];
  const dates = new Map<string, number>();
  for (let at = 0; at < commits.length; at += BATCH) {
    const records = await readCommits(repository, commits.slice(at, at + BATCH), options);
    for (const record of records) if (record !== null) dates.set(record.oid, record.committer.at);
  }
  const dateOf = ({ commit }: RefRecord): number => dates.get(commit ?? "") ?? Number.NEGATIVE_INFINITY;
  return refs.toSorted((one, other) => {
    const [first, second] = [dateOf(one), dateOf(other)];
    return first === second ? 0 : second - first;
  });
}

const ENTRY_BYTES = 240;
/** The longest chain of tags that point to tags; no real repository has a longer one. */
const DEPTH_MAX = 8;

/**
 * Follows ids through tags to commits; null if the object is missing or does not lead to a commit. Cached, since an id
 * always leads to the same commit. The first time costs about 10 µs per id, and no process.
 */
export async function peelOids(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<Oid, Oid | null>> {
  const peeled = peeledCache(repository);
  const result = new Map<Oid, Oid | null>();
  let open: (readonly [start: Oid, now: Oid])[] = [];
  for (const oid of new Set(oids)) {
    const known = peeled.get(oid);
    if (known === undefined) open.push([oid, oid]);
    else result.set(oid, known);
  }
  for (let depth = 0; open.length > 0 && depth <= DEPTH_MAX; depth += 1) {
    const stats = await statObjects(
      repository,
      open.map(([, now]) => now),
      options,
    );
    const tags = open.filter((_, index) => stats[index]?.type === "tag");
    for (const [index, [start, now]] of open.entries()) {
      const stat = stats[index];
      if (stat?.type === "tag") continue;
      const commit = stat?.type === "commit" ? now : null;
      result.set(start, commit);
      if (stat) peeled.set(start, commit, ENTRY_BYTES); // a missing object may still arrive
    }
    const targets = await readObjects(
      repository,
      tags.map(([, now]) => now),
      options,
    );
    open = tags.flatMap(([start], index) => {
      const target = /^object ([0-9a-f]+)\n/u.exec(targets[index]?.content.toString("latin1", 0, 80) ?? "")?.[1] ?? "";
      return isOid(target) ? [[start, target] as const] : [];
    });
  }
  for (const oid of oids) if (!result.has(oid)) result.set(oid, null);
  return result;
}

/** The fields of the format and the parser, separated by NUL, one branch per line (a name contains no newline). */
const UPSTREAMS_FIELDS = ["%(refname)", "%(upstream)"] as const;

/**
 * Returns the full name of each branch's configured upstream, by the full name of the branch, whether the upstream
 * exists or not. Branches without one are absent. Starts one process; linear in the branches. Fails as OBJECT_MISSING
 * if the configuration of a remote is damaged.
 */
export async function upstreams(
  repository: Repository,
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const args = ["for-each-ref", `--format=${UPSTREAMS_FIELDS.join("%00")}`, "refs/heads/"];
  const { stdout } = await readGit(repository, { ...options, where: "real", args });
  const rows = decodeBytes(stdout)
    .split("\n")
    .map((line) => line.split("\0"));
  return new Map(rows.flatMap(([name = "", upstream = ""]) => (upstream === "" ? [] : [[name, upstream] as const])));
}
