import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { PEELED_CACHE_BYTES, REFS_CACHE_BYTES } from "#contract/limits.ts";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { stampFiles } from "../disk/fileStat.ts";
import { REF_TABLES } from "../disk/refLock.ts";
import { forEachYielding } from "../eventLoop.ts";
import { readObjects, statObjects } from "../objects/catFile.ts";
import { readCommits } from "../objects/readCommits.ts";
import { isOid, type Oid, ownOid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit, requireRepository } from "../processes/readGit.ts";
import { repositoryCache } from "../byteCache.ts";

/** The refs as last listed, by what was asked for: valid while git's text about them is the same. */
const refCache = repositoryCache<{ readonly text: string; readonly records: readonly RefRecord[] }>(REFS_CACHE_BYTES);

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

/** The memory a record takes besides the text that its strings are slices of. */
const RECORD_BYTES = 160;

/** The fields of the format and the parser, separated by NUL, one ref per line (a name contains no newline). */
const FIELDS = ["%(objectname)", "%(refname)", "%(symref)"] as const;

/**
 * Lists refs, sorted by name from the one reading of all refs that serves every request until a ref moves; see
 * `listAll`. The commits are resolved in one batch (10 µs each) and cached, and an unchanged list is the same object. A
 * long list does not block the event loop. Broken refs are left out, as in git.
 */
export async function forEachRef(repository: Repository, options: ForEachRefOptions): Promise<readonly RefRecord[]> {
  const { patterns, sort = "name", count, ...rest } = options;
  if (!patterns.every((pattern) => pattern.startsWith("refs/") && !pattern.includes("\0"))) {
    throw new GalleyError("BAD_INPUT", "A ref pattern must start with `refs/`.");
  }
  if (patterns.length === 0) return [];
  const most = count === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.trunc(count));
  const matches = patterns.map(matcherOf);
  const all = matches.includes(null) ? null : await listAll(repository, patterns);
  const named = all?.filter((line) => matches.some((isMatch) => isMatch?.(nameIn(line)))) ?? null;
  const isFew = named !== null && named.length <= DATED_MAX && patterns.every((one) => one.startsWith("refs/heads/"));
  if (sort !== "name" && isFew)
    return (await refsByDate(repository, await forEachRef(repository, { ...rest, patterns }), rest)).slice(0, most);
  const lines =
    (sort === "name" ? named : null) ??
    (await linesFromGit(repository, { ...rest, patterns, sort }).catch((error: unknown) => {
      // To sort by date git reads the object of each ref, and fails at the first one that it cannot read.
      if (sort !== "name" && error instanceof GalleyError && error.code === "OBJECT_MISSING") return null;
      throw error;
    }));
  if (lines === null)
    return (await refsByDate(repository, await forEachRef(repository, { ...rest, patterns }), rest)).slice(0, most);
  return recordsOf(repository, `${sort} ${most} ${patterns.join(" ")}`, lines.slice(0, most), rest);
}

async function linesFromGit(
  repository: Repository,
  { patterns, sort, ...options }: ForEachRefOptions,
): Promise<readonly string[]> {
  const order = sort === "-committerdate" ? sort : "refname";
  const args = ["for-each-ref", `--format=${FIELDS.join("%00")}`, `--sort=${order}`, ...patterns];
  const { stdout } = await readGit(repository, { ...options, where: "real", args });
  return decodeBytes(stdout).split("\n").slice(0, -1);
}

/** So many branches are sorted by date from their commits; of more, git reads the dates faster. */
const DATED_MAX = 200;

/** Returns a test of full names: the name, a folder above it, or `*`, which matches no slash; null if only git can. */
function matcherOf(pattern: string): ((name: string) => boolean) | null {
  if (/[?[\\]|\*\*/u.test(pattern)) return null;
  if (!pattern.includes("*"))
    return (name) =>
      name.startsWith(pattern) &&
      (name.length === pattern.length || pattern.endsWith("/") || name[pattern.length] === "/");
  const parts = pattern.split("*").map((part) => part.replace(/[.+^${}()|\]]/gu, "\\$&"));
  const expression = new RegExp(`^${parts.join("[^/]*")}$`, "u");
  return (name) => expression.test(name);
}

function nameIn(line: string): string {
  const start = line.indexOf("\0") + 1;
  return line.slice(start, line.indexOf("\0", start));
}

