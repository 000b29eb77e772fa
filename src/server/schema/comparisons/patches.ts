import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import type { ChangedFile, ChangedFiles } from "#server/git/diffs/diffTree.ts";
import { sortByImports } from "#server/git/groups/importOrder.ts";
import type { Context } from "../request/Context.ts";
import type { Comparison } from "./Comparison.ts";
import { kindOf, KINDS } from "./generatedReason.ts";
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
  const first = order === "LAST" || order === "IMPORTS" ? await inGroups(comparison, context, order) : null;
  const { patches, truncated } = await loaders.firstPatches(span, readDiffOptions(options), first);
  return new PatchBatch(files, patches, truncated);
}

/**
 * The order of the files of a change: Git's order (`PATH`), Git's order with tests, documents and then generated files
 * last (`LAST`), or these groups with files before those that they import (`IMPORTS`).
 * @gqlEnum
 */
export type FileOrder = "PATH" | "LAST" | "IMPORTS";

/**
 * The indexes of all files of `fileTable` in the order `IMPORTS`. Null for another `order`, for which the table is
 * enough.
 * @gqlField
 */
export async function importOrder(
  comparison: Comparison,
  context: Context,
  order?: FileOrder | null,
): Promise<readonly Int[] | null> {
  if (order !== "IMPORTS") return null;
  const files = await comparison.changedFiles(context);
  const ordered = await inGroups(comparison, context, order);
  const indexes = new Map(files.map((file, fileIndex) => [file, fileIndex]));
  return ordered.map((file) => indexes.get(file) ?? 0);
}

/** Sorts the files of a change by their kinds, and by imports among those of a kind. */
function inGroups(
  comparison: Comparison,
  context: Context,
  order: "LAST" | "IMPORTS",
): Promise<readonly ChangedFile[]> {
  const { git } = comparison.served;
  const [loaders, span] = [context.loaders.of(git), comparison.span()];
  return loaders.once(`files of ${span.from} ${span.to} ${order}`, async () => {
    const [files, marks] = await Promise.all([loaders.files(span), loaders.generatedMarks(span)]);
    const kinds = files.map((file) => kindOf(pathOf(file), marks.get(pathOf(file))));
    const groups = KINDS.map((kind) => files.filter((_, fileIndex) => kinds[fileIndex] === kind));
    if (order === "LAST") return groups.flat();
    const sorted = await Promise.all(groups.map((group) => sortByImports(git, group, { signal: context.signal })));
    return sorted.flat();
  });
}

const pathOf = (file: ChangedFile): string => file.newPath ?? file.oldPath ?? "";
