import { GIT_DIFF_MS, GIT_OUTPUT_BYTES, GIT_PATCH_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import type { CombinedFile } from "../diffs/combinedFiles.ts";
import { diffFlags } from "../diffs/diffFlags.ts";
import type { DiffOptions } from "../diffs/DiffOptions.ts";
import type { FilePatch } from "./diffPatches.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { patchSplitter } from "./patchSplitter.ts";
import { patchTooLarge } from "./patchTooLarge.ts";
import { quotedName } from "./quotedName.ts";
import { streamGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

export interface CombinedPatchesOptions extends ReadOptions, DiffOptions {
  /** Only hunks that take from no parent what stands there: what the merge itself decided. All hunks if absent. */
  readonly isCondensed?: boolean | undefined;
}

/**
 * Writes each file's combined diff as `git diff-tree -c -p --full-index --combined-all-paths` prints it, or with `--cc` where
 * it is to be condensed, in the order of `files`, which is all of `combinedFiles`' list for the merge. Empty where git has
 * nothing to show of a file. One process; costs a comparison of each file with each parent.
 */
export async function combinedPatches(
  repository: Repository,
  commit: Oid,
  files: readonly CombinedFile[],
  options: CombinedPatchesOptions = {},
): Promise<readonly FilePatch[]> {
  requireOids(commit);
  if (files.length === 0) return [];
  const { isCondensed = false, whitespace, algorithm, contextLines, ...rest } = options;
  const word = isCondensed ? "cc" : "combined";
  const found = new Map<string, FilePatch>();
  let total = 0;
  const splitter = patchSplitter(
    GIT_PATCH_BYTES,
    ({ bytes, isCut }) => {
      total += bytes.length;
      found.set(headIn(bytes), isCut || total > GIT_OUTPUT_BYTES ? patchTooLarge() : bytes);
    },
    `\ndiff --${word} `,
  );
  const form = ["-r", isCondensed ? "--cc" : "-c", "-p", "--full-index", "--combined-all-paths", "--no-commit-id"];
  const flags = ["--no-color", "--no-ext-diff", "--no-textconv", "-M", `-l${RENAME_LIMIT}`];
  const args = ["diff-tree", ...form, ...flags, ...diffFlags({ whitespace, algorithm, contextLines }), commit];
  const call = { ...rest, where: "shadow", args, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity } as const;
  await streamGit(repository, call, (bytes) => splitter.push(bytes));
  splitter.end();
  return files.map((file) => found.get(headOf(file, word)) ?? Buffer.alloc(0));
}

/** Gives a patch's first two lines, which name the file and all its objects. */
function headIn(patch: Buffer): string {
  return patch.toString("latin1", 0, patch.indexOf("\n", patch.indexOf("\n") + 1) + 1);
}

function headOf({ path, oid, sides }: CombinedFile, word: string): string {
  const known = oid ?? sides.find((side) => side.oid !== null)?.oid ?? "";
  const none = "0".repeat(known.length);
  const olds = sides.map((side) => side.oid ?? none).join(",");
  return `diff --${word} ${quotedName(path)}\nindex ${olds}..${oid ?? none}\n`;
}
