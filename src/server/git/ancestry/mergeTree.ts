import { decodeBytes } from "#contract/byteText.ts";
import { GIT_DIFF_MS, RENAME_LIMIT } from "#contract/limits.ts";
import { byteCache, type ByteCache } from "../byteCache.ts";
import { type AttributeMacros, attributeValues } from "../contents/attributes.ts";
import { isOid, type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { readGit } from "../readGit.ts";
import { mergeBase } from "./mergeBase.ts";
import { type ConflictRecord, conflictsOf, type ParsedMerge, parseMerge } from "./mergeConflicts.ts";

/** What comes of joining two commits. */
export interface MergedTree {
  /** The tree, in our own objects; a text that conflicts stands in it with both sides between git's marks. */
  readonly tree: Oid;
  /** The files that conflict, in git's order; paths as `byteText` carries them. */
  readonly conflicts: readonly string[];
}

/** A file that was added stays where it was added: whole folders are not taken to have moved. */
const SETTINGS = [
  "merge.directoryRenames=false",
  "merge.renames=true",
  `merge.renameLimit=${RENAME_LIMIT}`,
  "merge.conflictStyle=merge",
  "merge.renormalize=false",
].flatMap((setting) => ["-c", setting]);

/**
 * Joins two commits as `git merge` does, without a work tree, an index or a ref; what is new is written beside the
 * repository. Grows with the files that differ on both sides: 100 ms where there are thousands. Fails as OBJECT_MISSING.
 */
export async function mergeTree(
  repository: Repository,
  ours: Oid,
  theirs: Oid,
  options: ReadOptions = {},
): Promise<MergedTree> {
  const words = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", "--allow-unrelated-histories"];
  const args = [...SETTINGS, ...words, ...requireOids(ours, theirs)];
  const call = { ...options, where: "shadow", args, answers: [0, 1], timeoutMs: GIT_DIFF_MS } as const;
  const { code, stdout, stderr } = await readGit(repository, call);
  const [tree = "", ...paths] = decodeBytes(stdout).split("\0");
  if (!isOid(tree)) throw gitFailure(args, code, stderr);
  return { tree, conflicts: paths.filter((path) => path !== "") };
}

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

/** One of git's own ways to merge a file's text: to keep the lines of both sides, or to leave the file to a person. */
type MergeDriver = "union" | "binary";

const MERGE = "merge";
/** The macro that git has by itself. */
const MACROS: AttributeMacros = new Map([
  [
    "binary",
    [
      ["diff", false],
      ["merge", false],
      ["text", false],
    ],
  ],
]);

/**
 * Gives the paths that the .gitattributes of a commit want merged otherwise than line by line. A driver that the repository's
 * configuration would have to name is none of git's own, and is not here. Costs what `attributeValues` does.
 */
async function mergeDrivers(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, MergeDriver>> {
  const found = await attributeValues(repository, commit, paths, { ...options, names: [MERGE], macros: MACROS });
  const drivers = new Map<string, MergeDriver>();
  for (const [path, values] of found) {
    const value = values.get(MERGE);
    if (value === "union") drivers.set(path, "union");
    if (value === false || value === "binary") drivers.set(path, "binary");
  }
  return drivers;
}
