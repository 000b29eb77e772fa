import { statObjects } from "./catFile.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

/** What stands in for an object: a commit without parents and files, an empty folder, or empty contents. */
export type StandInKind = "commit" | "tree" | "blob";

/**
 * Tells of what kind an object is that cannot be read: by what git said of it, by its own first bytes where these are whole, or
 * else `fallback`. Reads no content.
 */
export async function standInKind(
  repository: Repository,
  oid: Oid,
  said: string,
  fallback: StandInKind,
  options: ReadOptions,
): Promise<StandInKind> {
  const [, expected] =
    new RegExp(`object ${oid} is a (commit|tree|blob), not a`, "iu").exec(said) ??
    new RegExp(`object ${oid} not a (commit|tree|blob)`, "iu").exec(said) ??
    new RegExp(`(commit|tree|blob) \\(?${oid}`, "iu").exec(said) ??
    [];
  const known = kindOf(expected?.toLowerCase());
  if (known !== null) return known;
  const [stat] = await statObjects(repository, [oid], options);
  return kindOf(stat?.type) ?? fallback;
}

function kindOf(word: string | undefined): StandInKind | null {
  return word === "commit" || word === "tree" || word === "blob" ? word : null;
}
