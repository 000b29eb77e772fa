import { decodeBytes } from "#contract/byteText.ts";
import { type ErrorCode, GalleyError } from "#contract/errors.ts";
import { inTurns } from "../eventLoop.ts";
import { readObjects, statObjects } from "../objects/catFile.ts";
import { readCommits } from "../objects/readCommits.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import { repositoryState } from "../repositoryState.ts";

export interface RefRecord {
  /** The full name, e.g. `refs/heads/main`. */
  readonly name: string;
  /** What the ref holds: a commit, or the tag object of an annotated tag. */
  readonly oid: Oid;
  /** The commit it leads to; null if it leads to none, or to one that is missing. */
  readonly commit: Oid | null;
  /** The ref that this one stands for, e.g. `refs/remotes/origin/main` of `refs/remotes/origin/HEAD`. */
  readonly symref: string | null;
}

export interface ForEachRefOptions extends ReadOptions {
  /** Full names, prefixes that end at a slash, or globs, each beginning with `refs/`. */
  readonly patterns: readonly string[];
  /** `-committerdate` is newest first and has to read every commit; `name` if absent. */
  readonly sort?: "name" | "-committerdate" | undefined;
  readonly count?: number | undefined;
}

/** How it fails where a ref leads to what is missing, damaged or of another kind than it says. */
const UNSORTED: ReadonlySet<ErrorCode> = new Set(["OBJECT_MISSING", "INTERNAL"]);

/** What a record takes beside the text that its strings are parts of. */
const RECORD_BYTES = 160;

/** Format and parser in one: the fields, separated by NUL, one ref a line (a name holds no newline). */
const FIELDS = ["%(objectname)", "%(refname)", "%(symref)"] as const;

/**
 * Lists refs. Linear in their number: git reads 52,000 in some 70 ms; what each leads to is looked up in one go (10 µs
 * each) and kept, and a list that has not changed since is not taken apart again. A long one keeps nobody else waiting. Broken
 * refs are left out, as git does.
 */
export async function forEachRef(repository: Repository, options: ForEachRefOptions): Promise<readonly RefRecord[]> {
  const { patterns, sort = "name", count, ...rest } = options;
  if (!patterns.every((pattern) => pattern.startsWith("refs/") && !pattern.includes("\0"))) {
    throw new GalleyError("BAD_INPUT", "A pattern for refs begins with `refs/`.");
  }
  if (patterns.length === 0) return [];
  const order = sort === "name" ? "refname" : sort;
  const args = ["for-each-ref", `--format=${FIELDS.join("%00")}`, `--sort=${order}`];
  if (count !== undefined) args.push(`--count=${Math.max(1, Math.trunc(count))}`);
  args.push(...patterns);
  const output = await readGit(repository, { ...rest, where: "real", args }).catch((error: unknown) => {
    // To sort by date git reads what each ref leads to, and gives up at the first that it cannot.
    if (sort !== "name" && error instanceof GalleyError && UNSORTED.has(error.code)) return null;
    throw error;
  });
  if (output === null) {
    const sorted = await refsByDate(repository, await forEachRef(repository, { ...rest, patterns }), rest);
    return count === undefined ? sorted : sorted.slice(0, Math.max(1, Math.trunc(count)));
  }
  const { stdout } = output;
  const { refs, peeled } = repositoryState(repository);
  const key = args.join("\0");
  const last = refs.get(key);
  if (last?.stdout.equals(stdout)) return last.records;
  const lines = decodeBytes(stdout).split("\n");
  const rows: Omit<RefRecord, "commit">[] = [];
  await inTurns(lines, (line) => {
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
  await inTurns(rows, (row) => {
    const known = peeled.get(row.oid); // somebody else may have found it since
    const commit = commits.get(row.oid) ?? known ?? null;
    // What is missing may still come; a tag of a file leads to no commit for good.
    isWhole &&= commit !== null || known === null;
    records.push({ ...row, commit });
  });
  if (isWhole) refs.set(key, { stdout, records }, 3 * stdout.length + RECORD_BYTES * records.length);
  return records;
}

/** Commits that are read in one go. */
const BATCH = 1000;

/**
 * Sorts refs by the date of the commits that they lead to, the newest first; those that lead to none that can be read come
 * last, and refs of one date stay in their order. Reads each of these commits, 0.1 ms each: for where git itself cannot sort.
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

/** What an id and where it leads to take in the cache. */
const ENTRY_BYTES = 240;
/** Tags of tags of tags: more than this many in a row is nothing that somebody made to be read. */
const DEPTH_MAX = 8;

/**
 * Follows ids through tags to the commits they stand for; null where the object is missing or is no commit in the end.
 * Cached, since an id always leads to the same place. The first time costs about 10 µs an id, without a process each.
 */
export async function peelOids(
  repository: Repository,
  oids: readonly Oid[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<Oid, Oid | null>> {
  const { peeled } = repositoryState(repository);
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
      if (stat) peeled.set(start, commit, ENTRY_BYTES); // what is missing may still come
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

/** Format and parser in one: the fields, separated by NUL, one branch a line (a name holds no newline). */
const UPSTREAMS_FIELDS = ["%(refname)", "%(upstream)"] as const;

/**
 * Gives the full name of each branch's upstream by that of the branch, as the configuration has it, whether it is there or
 * gone. Branches without one are absent. One process; linear in the branches. Fails as OBJECT_MISSING where the configuration
 * of a remote is damaged.
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
