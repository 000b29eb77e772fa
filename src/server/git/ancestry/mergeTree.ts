import { decodeBytes } from "#contract/byteText.ts";
import { fallback, GalleyError } from "#contract/errors.ts";
import { GIT_DIFF_MS, RENAME_LIMIT } from "#contract/limits.ts";
import { repositoryCache } from "../byteCache.ts";
import { checkAttr } from "../contents/checkAttr.ts";
import { isOid, type Oid, requireAllOids, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { commitBytes, galleySignature, ObjectPack, writeToMirror } from "../objects/ObjectPack.ts";
import { type CommitRecord, requireCommits } from "../objects/readCommits.ts";
import { readGit } from "../processes/readGit.ts";
import { mergeBase } from "./mergeBase.ts";
import { type ConflictRecord, conflictsOf, parseMerge } from "./mergeConflicts.ts";

/** The result of merging two commits. */
export interface MergedTree {
  /** The tree, in our own object store; conflicting texts contain both sides between conflict markers. */
  readonly tree: Oid;
  /** The conflicting files in git's order; paths in `byteText` encoding. */
  readonly conflicts: readonly string[];
}

/** An added file stays where it was added: directory renames are not detected. */
const SETTINGS = [
  "merge.directoryRenames=false",
  "merge.renames=true",
  `merge.renameLimit=${RENAME_LIMIT}`,
  "merge.conflictStyle=merge",
  "merge.renormalize=false",
].flatMap((setting) => ["-c", setting]);

/**
 * Merges two commits as `git merge` does, without a work tree, an index or a ref; new objects are written outside the
 * repository. Cost grows with the files that differ on both sides: 100 ms for thousands. Fails with OBJECT_MISSING.
 */
export async function mergeTree(
  repository: Repository,
  ours: Oid,
  theirs: Oid,
  options: ReadOptions = {},
): Promise<MergedTree> {
  const mergeTreeArgs = "merge-tree --write-tree -z --name-only --no-messages --allow-unrelated-histories".split(" ");
  const args = [...SETTINGS, ...mergeTreeArgs, ...requireOids(ours, theirs)];
  const call = { ...options, args, answers: [0, 1], timeoutMs: GIT_DIFF_MS };
  const { code, stdout, stderr } = await readGit(repository, call);
  const [tree = "", ...paths] = decodeBytes(stdout).split("\0");
  if (!isOid(tree)) throw gitFailure(args, code, stderr);
  return { tree, conflicts: paths.filter((path) => path !== "") };
}

/**
 * Merges the parents of a merge again, as `git show --remerge-diff` does, and returns a commit of the result, whose id is
 * the same each time: what differs from it, the merge itself decided. Null for a commit that has not two parents. Costs
 * a merge of the files that differ on both sides.
 */
export async function mergeAgain(
  repository: Repository,
  { oid, parents, committer }: CommitRecord,
  options: ReadOptions = {},
): Promise<Oid | null> {
  const [ours = "", theirs = ""] = parents;
  if (parents.length !== 2) return null;
  const { tree } = await mergeTree(repository, ours, theirs, options);
  const by = { ...galleySignature, at: committer.at };
  const pack = new ObjectPack(repository.objectFormat);
  const merged = pack.add("commit", commitBytes({ tree, parents, by, message: `The automatic merge before ${oid}\n` }));
  await writeToMirror(repository, pack);
  return merged;
}

/** The result that `git merge` would report. */
export interface MergeForecast {
  readonly isClean: boolean;
  readonly conflicts: readonly ConflictRecord[];
}

const AUTO_MERGING = "Auto-merging";
const CLEAN: MergeForecast = { isClean: true, conflicts: [] };
const CACHE_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 400;
const CONFLICT_BYTES = 160;

const forecastCache = repositoryCache<MergeForecast>(CACHE_BYTES);

/**
 * Predicts whether `theirs` merges into `ours` without conflicts, and which files conflict, as `git merge` does without
 * configuration: .gitattributes count if they name git's own drivers, and no program of the repository runs. Resolves
 * to null for unrelated histories, which git refuses to merge. Moves no ref and writes only merged contents, outside
 * the repository. Cost grows with the files that differ on both sides: 100 ms for thousands; cached.
 */
export async function previewMerge(
  repository: Repository,
  ours: Oid,
  theirs: Oid,
  options: ReadOptions = {},
): Promise<MergeForecast | null> {
  requireOids(ours, theirs);
  const shared = await mergeBase(repository, ours, theirs, options);
  if (shared === null) return null;
  if (shared === ours || shared === theirs) return CLEAN;
  const cache = forecastCache(repository);
  const key = `${ours} ${theirs}`;
  const before = cache.get(key);
  if (before !== undefined) return before;

  const { conflicts } = await mergeInMemory(repository, ours, theirs, options);
  const forecast = conflicts.length === 0 ? CLEAN : { isClean: false, conflicts };
  const bytes = forecast.conflicts.reduce((sum, { path }) => sum + CONFLICT_BYTES + 2 * path.length, ENTRY_BYTES);
  cache.set(key, forecast, bytes);
  return forecast;
}

/** A merge that git made without a work tree. */
export interface MemoryMerge {
  /** The merged tree, in our own object store. Null if files conflict, or if git would merge one in another way. */
  readonly tree: Oid | null;
  /** The same tree, which has conflict markers where files conflict. */
  readonly marked: Oid;
  readonly conflicts: readonly ConflictRecord[];
  /** The files that both sides changed and that have a merge driver of their own, or one that has to resolve a conflict. */
  readonly withDrivers: readonly string[];
}

/**
 * Merges two commits with shared history as `git merge` does without configuration. Of the merge drivers in
 * .gitattributes only git's own count, and none runs. Moves no ref; new objects are written outside the repository.
 */
export async function mergeInMemory(
  repository: Repository,
  ours: Oid,
  theirs: Oid,
  options: ReadOptions = {},
): Promise<MemoryMerge> {
  const args = ["merge-tree", "--write-tree", "-z", "--messages", ...requireOids(ours, theirs)];
  const call = { ...options, args, answers: [0, 1], timeoutMs: GIT_DIFF_MS };
  const { code, stdout, stderr } = await readGit(repository, call);
  const merged = parseMerge(stdout);
  if (!isOid(merged.tree)) throw gitFailure(args, code, stderr);
  const changedTwice = merged.messages.flatMap(({ type, paths }) => (type === AUTO_MERGING ? paths : []));
  const drivers = await mergeDrivers(repository, ours, changedTwice, options);
  const found = conflictsOf(merged, [ours, theirs]);
  const conflicts = withDrivers(found, drivers);
  const resolved = found.length > conflicts.length ? [...drivers].filter(([, driver]) => driver === "union") : [];
  const own = [...drivers].filter(([, driver]) => driver === "own");
  const paths = [...own, ...resolved].map(([path]) => path);
  const tree = conflicts.length === 0 && paths.length === 0 ? merged.tree : null;
  return { tree, marked: merged.tree, conflicts, withDrivers: paths };
}

const unmerged = fallback(null, "OBJECT_MISSING", "TIMEOUT", "TOO_LARGE");

/**
 * Returns true if `ours` has all that `theirs` changed since their merge base, in whichever commits, for example in a
 * squashed one: merging it would change nothing. A change that conflicts with what came later, or that cannot be merged
 * here, is not found.
 */
export async function hasAllChanges(
  repository: Repository,
  ours: Oid,
  theirs: Oid,
  options: ReadOptions = {},
): Promise<boolean> {
  const shared = await mergeBase(repository, ours, theirs, options);
  if (shared === null || shared === ours || shared === theirs) return shared === theirs;
  const [merge, [own, head, before]] = await Promise.all([
    mergeInMemory(repository, ours, theirs, options).catch(unmerged),
    requireCommits(repository, [ours, theirs, shared], options),
  ]);
  return merge !== null && merge.tree === own?.tree && head?.tree !== before?.tree;
}

/**
 * Removes the conflicts that a union driver resolves, and adds the files that both sides changed but that must not be
 * merged.
 */
function withDrivers(
  conflicts: readonly ConflictRecord[],
  drivers: ReadonlyMap<string, MergeDriver>,
): readonly ConflictRecord[] {
  if (drivers.size === 0) return conflicts;
  const left = conflicts.flatMap(({ path, kinds }): ConflictRecord[] => {
    const driver = drivers.get(path);
    if (driver === undefined || driver === "own") return [{ path, kinds }];
    const others = kinds.filter((kind) => kind !== "CONTENT" && (driver === "binary" || kind !== "BOTH_ADDED"));
    if (driver === "binary") return [{ path, kinds: [...new Set([...others, "BINARY" as const])] }];
    return others.length === 0 ? [] : [{ path, kinds }];
  });
  const known = new Set(conflicts.map(({ path }) => path));
  const added = [...drivers].filter(([path, driver]) => driver === "binary" && !known.has(path));
  return [...left, ...added.map(([path]): ConflictRecord => ({ path, kinds: ["BINARY"] }))];
}

/** A built-in merge driver of git (keep the lines of both sides, or report a conflict), or one that a user has to configure. */
type MergeDriver = "union" | "binary" | "own";

const MERGE = "merge";
/** The name of git's own way to merge lines. */
const TEXT = "text";
/** Git's own macro, which unsets `merge`. */
const BINARY = "binary";

/** Returns the paths that a commit's .gitattributes do not want merged line by line. Costs as much as `checkAttr`. */
async function mergeDrivers(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, MergeDriver>> {
  if (paths.length === 0) return new Map();
  const question = { ...options, names: [MERGE], mentions: [MERGE, BINARY] };
  const found = await checkAttr(repository, commit, paths, question);
  const drivers = new Map<string, MergeDriver>();
  for (const [path, values] of found) {
    const value = values.get(MERGE);
    if (value === "union") drivers.set(path, "union");
    else if (value === false || value === BINARY) drivers.set(path, "binary");
    else if (typeof value === "string" && value !== TEXT) drivers.set(path, "own");
  }
  return drivers;
}

const BATCH = 256;
/** Merges that may fail, each of which costs another process: the history between their parents is not here. */
const FAILURES_MAX = 40;

/**
 * Merges pairs of commits as `git merge` does without configuration, and returns the resulting trees in the order of the
 * pairs; null where files conflict or history is missing. One process for 256 pairs; some ms for each pair.
 */
export async function cleanMerges(
  repository: Repository,
  pairs: readonly (readonly [ours: Oid, theirs: Oid])[],
  options: ReadOptions = {},
): Promise<readonly (Oid | null)[]> {
  requireAllOids(pairs.flat());
  const trees: (Oid | null)[] = [];
  for (let failures = 0; trees.length < pairs.length && failures < FAILURES_MAX;) {
    const batch = pairs.slice(trees.length, trees.length + BATCH);
    const found = await mergeBatch(repository, batch, options);
    trees.push(...found);
    if (found.length === batch.length) continue;
    // Git stops at the first pair that it cannot merge at all.
    trees.push(null);
    failures++;
  }
  return pairs.map((_, index) => trees[index] ?? null);
}

async function mergeBatch(
  repository: Repository,
  pairs: readonly (readonly [Oid, Oid])[],
  options: ReadOptions,
): Promise<readonly (Oid | null)[]> {
  const args = ["merge-tree", "--write-tree", "--stdin", "-z", "--no-messages", "--name-only"];
  const input = pairs.map(([ours, theirs]) => `${ours} ${theirs}\n`).join("");
  const call = { ...options, args, input, answers: [0, 1, 128], timeoutMs: GIT_DIFF_MS };
  const { stdout } = await readGit(repository, call);
  return parseMerges(decodeBytes(stdout));
}

/** Parses for each merge: whether it is clean, its tree, the paths in conflict, and an empty field. */
function parseMerges(text: string): readonly (Oid | null)[] {
  const fields = text.split("\0");
  const trees: (Oid | null)[] = [];
  for (let at = 0; at + 2 < fields.length; at++) {
    const [status = "", tree = ""] = fields.slice(at, at + 2);
    if (status !== "0" && status !== "1")
      throw new GalleyError("INTERNAL", "Git described a merge in an unknown form.");
    trees.push(status === "1" ? tree : null);
    at = fields.indexOf("", at + 2);
    if (at < 0) break;
  }
  return trees;
}
