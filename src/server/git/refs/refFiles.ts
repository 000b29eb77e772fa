import { join } from "node:path";
import { codeOf } from "../disk/codeOf.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import { stampFiles } from "../disk/stampFiles.ts";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";

/** Where git keeps all refs that have no file of their own; each is replaced as a whole, never changed. */
const TABLES: readonly string[] = ["packed-refs", "reftable/tables.list"];

/** An id, or the name of another ref. */
const FILE_BYTES = 65_536;

/** What stands where a ref's file would be if it is none: nothing, or the folder of longer names. */
const NO_FILE = ["ENOENT", "ENOTDIR", "EISDIR"];

/**
 * Reads a ref that has a file of its own in a git dir and stands for no other; null where it has none, "odd" where that is no
 * plain one or cannot be read, which git is asked about.
 */
export async function readRefFile(
  { emptyTree }: Repository,
  gitDir: string,
  name: string,
): Promise<Oid | "odd" | null> {
  try {
    const bytes = await readPlainFile(join(gitDir, name), { maxBytes: FILE_BYTES, follow: false });
    const text = bytes.toString("latin1").trim();
    return text.length === emptyTree.length && isOid(text) ? text : "odd";
  } catch (error) {
    return NO_FILE.includes(codeOf(error)) ? null : "odd";
  }
}

/** Says what the lists of refs without files are, by what changes whenever git replaces one. */
export async function stampRefTables({ commonDir }: Repository): Promise<string> {
  return stampFiles(TABLES.map((name) => join(commonDir, name)));
}
