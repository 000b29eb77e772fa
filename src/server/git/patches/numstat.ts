import { decodeBytes } from "#contract/byteText.ts";
import { COUNTS_CACHE_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import { diffFlags, type DiffOptions, diffTree, readDiff } from "../diffs/diffTree.ts";
import { forEachYielding } from "../eventLoop.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import type { KnownCounts } from "./parsePatch.ts";
import { manyObjects } from "../processes/gitEnvironment.ts";
import { requireRepository } from "../processes/readGit.ts";
import { repositoryCache } from "../byteCache.ts";

const countCache = repositoryCache<ReadonlyMap<string, FileCounts>>(COUNTS_CACHE_BYTES);

/** The same, or "unknown" if the contents are missing or damaged. */
export type FileCounts = KnownCounts | "unknown";

const RECORD_BYTES = 200;

async function parseNumstat(stdout: Buffer): Promise<Map<string, FileCounts>> {
  const counts = new Map<string, FileCounts>();
  const fields = decodeBytes(stdout).split("\0").values();
  await forEachYielding(fields, (field) => {
    const [, additions, deletions, path = ""] = /^(\d+|-)\t(\d+|-)\t(.*)$/su.exec(field) ?? [];
    if (additions === undefined || deletions === undefined) return;
    let name = path;
    if (path === "") {
      fields.next(); // the old name of a rename
      name = fields.next().value ?? "";
    }
    counts.set(name, additions === "-" ? "binary" : { additions: Number(additions), deletions: Number(deletions) });
  });
  return counts;
}

/**
 * Counts the lines added and removed in each file between two trees, by its new path, or its old one if it is deleted.
 * A file with only ignored whitespace changes may be absent. Compares all contents: 7 to 11 times as expensive as
 * `diffTree`. Cached by the pair and the options, if all contents could be read.
 */
export async function numstat(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: ReadOptions & Omit<DiffOptions, "contextLines"> = {},
): Promise<ReadonlyMap<string, FileCounts>> {
  requireOids(oldTree, newTree);
  const { whitespace, ...rest } = options;
  const ways = diffFlags({ whitespace });
  const counts = countCache(repository);
  const key = `${oldTree} ${newTree} ${ways.join(" ")}`;
  const known = counts.get(key);
  if (known !== undefined) return requireRepository(repository).then(() => known);
  const flags = ["--numstat", `-l${RENAME_LIMIT}`, ...ways];
  const { result, unreadable } = await readDiff(repository, oldTree, newTree, flags, { ...rest, env: manyObjects });
  const parsed = await parseNumstat(result.stdout);
  if (unreadable.size > 0) {
    for (const file of await diffTree(repository, oldTree, newTree, rest)) {
      const isKnown = [file.oldOid, file.newOid].every((oid) => oid === null || !unreadable.has(oid));
      if (!isKnown) parsed.set(file.newPath ?? file.oldPath ?? "", "unknown");
    }
  } else counts.set(key, parsed, RECORD_BYTES * parsed.size + 2 * result.stdout.length);
  return parsed;
}
