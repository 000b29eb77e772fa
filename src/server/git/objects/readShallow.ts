import { join } from "node:path";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readPlainFile } from "../disk/readPlainFile.ts";
import { statNow } from "../disk/statNow.ts";

const NONE: ReadonlySet<Oid> = new Set();

/**
 * Reads the commits at which a shallow repository's history was cut off; empty where it is whole. Read anew each time,
 * since a fetch can deepen a repository or make it shallow while it is open.
 */
export async function readShallow({ commonDir }: Pick<Repository, "commonDir">): Promise<ReadonlySet<Oid>> {
  const file = join(commonDir, "shallow");
  if (statNow(file) === null) return NONE; // as most are
  // Where it cannot be read git itself fails, and says so.
  const bytes = await readPlainFile(file).catch(() => null);
  return bytes === null ? NONE : new Set(bytes.toString("latin1").split("\n").filter(isOid));
}
