import { decodeBytes } from "#contract/byteText.ts";
import { FOLLOWED_NAMES_MAX, GIT_WALK_MS, HISTORY_CACHE_BYTES } from "#contract/limits.ts";
import { FOLDER_MODE } from "../trees/treeObject.ts";
import { repositoryCache } from "../byteCache.ts";
import { requirePath } from "../gitPaths.ts";
import { readCommits } from "../objects/readCommits.ts";
import { pastUnreadable, skipUnreadable } from "../objects/skipUnreadable.ts";
import { isOid, type Oid, revisionInput } from "../oid.ts";
import { readGit } from "../processes/readGit.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { findTreeEntry } from "../trees/readTree.ts";
import { type HistoryRange, type HistoryRow, type HistoryRows, rangeKey } from "./HistoryRange.ts";
import { log, pathLimit } from "./log.ts";

/** True if the history follows a file. Folders are not followed, since git detects renames of files only. */
export async function followsFile(
  repository: Repository,
  { path, follow, tips: [tip] }: HistoryRange,
  options: ReadOptions = {},
): Promise<boolean> {
  if (!follow || path === null) return false;
  if (tip === undefined) return true;
  return (await findTreeEntry(repository, tip, requirePath(path), options))?.mode !== FOLDER_MODE;
}

/** The commits of a followed file as far as they are known, and where its history continues; null at its end. */
interface Followed {
  readonly rows: readonly HistoryRow[];
  readonly next: { readonly path: string; readonly tips: readonly Oid[]; readonly from: number } | null;
  readonly names: number;
}

const known = repositoryCache<Followed>(HISTORY_CACHE_BYTES);
const ROW_BYTES = 300;
/** The number of commits to compare with their parents at once, at least. */
const STEP = 50;

/**
 * Lists the first commits that change a file, under each of its names, as `git log --follow` does: one name at a time, each
 * up to the newest commit that renamed or copied another file to it. Two processes for a part of one name, whose walk uses
 * the changed-path filters of the commit-graph. At most FOLLOWED_NAMES_MAX names. Cached unless commits are unreadable.
 */
export async function followedRows(
  repository: Repository,
  range: HistoryRange,
  count: number,
  options: ReadOptions = {},
): Promise<HistoryRows> {
  const key = rangeKey(range);
  const start = { rows: [], next: { path: range.path ?? "", tips: range.tips, from: 0 }, names: 1 };
  const { rows: before, ...state } = known(repository).get(key) ?? start;
  const rows = [...before];
  let { next, names } = state;
  const unreadable = new Set<Oid>();
  while (next !== null && rows.length <= count) {
    const { path, tips, from } = next;
    const wanted = Math.max(STEP, count + 1 - rows.length);
    const page = await log(repository, { ...options, ...range, path, tips, from, count: wanted });
    const renaming = await newestRenaming(repository, page.oids, path, {
      ...options,
      unreadable: page.unreadable,
    });
    for (const oid of [...page.unreadable, ...renaming.unreadable]) unreadable.add(oid);
    const { oid: renamedIn = null, origin = null } = renaming.found ?? {};
    const own = renamedIn === null ? page.oids : page.oids.slice(0, page.oids.indexOf(renamedIn) + 1);
    for (const oid of own) rows.push({ oid, path, origin: oid === renamedIn ? origin : null });
    if (renamedIn === null || origin === null) next = page.isEnd ? null : { path, tips, from: from + own.length };
    else {
      const [commit] = await readCommits(repository, [renamedIn], options);
      names += 1;
      next = names > FOLLOWED_NAMES_MAX ? null : { path: origin, tips: commit?.parents.slice(0, 1) ?? [], from: 0 };
    }
  }
  if (unreadable.size === 0 && !repository.isShallow)
    known(repository).set(key, { rows, next, names }, ROW_BYTES * (rows.length + 1) + 2 * key.length);
  return { rows: rows.slice(0, count), isEnd: next === null && rows.length <= count, unreadable };
}

/** A commit that renamed or copied another file to a path, and that file. */
interface Renaming {
  readonly oid: Oid;
  readonly origin: string;
}

/**
 * Finds the newest of some commits that renamed or copied another file to a path; null if there is none. Merges are
 * not compared. Unreadable objects count as empty.
 */
async function newestRenaming(
  repository: Repository,
  oids: readonly Oid[],
  path: string,
  { unreadable, ...options }: ReadOptions & { readonly unreadable: ReadonlySet<Oid> },
): Promise<{ readonly found: Renaming | null; readonly unreadable: ReadonlySet<Oid> }> {
  const limit = pathLimit([path]);
  const args = [
    // As a setting, not an option: with a conflicting setting, git 2.39 crashes on a submodule.
    ..."-c diff.ignoreSubmodules=none log --follow --no-walk=unsorted --stdin --format=%H --raw -z --no-abbrev".split(
      " ",
    ),
    "--no-ext-diff",
    "--no-textconv",
    ...limit.args,
  ];
  const rows = oids.map((oid) => ({ oid }));
  const { result, unreadable: lost } = await pastUnreadable(
    repository,
    rows,
    { ...options, unreadable, withParents: true },
    async (readable) => {
      if (readable.length === 0) return { result: null, unreadable: new Set<Oid>() };
      const input = revisionInput(
        readable.map(({ oid }) => oid),
        [],
        limit.lines,
      );
      const call = { ...options, args, input, timeoutMs: GIT_WALK_MS };
      return skipUnreadable(repository, { ...options, kind: "blob" }, async (replaceRefBase) =>
        firstRenaming(decodeBytes((await readGit(repository, { ...call, replaceRefBase })).stdout), path),
      );
    },
  );
  return { found: result, unreadable: lost };
}

/** Reads ids of commits with their raw changes, separated by NUL. */
function firstRenaming(text: string, path: string): Renaming | null {
  const fields = text.split("\0").values();
  let oid = "";
  for (const field of fields) {
    const record = field.trimStart();
    if (isOid(record)) oid = record;
    if (!record.startsWith(":")) continue;
    const { value: origin = "" } = fields.next();
    if (!/ [RC]\d*$/u.test(record)) continue;
    const { value: renamed } = fields.next();
    if (renamed === path) return { oid, origin };
  }
  return null;
}
