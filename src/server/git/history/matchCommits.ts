import { GIT_SEARCH_MS } from "#contract/limits.ts";
import { missingContents } from "../diffs/diffTree.ts";
import { skipUnreadable, type SkippedRead } from "../objects/skipUnreadable.ts";
import { type Oid, revisionInput } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readOids } from "../processes/readGit.ts";
import type { HistoryRow } from "./HistoryRange.ts";
import { gitDate, pathLimit } from "./log.ts";

/** Lists the contents that commits changed. */
const CHANGED = [
  ..."log --no-walk=unsorted --stdin --format= -z --raw --no-abbrev --no-renames --diff-merges=separate".split(" "),
  "--ignore-submodules=none",
  "--no-ext-diff",
  "--no-textconv",
];

export interface MatchOptions extends ReadOptions {
  /** True to treat unreadable folders and contents as empty; else the search fails. */
  readonly isPast?: boolean | undefined;
}

/** The arguments shared by all searches. */
const PLAIN = [
  "log",
  "--no-walk=unsorted",
  "--stdin",
  "--format=%H",
  "--no-mailmap",
  "--no-notes",
  "--no-color",
  "--no-ext-diff",
  "--no-textconv",
  "--ignore-submodules=none",
];

/**
 * Finds which of the given commits match, by the rules of `git log`, ignoring case. One process for all; each name
 * of a followed file takes one more. The contents of merges are not searched, and unreadable folders and contents are
 * skipped. Costs 10 µs per commit, or some ms per commit if its contents are searched. Fails with TIMEOUT after GIT_SEARCH_MS.
 */
export async function matchCommits(
  repository: Repository,
  rows: readonly HistoryRow[],
  filter: CommitFilter,
  options: MatchOptions = {},
): Promise<{ readonly found: ReadonlySet<Oid>; readonly unreadable: ReadonlySet<Oid> }> {
  const { added } = filter;
  const deadline = performance.now() + GIT_SEARCH_MS;
  const found = new Set<Oid>();
  const unreadable = new Set<Oid>();
  const groups = added === null ? [{ paths: [], oids: rows.map(({ oid }) => oid) }] : byPaths(rows);
  for (const { paths, oids } of groups) {
    const matched = await matching(repository, oids, paths, filterArgs(filter), { ...options, deadline });
    for (const oid of matched.result) found.add(oid);
    for (const oid of matched.unreadable) unreadable.add(oid);
  }
  return { found, unreadable };
}

function filterArgs({ author, message, added, until }: CommitFilter): readonly string[] {
  return [
    "--fixed-strings",
    "--regexp-ignore-case",
    ...(author === null ? [] : [`--author=${author}`]),
    ...(message === null ? [] : [`--grep=${message}`]),
    ...(added === null ? [] : [`-S${added}`]),
    ...(until === null ? [] : [`--until=${gitDate(until)}`]),
  ];
}

/** Groups the commits in which the same paths are searched: the file's own, and the previous one if it was renamed. */
function byPaths(
  rows: readonly HistoryRow[],
): readonly { readonly paths: readonly string[]; readonly oids: readonly Oid[] }[] {
  const groups = new Map<string, { readonly paths: readonly string[]; readonly oids: Oid[] }>();
  for (const { oid, path, origin } of rows) {
    const paths = [path, origin].filter((name) => name !== null);
    const key = paths.join("\0");
    const group = groups.get(key) ?? { paths, oids: [] };
    group.oids.push(oid);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function matching(
  repository: Repository,
  oids: readonly Oid[],
  paths: readonly string[],
  filterArgs: readonly string[],
  { isPast = false, deadline, ...options }: MatchOptions & { readonly deadline: number },
): Promise<SkippedRead<readonly Oid[]>> {
  if (oids.length === 0) return { result: [], unreadable: new Set() };
  const limit = pathLimit(paths);
  // A copy of a file that stays is compared with that file.
  const copies = paths.length > 1 ? ["-C", "--find-copies-harder"] : [];
  const args = [...PLAIN, ...filterArgs, ...copies, ...limit.args];
  const input = revisionInput(oids, [], limit.lines);
  const call = { ...options, args, input, heavy: true };
  const read = (replaceRefBase?: string): Promise<readonly Oid[]> =>
    readOids(repository, { ...call, replaceRefBase, timeoutMs: Math.max(1, deadline - performance.now()) });
  if (!isPast) return { result: await read(), unreadable: new Set() };
  const changed = { ...options, args: CHANGED, input: revisionInput(oids) };
  const missing = () => missingContents(repository, changed);
  return skipUnreadable(repository, { ...options, kind: "blob", missing, attempts: 1 }, read);
}

/** The filter of a history search. All given conditions must hold; null for no condition. Case does not count. */
export interface CommitFilter {
  /** A part of the author's `Name <address>`. */
  readonly author: string | null;
  readonly message: string | null;
  /** A text whose number of occurrences in a file changes (git's -S). */
  readonly added: string | null;
  /** Seconds since 1970: later commits are excluded. */
  readonly until: number | null;
}
