import { decodeBytes } from "#contract/byteText.ts";
import { GIT_DIFF_MS, RENAME_LIMIT } from "#contract/limits.ts";
import type { WhitespaceMode } from "#contract/whitespaceWord.ts";
import { requireOids, type Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";
import { readGit } from "./readGit.ts";
import type { ReadOptions } from "./readOptions.ts";
import { requireRepository } from "./repositoryGone.ts";
import { repositoryState } from "./repositoryState.ts";
import { whitespaceFlags } from "./whitespaceFlags.ts";

/** Lines added and removed in one file; a binary file has none. */
export type FileCounts = { readonly additions: number; readonly deletions: number } | "binary";

export interface NumstatOptions extends ReadOptions {
  /** Which white space is left out of account; none if absent. */
  readonly whitespace?: WhitespaceMode | undefined;
}

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
 * `diffTree`. Cached by the pair and the mode.
 */
export async function numstat(
  repository: Repository,
  oldTree: Oid,
  newTree: Oid,
  options: NumstatOptions = {},
): Promise<ReadonlyMap<string, FileCounts>> {
  requireOids(oldTree, newTree);
  const { whitespace = "SHOW", ...rest } = options;
  const { counts } = repositoryState(repository);
  const key = `${oldTree} ${newTree} ${whitespace}`;
  const known = counts.get(key);
  if (known !== undefined) {
    await requireRepository(repository);
    return known;
  }
  const flags = ["-M", `-l${RENAME_LIMIT}`, "--no-ext-diff", "--no-textconv", ...whitespaceFlags(whitespace)];
  const args = ["diff-tree", "-r", "-z", "--numstat", ...flags, oldTree, newTree];
  const call = { ...rest, where: "shadow", args, timeoutMs: GIT_DIFF_MS } as const;
  const { stdout } = await readGit(repository, call);
  const parsed = parseNumstat(stdout);
  counts.set(key, parsed, RECORD_BYTES * parsed.size + 2 * stdout.length);
  return parsed;
}
