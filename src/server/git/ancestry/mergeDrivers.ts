import { attributeValues, type AttributeMacros } from "../contents/attributeValues.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

/** One of git's own ways to merge a file's text: to keep the lines of both sides, or to leave the file to a person. */
export type MergeDriver = "union" | "binary";

const MERGE = "merge";
/** The macro that git has by itself. */
const MACROS: AttributeMacros = new Map([
  [
    "binary",
    [
      ["diff", false],
      ["merge", false],
      ["text", false],
    ],
  ],
]);

/**
 * Gives the paths that the .gitattributes of a commit want merged otherwise than line by line. A driver that the repository's
 * configuration would have to name is none of git's own, and is not here. Costs what `attributeValues` does.
 */
export async function mergeDrivers(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, MergeDriver>> {
  const found = await attributeValues(repository, commit, paths, { ...options, names: [MERGE], macros: MACROS });
  const drivers = new Map<string, MergeDriver>();
  for (const [path, values] of found) {
    const value = values.get(MERGE);
    if (value === "union") drivers.set(path, "union");
    if (value === false || value === "binary") drivers.set(path, "binary");
  }
  return drivers;
}
