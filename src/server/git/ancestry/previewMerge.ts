import { byteCache, type ByteCache } from "../byteCache.ts";
import { conflictsOf, type ConflictRecord } from "./conflictsOf.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { mergeBase } from "./mergeBase.ts";
import { isOid, requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { mergeDrivers, type MergeDriver } from "./mergeDrivers.ts";
import { parseMerge, type ParsedMerge } from "./parseMerge.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** What `git merge` would say. */
export interface MergeForecast {
  readonly isClean: boolean;
  readonly conflicts: readonly ConflictRecord[];
}

const AUTO_MERGING = "Auto-merging";
const CLEAN: MergeForecast = { isClean: true, conflicts: [] };
const CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 400;
const CONFLICT_BYTES = 160;

const known = new WeakMap<Repository, ByteCache<MergeForecast>>();

/**
 * Tells whether `theirs` merges into `ours` without a person's help, and which files do not, as `git merge` does where nothing
 * is configured: of .gitattributes those count that name git's own drivers, and no program of the repository runs. Null where
 * their histories share nothing, which git refuses to merge. Nothing is moved or written but the merged text, beside the repository. Grows with the files that
 * differ on both sides: 100 ms where there are thousands; remembered.
 */
export async function previewMerge(
  repository: Repository,
  ours: Oid,
  theirs: Oid,
  options: ReadOptions = {},
): Promise<MergeForecast | null> {
  const words = ["merge-tree", "--write-tree", "-z", "--messages", ...requireOids(ours, theirs)];
  const shared = await mergeBase(repository, ours, theirs, options);
  if (shared === null) return null;
  if (shared === ours || shared === theirs) return CLEAN;
  const cache = known.get(repository) ?? byteCache<MergeForecast>(CACHE_BYTES);
  known.set(repository, cache);
  const key = `${ours} ${theirs}`;
  const before = cache.get(key);
  if (before !== undefined) return before;

  const call = { ...options, where: "shadow", args: words, answers: [0, 1] } as const;
  const { code, stdout, stderr } = await readGit(repository, call);
  const merged = parseMerge(stdout);
  if (!isOid(merged.tree)) throw gitFailure(words, code, stderr);
  const drivers = await mergeDrivers(repository, ours, mergedTexts(merged), options);
  const conflicts = withDrivers(conflictsOf(merged, [ours, theirs]), drivers);
  const forecast = conflicts.length === 0 ? CLEAN : { isClean: false, conflicts };
  const bytes = forecast.conflicts.reduce((sum, { path }) => sum + CONFLICT_BYTES + 2 * path.length, ENTRY_BYTES);
  cache.set(key, forecast, bytes);
  return forecast;
}

/** The files of which both sides changed the text. */
function mergedTexts({ messages }: ParsedMerge): readonly string[] {
  return messages.flatMap(({ type, paths }) => (type === AUTO_MERGING ? paths : []));
}

/** Takes away what a union makes of conflicting lines, and adds what both sides changed of a file that is not to be merged. */
function withDrivers(
  conflicts: readonly ConflictRecord[],
  drivers: ReadonlyMap<string, MergeDriver>,
): readonly ConflictRecord[] {
  if (drivers.size === 0) return conflicts;
  const left = conflicts.flatMap(({ path, kinds }): ConflictRecord[] => {
    const driver = drivers.get(path);
    if (driver === undefined) return [{ path, kinds }];
    const others = kinds.filter((kind) => kind !== "CONTENT" && (driver === "binary" || kind !== "BOTH_ADDED"));
    if (driver === "binary") return [{ path, kinds: [...new Set([...others, "BINARY" as const])] }];
    return others.length === 0 ? [] : [{ path, kinds }];
  });
  const known = new Set(conflicts.map(({ path }) => path));
  const added = [...drivers].filter(([path, driver]) => driver === "binary" && !known.has(path));
  return [...left, ...added.map(([path]): ConflictRecord => ({ path, kinds: ["BINARY"] }))];
}
