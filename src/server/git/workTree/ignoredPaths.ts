import { decodeBytes } from "#contract/byteText.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readWorkTree } from "./readWorkTree.ts";

/**
 * Finds which of some paths git ignores, tracked ones never; a path that is gone is not found, nor one that is not UTF-8. Folders
 * that are ignored, among them or below them, end with a slash. One process, which reads no folder that leads to none of them.
 */
export async function ignoredPaths(
  repository: Repository,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlySet<string>> {
  const named = paths.filter((path) => path !== "" && !/[\uDC80-\uDCFF]/u.test(path));
  if (named.length === 0) return new Set();
  const flags = ["--others", "--ignored", "--directory"];
  const stdout = await readWorkTree(repository, flags, { ...options, paths: named });
  return new Set(decodeBytes(stdout).split("\0").slice(0, -1));
}
