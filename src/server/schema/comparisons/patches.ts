import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { COUNTING_MS, FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import type { GeneratedMark } from "#server/git/diffs/generatedFiles.ts";
import type { ChangedFile, ChangedFiles, DiffOptions as DiffOptionsInput } from "#server/git/diffs/diffTree.ts";
import type { FileCounts } from "#server/git/patches/numstat.ts";
import type { Context } from "../request/Context.ts";
import type { RepositoryLoaders, Span } from "../request/Loaders.ts";
import type { Comparison } from "./Comparison.ts";
import { generatedReason } from "./generatedReason.ts";
import { type DiffOptions, PatchBatch, PatchPiece, readDiffOptions } from "./PatchBatch.ts";

/**
 * The patches of the files at the given indexes of `fileTable`, 1 to 1,000, read with one diff: about 1 MiB of them in
 * git's order. Request those that are neither in the batch nor among its failures again; at least one is.
 * @gqlField
 */
export async function patches(
  comparison: Comparison,
  context: Context,
  fileIndexes: readonly Int[],
  options?: DiffOptions | null,
): Promise<PatchBatch> {
  if (fileIndexes.length > FILE_PAGE_SIZE_MAX)
    throw new GalleyError("BAD_INPUT", "At most 1,000 patches can be read at once.");
  const files = await comparison.changedFiles(context);
  const requested = [...new Set(fileIndexes)].map((fileIndex) => ({ fileIndex, file: fileAt(files, fileIndex) }));
  const loaders = context.loaders.of(comparison.served.git);
  return new PatchBatch(files, await loaders.patchesAt(comparison.span(), requested, readDiffOptions(options)));
}

/**
 * A piece, counted from 0, of a patch that is too large for one answer; `PatchBatch.firstPieces` has the first one.
 * @gqlField
 */
export async function patchPiece(
  comparison: Comparison,
  context: Context,
  fileIndex: Int,
  index: Int,
  options?: DiffOptions | null,
): Promise<PatchPiece> {
  const files = await comparison.changedFiles(context);
  const file = fileAt(files, fileIndex);
  const loaders = context.loaders.of(comparison.served.git);
  const patch = await loaders.largePatch(comparison.span(), fileIndex, file, readDiffOptions(options));
  return new PatchPiece(files, { fileIndex, patch }, index);
}

/** Returns the file at an index of a change's list. Fails with BAD_INPUT if there is none. */
export function fileAt(files: ChangedFiles, fileIndex: number): ChangedFile {
  const file = files[fileIndex];
  if (file === undefined)
    throw new GalleyError("BAD_INPUT", `The change has ${files.length} files; index ${fileIndex} does not exist.`);
  return file;
}

/**
 * The patches of the first files in an order, about a few screens; if the first one is larger, its beginning. Request
 * the remaining files separately.
 * @gqlField
 */
export async function firstPatches(
  comparison: Comparison,
  context: Context,
  options?: DiffOptions | null,
  order?: FileOrder | null,
): Promise<PatchBatch> {
  const loaders = context.loaders.of(comparison.served.git);
  return readFirstBatch(loaders, comparison.span(), readDiffOptions(options), order ?? "PATH");
}

/**
 * The order of the files of a change: Git's order (`PATH`), most changed lines first (`SIZE`), or Git's order with
 * tests and then generated files last (`LAST`).
 * @gqlEnum
 */
export type FileOrder = "PATH" | "SIZE" | "LAST";

const NONE: FileCounts = { additions: 0, deletions: 0 };

/**
 * Reads the patches of the first files in an order. SIZE counts the lines of all files; if that takes too long, git's
 * order is used.
 */
async function readFirstBatch(
  loaders: RepositoryLoaders,
  span: Span,
  options: DiffOptionsInput,
  order: FileOrder,
): Promise<PatchBatch> {
  const files = await loaders.files(span);
  const counts = order === "SIZE" ? await inTime(loaders.counts(span, options)) : null;
  let first: readonly ChangedFile[] | null = null;
  if (counts !== null) first = bySize(files, counts);
  else if (order === "LAST") first = inGroups(files, await loaders.generatedMarks(span));
  const { patches, truncated } = await loaders.firstPatches(span, options, first);
  return new PatchBatch(files, patches, { truncated, allCounts: counts });
}

function inGroups(files: ChangedFiles, marks: ReadonlyMap<string, GeneratedMark>): readonly ChangedFile[] {
  return inOrder(files, (path) => (generatedReason(path, marks.get(path)) !== null ? 3 : groupOfPath(path)));
}

function bySize(files: ChangedFiles, counts: ReadonlyMap<string, FileCounts>): readonly ChangedFile[] {
  return inOrder(files, (path) => {
    const count = counts.get(path) ?? NONE;
    return count === "binary" || count === "unknown" ? 0 : -(count.additions + count.deletions);
  });
}

/** Sorts by weight, the lightest first; the sort is stable. */
function inOrder(files: ChangedFiles, weightOf: (path: string) => number): readonly ChangedFile[] {
  const weighed = files.map((file) => ({ file, weight: weightOf(file.newPath ?? file.oldPath ?? "") }));
  return weighed.toSorted((one, other) => one.weight - other.weight).map(({ file }) => file);
}

/** Resolves to the promise's value, or to null after COUNTING_MS. */
async function inTime<T>(promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), COUNTING_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined); // A late error is ignored; the race has thrown an earlier one.
  }
}

const FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|testing|testdata|test-data|fixtures?|__fixtures__|__snapshots__|__mocks__|e2e)\//i;
const NAME =
  /(?:[._-](?:test|tests|spec|specs|e2e)\.[^/]+|(?:^|\/)test_[^/]+\.py|[a-z0-9](?:Test|Tests|Spec)\.\w+|\.snap)$/;

const DOCUMENT = /\.(?:mdx?|rst|adoc|txt|\d)$|(?:^|\/)(?:LICENSE|README|CHANGELOG)$/;

/** Returns 1 for paths of tests and their data, 2 for documents, 0 for others, by the rules of the browser (`diff/groups/`). */
export function groupOfPath(path: string): 0 | 1 | 2 {
  if (FOLDER.test(path) || NAME.test(path)) return 1;
  return DOCUMENT.test(path) ? 2 : 0;
}
