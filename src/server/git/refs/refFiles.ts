import { join } from "node:path";
import { readSmallFile } from "../disk/readSmallFile.ts";
import { stampFiles } from "../disk/stampFiles.ts";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";

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
