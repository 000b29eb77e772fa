import { GalleyError, type ErrorCode } from "#contract/errors.ts";
import { decodeBytes } from "#contract/byteText.ts";
import { inTurns } from "../inTurns.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { peelOids } from "./peelOids.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { refsByDate } from "./refsByDate.ts";
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
