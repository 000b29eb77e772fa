import { decodeBytes } from "#contract/byteText.ts";
import { GIT_DIFF_MS, GIT_LIST_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import { diffFlags } from "./diffFlags.ts";
import type { DiffOptions } from "./DiffOptions.ts";
import { requireOids, type Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";
import { readGit } from "./readGit.ts";
import type { ReadOptions } from "./readOptions.ts";
import { requireRepository } from "./repositoryGone.ts";
import { repositoryState } from "./repositoryState.ts";
import { withinFiles } from "./withinFiles.ts";

/** Lines added and removed in one file; a binary file has none. */
export type FileCounts = { readonly additions: number; readonly deletions: number } | "binary";

/** How many lines are shown around a change does not count. */
export type NumstatOptions = ReadOptions & Omit<DiffOptions, "contextLines">;

const RECORD_BYTES = 200;

function parseNumstat(stdout: Buffer): Map<string, FileCounts> {
  const counts = new Map<string, FileCounts>();
  const fields = decodeBytes(stdout).split("\0").values();
  for (const field of fields) {
    const [, additions, deletions, path = ""] = /^(\d+|-)\t(\d+|-)\t(.*)$/su.exec(field) ?? [];
    if (additions === undefined || deletions === undefined) continue; // the end
    let name = path;
    if (path === "") {
      fields.next(); // the old name of a rename
      name = fields.next().value ?? "";
    }
    counts.set(name, additions === "-" ? "binary" : { additions: Number(additions), deletions: Number(deletions) });
  }
  return counts;
}

/**
 * Counts the lines added and removed in each file between two trees, by its new path, or its old one if it is deleted.
 * A file that differs by ignored white space alone may be absent. Has to compare all contents: 7 to 11 times as dear as
 * `diffTree`. Cached by the pair and the way of comparing.
 */
export async function numstat(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: NumstatOptions = {},
): Promise<ReadonlyMap<string, FileCounts>> {
  requireOids(oldTree, newTree);
  const { whitespace, algorithm, ...rest } = options;
  const ways = diffFlags({ whitespace, algorithm });
  const { counts } = repositoryState(repository);
  const key = `${oldTree} ${newTree} ${ways.join(" ")}`;
  const known = counts.get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const flags = ["-M", `-l${RENAME_LIMIT}`, "--no-ext-diff", "--no-textconv", ...ways];
  const args = ["diff-tree", "-r", "-z", "--numstat", ...flags, oldTree, newTree];
  const call = { ...rest, where: "shadow", args, timeoutMs: GIT_DIFF_MS, maxBytes: GIT_LIST_BYTES } as const;
  const count = (reading: ReadOptions) => readGit(repository, { ...call, ...reading });
  const { stdout } = await withinFiles(repository, oldTree, newTree, rest, count);
  const parsed = parseNumstat(stdout);
  counts.set(key, parsed, RECORD_BYTES * parsed.size + 2 * stdout.length);
  return parsed;
}