async function recordsOf(
  repository: Repository,
  key: string,
  lines: readonly string[],
  options: ReadOptions,
): Promise<readonly RefRecord[]> {
  const refs = refCache(repository);
  const peeled = peeledCache(repository);
  const text = lines.join("\n");
  const last = refs.get(key);
  if (last?.text === text) return last.records;
  const rows: Omit<RefRecord, "commit">[] = [];
  await forEachYielding(lines, (line) => {
    const [oid = "", name = "", symref = ""] = line.split("\0");
    rows.push({ oid: ownOid(oid), name, symref: symref === "" ? null : symref });
  });
  const commits = await peelOids(
    repository,
    rows.map(({ oid }) => oid),
    options,
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
  if (isWhole) refs.set(key, { text, records }, 3 * text.length + RECORD_BYTES * records.length);
  return records;
}

/** One reading of all refs, and the stamps of their files from before it. */
interface Listing {
  readonly stamps: ReadonlyMap<string, string>;
  /** Null if there are too many. */
  readonly lines: Promise<readonly string[] | null>;
}

const listings = new WeakMap<Repository, Listing>();

/** Of more refs, git finds some faster than it lists all of them, which takes 70 ms for 52,000. */
const LISTED_MAX = 60_000;

/**
 * Lists all refs by name, one git process for all callers until one that matches a pattern moves. Null if there are too
 * many, or if the files do not show whether one has moved. Callers share it, so no single one can cancel it.
 */
async function listAll(repository: Repository, patterns: readonly string[]): Promise<readonly string[] | null> {
  await requireRepository(repository);
  const stamps = stampRefs(repository);
  if (stamps === null) return null;
  const last = listings.get(repository);
  if (last !== undefined && patterns.every((one) => stampFor(last.stamps, one) === stampFor(stamps, one)))
    return last.lines;
  const lines = linesFromGit(repository, { patterns: ["refs/"] }).then((all) => (all.length > LISTED_MAX ? null : all));
  const listing = { stamps, lines };
  listings.set(repository, listing);
  lines.catch(() => listings.get(repository) === listing && listings.delete(repository)); // the callers get the error
  return lines;
}

/**
 * Returns true if the one reading of all refs shows that a ref without a file does not exist: it is not in the tables, which
 * are the same.
 */
export async function isKnownAbsent(repository: Repository, name: string): Promise<boolean> {
  const last = listings.get(repository);
  if (last === undefined || last.stamps.get(TABLES_KEY) !== stampTables(repository)) return false;
  const lines = await last.lines;
  return lines !== null && !lines.some((line) => nameIn(line) === name);
}

/** Returns the stamp of all refs that can match a pattern: those of one folder such as `refs/heads`, or all. */
function stampFor(stamps: ReadonlyMap<string, string>, pattern: string): string {
  const folder = /^refs\/[^/*]+(?=\/)/u.exec(pattern)?.[0];
  if (folder === undefined) return JSON.stringify([...stamps]);
  return JSON.stringify([stamps.get(TABLES_KEY), stamps.get(folder)]);
}

/** With more files and folders of refs, running git is faster than checking all of them. */
const REF_FILES_MAX = 1000;

function stampTables({ gitDir, commonDir }: Pick<Repository, "gitDir" | "commonDir">): string {
  return stampFiles([commonDir, gitDir].flatMap((dir) => REF_TABLES.map((name) => join(dir, name))));
}

const TABLES_KEY = "";

/**
 * Returns stamps that change whenever a ref moves: of the tables, and of each folder of refs with its files. Null if there
 * are too many files. Takes 0.01 ms per file.
 */
function stampRefs({ gitDir, commonDir }: Repository): ReadonlyMap<string, string> | null {
  try {
    const paths = new Map<string, string[]>();
    let count = 0;
    for (const dir of new Set([commonDir, gitDir])) {
      const refs = join(dir, "refs");
      const names = existsSync(refs) ? readdirSync(refs, { recursive: true, encoding: "utf8" }) : [];
      count += names.length;
      if (count > REF_FILES_MAX) return null;
      for (const name of names) {
        const folder = join("refs", name.split(sep, 1)[0] ?? "");
        const files = paths.get(folder) ?? [];
        files.push(join(refs, name));
        paths.set(folder, files);
      }
    }
    const ofFolders = [...paths].map(([folder, files]) => [folder, stampFiles(files)] as const);
    return new Map([[TABLES_KEY, stampTables({ gitDir, commonDir })], ...ofFolders]);
  } catch {
    return null; // A folder cannot be read: git reports what that means.
  }
}

/** Finds the first of these refs that exists; null if none does, undefined if only git knows. */
export async function firstRef(repository: Repository, names: readonly string[]): Promise<Oid | null | undefined> {
  const lines = await listAll(repository, names);
  if (lines === null) return undefined;
  const oids = new Map(lines.map((line) => [nameIn(line), line.slice(0, line.indexOf("\0"))]));
  const oid = names.map((name) => oids.get(name)).find((found) => found !== undefined);
  return oid === undefined ? null : ownOid(oid);
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
