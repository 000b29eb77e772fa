import { join } from "node:path";
import { unlessMissing } from "../disk/fsErrors.ts";
import { readPlainFile, readSmallFile } from "../disk/readPlainFile.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { forEachRef, isKnownAbsent } from "./forEachRef.ts";

/**
 * Returns the ids of refs by full name; missing refs are absent. Follows git's order, in which a ref's file takes
 * precedence over packed refs: a ref with a file takes 0.03 ms, the others one reading of all refs; see `forEachRef`. Only
 * for refs that all work trees share.
 */
export async function readRefs(
  repository: Repository,
  names: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, Oid>> {
  const files = names.map((name) => [name, readRefFile(repository, repository.commonDir, name)] as const);
  const found = new Map(files.filter((file): file is [string, Oid] => file[1] !== null && file[1] !== "odd"));
  const patterns: string[] = [];
  for (const [name, oid] of files)
    if (!found.has(name) && (oid === "odd" || !(await isKnownAbsent(repository, name)))) patterns.push(name);
  for (const { name, oid } of await forEachRef(repository, { ...options, patterns }))
    if (patterns.includes(name)) found.set(name, oid);
  return found;
}

/** The largest accepted ref file. It contains an id or the name of another ref. */
const FILE_BYTES = 65_536;

/**
 * Reads the file of a ref in a git dir; null if it has none, "odd" if it is a symbolic ref, not a regular file or
 * cannot be read, in which case git has to be asked.
 */
export function readRefFile({ emptyTree }: Repository, gitDir: string, name: string): Oid | "odd" | null {
  const bytes = readSmallFile(join(gitDir, name), FILE_BYTES);
  if (bytes === null || bytes === "odd") return bytes;
  const text = bytes.toString("latin1").trim();
  return text.length === emptyTree.length && isOid(text) ? text : "odd";
}

/** A path of simple words, like nearly all branch and tag names; git allows more. */
const PLAIN = /^\w[\w+=,#%-]*(?:\.[\w+=,#%-]+)*(?:\/\w[\w+=,#%-]*(?:\.[\w+=,#%-]+)*)*$/u;
const LOCK = /\.lock(?:\/|$)/u;

/** Returns true if a name is certainly a valid ref name, and also a path that stays within a git dir. */
export function isPlainName(name: string): boolean {
  return PLAIN.test(name) && !LOCK.test(name);
}

/** The longest ref name in characters: git locks a ref by a file of its name, and paths are limited. */
export const REF_NAME_MAX = 4096;

const BRANCH = "refs/heads/";

/** A move of a ref; `before` is all zeros if it was created. */
interface LogEntry {
  readonly before: Oid;
  readonly after: Oid;
  /** In seconds since 1970. */
  readonly at: number;
  /** One character for each byte; empty if there is none. */
  readonly message: string;
}

/** A line of a reflog: both ids, the committer, the time, and after a tab the message. */
const LOG_LINE = /^([0-9a-f]{40,64}) ([0-9a-f]{40,64}) .*?> (\d+) [-+]\d{4}(?:\t(.*))?$/u;

/** Reads the reflog of a ref that all work trees share, the oldest move first; empty without one. Linear in the log. */
export async function readReflog({ commonDir }: Repository, ref: string): Promise<readonly LogEntry[]> {
  const log = await unlessMissing(readPlainFile(join(commonDir, "logs", ref), { follow: false }));
  const lines = log?.toString("latin1").split("\n") ?? [];
  return lines.flatMap((line) => {
    const [, before = "", after = "", at, message = ""] = LOG_LINE.exec(line) ?? [];
    return at === undefined ? [] : [{ before, after, at: Number(at), message }];
  });
}

/** Reads the reflog of a branch, given by its full name. */
export async function readBranchLog(repository: Repository, branch: string): Promise<readonly LogEntry[]> {
  return branch.startsWith(BRANCH) && !branch.split("/").includes("..") ? readReflog(repository, branch) : [];
}

/** Returns true if a branch once pointed to a commit and was moved away, according to its reflog. */
export async function hasLeft(repository: Repository, branch: string, oid: Oid): Promise<boolean> {
  return (await readBranchLog(repository, branch)).some(({ before }) => before === oid);
}
