import { isUtf8 } from "node:buffer";
import type { Int } from "grats";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_PATCH_BYTES } from "#contract/limits.ts";
import type { ChangedFile, ChangedFiles, DiffOptions as GitDiffOptions } from "#server/git/diffs/diffTree.ts";
import { type FilePatch, type PlacedPatch, READ_WITH_GIT } from "#server/git/patches/diffPatches.ts";
import { hunkKeys } from "#server/git/patches/hunkKeys.ts";
import { countLines } from "#server/git/patches/parsePatch.ts";

/** The reason why a file's patch is not available. @gqlType */
interface PatchFailure {
  /** The index of the file in `fileTable`. @gqlField */
  readonly fileIndex: Int;
  /** The error code: `TOO_LARGE`, `OBJECT_MISSING` and others. @gqlField */
  readonly code: string;
  /** The error message, with advice on what to do. @gqlField */
  readonly message: string;
}

/**
 * The beginning of a patch that is too large to be included: whole lines, with the line counts of the last hunk
 * adjusted.
 * @gqlType
 */
interface TruncatedPatch {
  /** The index of the file in `fileTable`. @gqlField */
  readonly fileIndex: Int;
  /** The beginning as a valid patch. @gqlField */
  readonly patch: string;
}

interface WholePatch {
  readonly fileIndex: number;
  readonly patch: Buffer;
}

/** Patches of some files of a change, in columns. @gqlType */
export class PatchBatch {
  readonly __typename = "PatchBatch" as const;
  readonly #files: ChangedFiles;
  readonly #whole: readonly WholePatch[];
  /** The files whose patch is not available. @gqlField */
  readonly failures: readonly PatchFailure[];
  /** The beginning of another file's patch; request the whole patch separately. @gqlField */
  readonly truncated: TruncatedPatch | null;

  /** `files` is the whole list of the change; `truncated` is the beginning of one more patch. */
  constructor(files: ChangedFiles, patches: readonly PlacedPatch[], truncated: WholePatch | null = null) {
    this.#files = files;
    const placed = patches.map(({ fileIndex, patch }) => ({ fileIndex, patch: sendable(patch) }));
    this.#whole = placed.flatMap(({ fileIndex, patch }) =>
      patch instanceof GalleyError ? [] : [{ fileIndex, patch }],
    );
    this.failures = placed.flatMap(({ fileIndex, patch }) =>
      patch instanceof GalleyError ? [{ fileIndex, code: patch.code, message: patch.message }] : [],
    );
    this.truncated = truncated && { ...truncated, patch: decodeBytes(truncated.patch) };
  }

  /** The indexes of the files in `fileTable`. @gqlField */
  fileIndexes(): readonly Int[] {
    return this.#whole.map(({ fileIndex }) => fileIndex);
  }

  /**
   * The unified diff of each file with headers, as printed by `git diff --full-index`: empty if there are only ignored
   * whitespace changes.
   * @gqlField
   */
  patches(): readonly string[] {
    return this.#whole.map(({ patch }) => decodeBytes(patch));
  }

  /**
   * The numbers of lines that each patch adds and removes: two numbers per file, -1 twice for a binary file.
   * @gqlField
   */
  lineCounts(): readonly Int[] {
    return this.#whole.flatMap(({ patch }) => countsOf(patch));
  }

  /**
   * The keys of each file's hunks, from top to bottom, separated by spaces. A hunk is marked as viewed by its key,
   * which is a hash of the file's path and the hunk's removed and added lines, so it survives a rebase that does not
   * change these lines. A file without hunks has one key, of its paths, modes and objects.
   * @gqlField
   */
  hunkKeys(): readonly string[] {
    return this.#whole.map((whole) => keysOf(this.#files, whole));
  }
}

/** JSON writes up to six bytes for one of a text that is no UTF-8, and nobody else is answered while it writes 100 MB. */
function sendable(patch: FilePatch): FilePatch {
  if (patch instanceof GalleyError || 6 * patch.length <= GIT_PATCH_BYTES || isUtf8(patch)) return patch;
  const escaped = patch.reduce((sum, byte) => (byte < 0x80 ? sum : sum + 1), 0);
  if (patch.length + 5 * escaped <= GIT_PATCH_BYTES) return patch;
  return new GalleyError("TOO_LARGE", "This patch is too large to send: much of it is not UTF-8.", READ_WITH_GIT);
}

/** Counts the lines that a patch adds and removes; -1 twice for a binary file. */
export function countsOf(patch: Buffer): readonly Int[] {
  const counts = countLines(patch);
  return counts === "binary" ? [-1, -1] : [counts.additions, counts.deletions];
}

function keysOf(files: readonly ChangedFile[], { fileIndex, patch }: WholePatch): string {
  const file = files[fileIndex];
  return file === undefined ? "" : hunkKeys(file, patch).join(" ");
}

/** Options for comparing contents. @gqlInput */
export interface DiffOptions {
  /** The whitespace changes to ignore. Defaults to `SHOW`. */
  readonly whitespace?: Whitespace | null;
  /**
   * The number of context lines, 0 to 999,999, which means the whole file. Defaults to 3. It does not affect line
   * counts.
   */
  readonly contextLines?: Int | null;
}

/**
 * The whitespace changes to ignore: none (`SHOW`), then each value more than the one before it: whitespace at the end
 * of lines (Git's `--ignore-space-at-eol`), changes in the amount of whitespace (`-b`), all whitespace (`-w`), and
 * blank lines too (`-w --ignore-blank-lines`). A file with only ignored changes stays in the list with an empty patch.
 * @gqlEnum
 */
export type Whitespace = "SHOW" | "IGNORE_AT_END" | "IGNORE_AMOUNT" | "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES";

export function readDiffOptions(options: DiffOptions | null | undefined): GitDiffOptions {
  return {
    whitespace: options?.whitespace ?? undefined,
    contextLines: options?.contextLines ?? undefined,
  };
}
