import { decodeBytes } from "#contract/byteText.ts";
import { GIT_DIFF_MS, RENAME_LIMIT } from "#contract/limits.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { changeStatus, type ChangeStatus } from "./changeStatus.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** What one parent of a merge has of a file, and what the merge did to that; without mode and object where it has none. */
export interface CombinedSide {
  readonly status: ChangeStatus;
  readonly path: string;
  readonly mode: string | null;
  readonly oid: Oid | null;
}

/** A file that a merge has otherwise than each of its parents. Without mode and object where the merge has none. */
export interface CombinedFile {
  /** Where it is, or was; as `byteText` carries it. */
  readonly path: string;
  readonly mode: string | null;
  readonly oid: Oid | null;
  /** One for each parent, in their order. */
  readonly sides: readonly CombinedSide[];
}

const NO_MODE = "000000";

/**
 * Lists the files that a merge has otherwise than each of its parents, renames found against each; none for a commit of one
 * parent. One walk over as many trees as there are parents, some 10 ms, plus what renames need.
 */
export async function combinedFiles(
  repository: Repository,
  commit: Oid,
  options: ReadOptions = {},
): Promise<readonly CombinedFile[]> {
  requireOids(commit);
  const form = ["-r", "-z", "-c", "--raw", "--combined-all-paths", "--no-commit-id", "--no-abbrev"];
  const args = ["diff-tree", ...form, "-M", `-l${RENAME_LIMIT}`, "--no-ext-diff", "--no-textconv", commit];
  const { stdout } = await readGit(repository, { ...options, where: "shadow", args, timeoutMs: GIT_DIFF_MS });
  return [...records(decodeBytes(stdout).split("\0").slice(0, -1))];
}

function* records(fields: readonly string[]): Generator<CombinedFile> {
  for (let at = 0; at < fields.length;) {
    const parents = /^:*/u.exec(fields[at] ?? "")?.[0].length ?? 0;
    if (parents < 2) return; // of a commit that is no merge git lists what it changed
    const words = (fields[at] ?? "").slice(parents).split(" ");
    const modeOf = words.slice(0, parents + 1).map((mode) => (mode === NO_MODE ? null : mode));
    const oidOf = words.slice(parents + 1, -1).map((oid) => (/^0+$/u.test(oid) ? null : oid));
    const letters = words.at(-1) ?? "";
    const sides = Array.from({ length: parents }, (_, parent) => ({
      status: changeStatus(letters[parent] ?? ""),
      path: fields[at + 1 + parent] ?? "",
      mode: modeOf[parent] ?? null,
      oid: oidOf[parent] ?? null,
    }));
    yield { path: fields[at + 1 + parents] ?? "", mode: modeOf[parents] ?? null, oid: oidOf[parents] ?? null, sides };
    at += parents + 2;
  }
}
