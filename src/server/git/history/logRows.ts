import { encodeBytes } from "#contract/byteText.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { eachLine } from "../processes/eachLine.ts";
import { gitDate } from "./gitDate.ts";
import { requireAllOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { missingCommits } from "../objects/missingCommits.ts";
import { pastDamage } from "../objects/pastDamage.ts";
import { pathLimit } from "./pathLimit.ts";
import { streamGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

export interface LogOptions extends ReadOptions {
  /** Where to start: commits, or the frontier of the page before. */
  readonly tips: readonly Oid[];
  /** Commits whose whole history is left out; the same on every page. */
  readonly exclude?: readonly Oid[] | undefined;
  /** How many commits to list; at least 1. */
  readonly count: number;
  /** A file or folder: only commits that change it are listed, those that `git log -- path` chooses. */
  readonly path?: string | null | undefined;
  /** Whether of a merge only the first parent counts. */
  readonly firstParent?: boolean | undefined;
  /** Seconds since 1970: commits made before are left out with all that led to them. */
  readonly since?: number | null | undefined;
  /** Where it is of a path and from several tips that need not change it: what is listed first of each; the tips if absent. */
  readonly starts?: readonly Oid[] | undefined;
  /** Whether rows come without their parents. With them git also lists merges of a range that change nothing at the path. */
  readonly isBare?: boolean | undefined;
}

/** From so many commits on that are in the way one after the other all others are looked for at once. */
const PATIENCE = 2;

/** One commit of a log. */
export interface LogRow {
  readonly oid: Oid;
  /** When it was committed, in seconds since 1970. */
  readonly at: number;
  /** Its parents, or the first alone; where the log is of a path, the next commits on their side that change it. */
  readonly parents: readonly Oid[];
}

/**
 * Reads a log row by row, newest first and no commit before its children. Linear in the rows with a commit-graph, and with
 * the changed-path filters in it for a path; without one all of history is walked before the first. Where `onRow` says `false`
 * no more is wanted. A commit that is missing or damaged is a row without parents behind its children, at the price of another
 * walk or two; of a path, one whose folder is lost counts as changing it. Gives all objects that were in the way, and then what was
 * read is not to be kept: they may come back.
 */
export async function logRows(
  repository: Repository,
  options: LogOptions,
  onRow: (row: LogRow) => boolean,
): Promise<ReadonlySet<Oid>> {
  const {
    tips,
    exclude = [],
    count,
    path = null,
    firstParent = false,
    since = null,
    isBare = false,
    ...rest
  } = options;
  requireAllOids(tips);
  requireAllOids(exclude);
  if (tips.length === 0) return new Set();
  const limit = pathLimit(path === null ? [] : [path]);
  const args = ["rev-list", "--date-order", "--timestamp", "--stdin"];
  if (!isBare) args.push("--parents");
  if (Number.isFinite(count)) args.push(`--max-count=${Math.max(1, Math.trunc(count))}`);
  if (firstParent) args.push("--first-parent");
  if (since !== null) args.push(`--since=${gitDate(since)}`);
  const input = encodeBytes([...tips, ...exclude.map((oid) => `^${oid}`), ...limit.lines, ""].join("\n"));
  const call = { ...rest, where: "shadow", input, timeoutMs: GIT_WALK_MS, maxBytes: Infinity } as const;
  let isWanted = true;
  let given = 0;
  // A walk that begins anew lists the same once more: none of what it gave before is behind what was in its way.
  async function walk(standIns: string | undefined): Promise<void> {
    let passed = 0;
    const lines = eachLine((line) => {
      passed += 1;
      if (passed <= given || !isWanted) return;
      given = passed;
      const [at = "", oid = "", ...parents] = line.split(" ");
      isWanted = onRow({ oid, at: Number(at), parents: firstParent ? parents.slice(0, 1) : parents });
    });
    await streamGit(repository, { ...call, args: [...args, ...limit.args], standIns }, (bytes) => {
      lines(bytes);
      return isWanted;
    });
  }
  const missing = () => missingCommits(repository, tips, rest);
  const past = { ...rest, kind: "commit", missing, patience: PATIENCE } as const;
  return (await pastDamage(repository, past, walk)).unreadable;
}
