import { stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../disk/codeOf.ts";
import { forEachRef } from "./forEachRef.ts";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";

/** Where git keeps all refs that have no file of their own; each is replaced as a whole, never changed. */
const TABLES: readonly string[] = ["packed-refs", "reftable/tables.list"];

/** What git found of refs without a file of their own, null for those that were not there, and the tables that it read. */
interface Listed {
  readonly tables: string;
  readonly refs: ReadonlyMap<string, Oid | null>;
}

const listedOf = new WeakMap<Repository, Listed>();

/** An id, or the name of another ref. */
const FILE_BYTES = 65_536;

/** What stands where a ref's file would be if it is none: nothing, or the folder of longer names. */
const NO_FILE = ["ENOENT", "ENOTDIR", "EISDIR"];

/**
 * Reads a ref that has a file of its own and stands for no other; null where it has none, "odd" where that is no plain one or
 * cannot be read, which git is asked about.
 */
async function readFileOf({ commonDir, emptyTree }: Repository, name: string): Promise<Oid | "odd" | null> {
  try {
    const bytes = await readPlainFile(join(commonDir, name), { maxBytes: FILE_BYTES, follow: false });
    const text = bytes.toString("latin1").trim();
    return text.length === emptyTree.length && isOid(text) ? text : "odd";
  } catch (error) {
    return NO_FILE.includes(codeOf(error)) ? null : "odd";
  }
}

/** Says what the tables are by what changes whenever git replaces one. */
async function stampTables({ commonDir }: Repository): Promise<string> {
  const stamps = TABLES.map((name) =>
    stat(join(commonDir, name), { bigint: true }).then(
      ({ ino, mtimeNs, ctimeNs, size }) => `${ino} ${mtimeNs} ${ctimeNs} ${size}`,
      () => "",
    ),
  );
  return (await Promise.all(stamps)).join("\n");
}

/**
 * Gives what refs hold, by full name, of those that there are. Git's own order: a ref's file goes before the list of packed
 * refs, so those that have one cost 0.1 ms; for the others git is asked, which takes a process, but once as long as that list
 * is the same. For refs that all work trees share.
 */
export async function readRefs(
  repository: Repository,
  names: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, Oid>> {
  const found = new Map<string, Oid>();
  const files = await Promise.all(names.map((name) => readFileOf(repository, name)));
  const tables = await stampTables(repository); // after the files: one that was packed went into the table before its file went
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
  const now = await Promise.all(others.map((name) => readFileOf(repository, name)));
  if ((await stampTables(repository)) !== tables) return found;
  const fromTables = others.filter((_, index) => now[index] === null);
  listedOf.set(repository, {
    tables,
    refs: new Map([...listed, ...fromTables.map((name) => [name, found.get(name) ?? null] as const)]),
  });
  return found;
}
