import type { ID, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import type { DiffOptions as DiffOptionsInput } from "#server/git/diffs/diffOptions.ts";
import type { ChangedFile, ChangedFiles } from "#server/git/diffs/diffTree.ts";
import type { FileCounts } from "#server/git/diffs/numstat.ts";
import { fromGlobalId } from "../globalId.ts";
import { StreamRest } from "../incrementalDelivery.ts";
import type { Context } from "../request/Context.ts";
import type { RepositoryLoaders, Span } from "../request/Loaders.ts";
import { Comparison } from "./Comparison.ts";
import { type DiffOptions, readDiffOptions } from "./DiffOptions.ts";
import { generatedReason } from "./generatedReason.ts";
import { PatchBatch } from "./PatchBatch.ts";

/**
 * The patches of the files at some places of the `fileTable`, 1 to 1,000, read by one diff.
 * @gqlField
 */
export async function patches(
  comparison: Comparison,
  context: Context,
  places: readonly Int[],
  options?: DiffOptions | null,
): Promise<PatchBatch> {
  if (places.length > FILE_PAGE_SIZE_MAX) throw new GalleyError("BAD_INPUT", "At most 1,000 patches are read at once.");
  const files = await comparison.changedFiles(context);
  const asked = [...new Set(places)].map((place) => ({ place, file: fileAt(files, place) }));
  const loaders = context.loaders.of(comparison.served.git);
  return new PatchBatch(files, await loaders.patchesAt(comparison.span(), asked, readDiffOptions(options)));
}

/**
 * The patches of all files of a comparison from one place of its `fileTable` on, read by one diff: in the table's order, but
 * for those of renamed files, which come when they are found. The next batch is read when one has been sent, so however
 * large the change is, it takes as much memory as a batch.
 * @gqlSubscriptionField
 */
export async function* patchBatches(
  context: Context,
  comparison: ID,
  from: Int,
  options?: DiffOptions | null,
): AsyncIterable<PatchBatch> {
  const { type, names } = fromGlobalId(comparison);
  if (type !== "Comparison") throw new GalleyError("BAD_INPUT", "The id is not one of a comparison.");
  const found = await Comparison.byId(context, names);
  const files = await found.changedFiles(context);
  fileAt(files, from);
  const rest = new StreamRest();
  const loaders = context.loaders.of(found.served.git);
  for await (const batch of loaders.streamPatches(found.span(), from, readDiffOptions(options))) {
    yield* PatchBatch.inPieces(files, batch);
    await rest.turn(context.signal);
  }
}

/** Gives the file at a place of a change's list. Fails as BAD_INPUT where there is none. */
export function fileAt(files: ChangedFiles, place: number): ChangedFile {
  const file = files[place];
  if (file === undefined) throw new GalleyError("BAD_INPUT", `The change has ${files.length} files, none at ${place}.`);
  return file;
}

/**
 * The patches of the files that stand first in an order, as much as a few screens show; where the first is larger, its
 * beginning. What is not among them is to be asked for.
 * @gqlField
 */
export async function firstPatches(
  comparison: Comparison,
  context: Context,
  options?: DiffOptions | null,
  order?: FileOrder | null,
): Promise<PatchBatch> {
  const loaders = context.loaders.of(comparison.served.git);
  return firstBatch(loaders, comparison.span(), readDiffOptions(options), order ?? "PATH");
}

/**
 * In which order one reads the files of a change: as git lists them (`PATH`), those with most changed lines first (`SIZE`),
 * as git lists them with tests and then generated files last (`LAST`), or those next to one another that commits changed together
 * (`TOGETHER`).
 * @gqlEnum
 */
export type FileOrder = "PATH" | "SIZE" | "LAST" | "TOGETHER";

/** So long the lines of all files are counted before their patches are given as git lists them. */
const COUNTING_MS = 400;
const NONE: FileCounts = { additions: 0, deletions: 0 };

/**
 * Reads the patches of the files that stand first in an order. To find those with most changed lines all are counted; where
 * that takes long, the first as git lists them; so where history does not tell what belongs together.
 */
async function firstBatch(
  loaders: RepositoryLoaders,
  span: Span,
  options: DiffOptionsInput,
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

/** A change of more files stays as git lists it: putting it in order costs its square. */
const PATHS_MAX = 1000;

/**
 * Puts the paths of a change so that those stand next to one another that commits changed together: from the first one on always the
 * one that was changed most with those just before it, and where there is none the next that git lists. A commit says the more
 * of two files the fewer it changed. Null where there are too many. Costs the square of the paths.
 */
export function orderTogether(
  paths: readonly string[],
  commits: readonly (readonly string[])[],
): readonly string[] | null {
  if (paths.length > PATHS_MAX) return null;
  const bonds = bondsOf(new Set(paths), commits);
  const left = new Set(paths);
  const ordered: string[] = [];
  /** How near what is left is to what stands already; what was put last counts most. */
  let nearness = new Map<string, number>();
  for (let [next] = left; next !== undefined; next = nearest(left, nearness)) {
    left.delete(next);
    ordered.push(next);
    const faded = new Map([...nearness].map(([path, weight]) => [path, weight / 2]));
    for (const [path, weight] of bonds.get(next) ?? []) faded.set(path, (faded.get(path) ?? 0) + weight);
    nearness = faded;
  }
  return ordered;
}

type Bonds = ReadonlyMap<string, ReadonlyMap<string, number>>;

function bondsOf(paths: ReadonlySet<string>, commits: readonly (readonly string[])[]): Bonds {
  const bonds = new Map<string, Map<string, number>>();
  for (const changed of commits) {
    const known = changed.filter((path) => paths.has(path));
    for (const one of known) {
      const ofOne = bonds.get(one) ?? new Map<string, number>();
      bonds.set(one, ofOne);
      for (const other of known) {
        if (other !== one) ofOne.set(other, (ofOne.get(other) ?? 0) + 1 / (changed.length - 1));
      }
    }
  }
  return bonds;
}

/** Gives what is nearest of what is left; the first of it where nothing is near, undefined where nothing is left. */
function nearest(left: ReadonlySet<string>, nearness: ReadonlyMap<string, number>): string | undefined {
  let [found] = left;
  let most = 0;
  for (const path of left) {
    const weight = nearness.get(path) ?? 0;
    if (weight > most) [found, most] = [path, weight];
  }
  return found;
}

const FOLDER =
  /(?:^|\/)(?:tests?|__tests__|specs?|testing|testdata|test-data|fixtures?|__fixtures__|__snapshots__|__mocks__|e2e)\//i;
const NAME =
  /(?:[._-](?:test|tests|spec|specs|e2e)\.[^/]+|(?:^|\/)test_[^/]+\.py|[a-z0-9](?:Test|Tests|Spec)\.\w+|\.snap)$/;

/** Tells whether a path is one of a test or of what tests read, as the reader in the browser tells it (`diff/isTestFile.ts`). */
export function isTestPath(path: string): boolean {
  return FOLDER.test(path) || NAME.test(path);
}
