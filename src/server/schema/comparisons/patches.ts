import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import type { GeneratedMark } from "#server/git/diffs/generatedFiles.ts";
import type { ChangedFile, ChangedFiles } from "#server/git/diffs/diffTree.ts";
import type { Context } from "../request/Context.ts";
import type { Comparison } from "./Comparison.ts";
import { generatedReason } from "./generatedReason.ts";
import { type DiffOptions, PatchBatch, readDiffOptions } from "./PatchBatch.ts";

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
  const span = comparison.span();
  const files = await loaders.files(span);
  const first = order === "LAST" ? inGroups(files, await loaders.generatedMarks(span)) : null;
  const { patches, truncated } = await loaders.firstPatches(span, readDiffOptions(options), first);
  return new PatchBatch(files, patches, truncated);
}

/**
 * The order of the files of a change: Git's order (`PATH`), or Git's order with tests and then generated files last
 * (`LAST`).
 * @gqlEnum
 */
export type FileOrder = "PATH" | "LAST";

/** Sorts by group; the sort is stable. */
function inGroups(files: ChangedFiles, marks: ReadonlyMap<string, GeneratedMark>): readonly ChangedFile[] {
  const grouped = files.map((file) => {
    const path = file.newPath ?? file.oldPath ?? "";
    return { file, group: generatedReason(path, marks.get(path)) !== null ? 3 : groupOfPath(path) };
  });
  return grouped.toSorted((one, other) => one.group - other.group).map(({ file }) => file);
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
