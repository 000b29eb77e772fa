import type { ChangedFile, ChangedFiles } from "#server/git/diffs/diffTree.ts";
import type { DiffOptions } from "#server/git/diffs/DiffOptions.ts";
import type { FileCounts } from "#server/git/diffs/numstat.ts";
import type { FileOrder } from "./FileOrder.ts";
import { generatedReason } from "./generatedReason.ts";
import { isTestPath } from "./isTestPath.ts";
import { orderTogether } from "./orderTogether.ts";
import type { RepositoryLoaders, Span } from "../request/Loaders.ts";
import { PatchBatch } from "./PatchBatch.ts";

/** So long the lines of all files are counted before their patches are given as git lists them. */
const COUNTING_MS = 400;
const NONE: FileCounts = { additions: 0, deletions: 0 };

/**
 * Reads the patches of the files that stand first in an order. To find those with most changed lines all are counted; where
 * that takes long, the first as git lists them; so where history does not tell what belongs together.
 */
export async function firstBatch(
  loaders: RepositoryLoaders,
  span: Span,
  options: DiffOptions,
  order: FileOrder,
): Promise<PatchBatch> {
  const files = await loaders.files(span);
  const counts = order === "SIZE" ? await inTime(loaders.counts(span, options)) : null;
  const together = order === "TOGETHER" ? await placesTogether(loaders, span, files) : null;
  const first =
    counts !== null
      ? bySize(files, counts)
      : together !== null
        ? together.flatMap((place) => files[place] ?? [])
        : await asListed(loaders, span, files, order);
  const { patches, beginning } = await loaders.firstPatches(span, options, first);
  return new PatchBatch(files, patches, { beginning, allCounts: counts, together });
}

/** Gives the places of the files in the order in which they belong together; null where history does not tell. */
async function placesTogether(
  loaders: RepositoryLoaders,
  span: Span,
  files: ChangedFiles,
): Promise<readonly number[] | null> {
  const commits = await loaders.changedTogether(span);
  if (commits.length === 0) return null;
  const paths = files.map((file) => file.newPath ?? file.oldPath ?? "");
  const places = new Map(paths.map((path, place) => [path, place]));
  return orderTogether(paths, commits)?.map((path) => places.get(path) ?? 0) ?? null;
}

async function asListed(loaders: RepositoryLoaders, span: Span, files: ChangedFiles, order: FileOrder) {
  if (order !== "LAST") return null;
  const marks = await loaders.generatedMarks(span);
  return inOrder(files, (path) => (generatedReason(path, marks.get(path)) !== null ? 2 : isTestPath(path) ? 1 : 0));
}

function bySize(files: ChangedFiles, counts: ReadonlyMap<string, FileCounts>): readonly ChangedFile[] {
  return inOrder(files, (path) => {
    const count = counts.get(path) ?? NONE;
    return count === "binary" || count === "unknown" ? 0 : -(count.additions + count.deletions);
  });
}

/** Puts the lightest first; those that weigh the same stay as they stand. */
function inOrder(files: ChangedFiles, weightOf: (path: string) => number): readonly ChangedFile[] {
  const weighed = files.map((file) => ({ file, weight: weightOf(file.newPath ?? file.oldPath ?? "") }));
  return weighed.toSorted((one, other) => one.weight - other.weight).map(({ file }) => file);
}

/** Gives what a promise brings within the time, else null. */
async function inTime<T>(promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), COUNTING_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    promise.catch(() => undefined); // Where it was late nobody waits for it; where not, the race has told already.
  }
}
