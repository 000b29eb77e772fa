import { join } from "node:path";
import { stampFiles } from "../disk/fileStat.ts";
import { unlessMissing } from "../disk/fsErrors.ts";
import { readPlainFile, readSmallFile } from "../disk/readPlainFile.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { forEachRef } from "./forEachRef.ts";

/** What git found of refs without a file of their own, null for those that were not there, and the tables that it read. */
interface Listed {
  readonly tables: string;
  readonly refs: ReadonlyMap<string, Oid | null>;
}

const listedOf = new WeakMap<Repository, Listed>();

/**
 * Gives what refs hold, by full name, of those that there are. Git's own order: a ref's file goes before the list of packed
 * refs, so those that have one cost 0.03 ms; for the others git is asked, which takes a process, but once as long as that list
 * is the same. For refs that all work trees share.
 */
export async function readRefs(
  repository: Repository,
  names: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, Oid>> {
  const found = new Map<string, Oid>();
  const files = names.map((name) => readRefFile(repository, repository.commonDir, name));
  const tables = stampRefTables(repository); // after the files: one that was packed went into the table before its file went
  const last = listedOf.get(repository);
  const listed = last?.tables === tables ? last.refs : new Map<string, Oid | null>();
  const others: string[] = [];
  for (const [index, file] of files.entries()) {
    const name = names[index] ?? "";
    const known = file ?? listed.get(name);
    if (known === "odd" || known === undefined) others.push(name);
    else if (known !== null) found.set(name, known);
  }
  if (others.length === 0) return found;
  const records = await forEachRef(repository, { ...options, patterns: others });
  for (const { name, oid } of records) if (others.includes(name)) found.set(name, oid);
  // One that got a file meanwhile does not have what git found from the tables.
  const now = others.map((name) => readRefFile(repository, repository.commonDir, name));
  if (stampRefTables(repository) !== tables) return found;
  const fromTables = others.filter((_, index) => now[index] === null);
  listedOf.set(repository, {
    tables,
    refs: new Map([...listed, ...fromTables.map((name) => [name, found.get(name) ?? null] as const)]),
  });
  return found;
}

/** Where git keeps all refs that have no file of their own; each is replaced as a whole, never changed. */
const TABLES: readonly string[] = ["packed-refs", "reftable/tables.list"];

/** An id, or the name of another ref. */
const FILE_BYTES = 65_536;

/**
 * Reads a ref that has a file of its own in a git dir and stands for no other; null where it has none, "odd" where that is no
 * plain one or cannot be read, which git is asked about.
 */
export function readRefFile({ emptyTree }: Repository, gitDir: string, name: string): Oid | "odd" | null {
  const bytes = readSmallFile(join(gitDir, name), FILE_BYTES);
  if (bytes === null || bytes === "odd") return bytes;
  const text = bytes.toString("latin1").trim();
  return text.length === emptyTree.length && isOid(text) ? text : "odd";
}

/** Says what the lists of refs without files are, by what changes whenever git replaces one. */
export function stampRefTables({ commonDir }: Repository): string {
  return stampFiles(TABLES.map((name) => join(commonDir, name)));
}

/** A path of words, as nearly all names of branches and tags are; git knows more. */
const PLAIN = /^\w[\w+=,#%-]*(?:\.[\w+=,#%-]+)*(?:\/\w[\w+=,#%-]*(?:\.[\w+=,#%-]+)*)*$/u;
const LOCK = /\.lock(?:\/|$)/u;

/** Tells whether a name can be nothing but that of a ref, or a file's below a git dir that stays within it. */
export function isPlainName(name: string): boolean {
  return PLAIN.test(name) && !LOCK.test(name);
}

/** How long the name of a ref can be, in characters: git locks a ref by a file of its name, and a path goes no further. */
export const REF_NAME_MAX = 4096;

const BRANCH = "refs/heads/";

/**
 * Tells whether a branch once stood at a commit here and was moved away from it since, as its reflog has it; where it has
 * none, it is not known and so not said. `branch` is the full name of one that exists. Linear in the log.
 */
export async function hasLeft({ commonDir }: Repository, branch: string, oid: Oid): Promise<boolean> {
  if (!branch.startsWith(BRANCH) || branch.split("/").includes("..")) return false;
  const log = await unlessMissing(readPlainFile(join(commonDir, "logs", branch), { follow: false }));
  return (
    log !== null &&
    log
      .toString("latin1")
      .split("\n")
      .some((line) => line.startsWith(`${oid} `))
  );
}
