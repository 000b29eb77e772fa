import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { requirePath, isArgSafePath } from "../gitPaths.ts";
import { skipUnreadable } from "../objects/skipUnreadable.ts";
import { missingCommits } from "../objects/readCommits.ts";
import { type Oid, revisionInput } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import type { HistoryRange } from "./HistoryRange.ts";
import { eachLine } from "../processes/streams.ts";
import { streamGit } from "../processes/readGit.ts";

/** A page of history. `frontier` is the start of the next page; empty at the end. */
export interface LogPage {
  readonly oids: readonly Oid[];
  readonly frontier: readonly Oid[];
  /** Missing or damaged commits met on the way, including those on the page. */
  readonly unreadable: ReadonlySet<Oid>;
}

export interface LogPageOptions extends LogOptions {
  /** The number of additional commits to list if that takes at most AHEAD_MS; 0 if absent. */
  readonly ahead?: number | undefined;
}

const AHEAD_MS = 50;

/**
 * Lists a page of history, newest first, with no commit before its children. For a path it lists the commits of `git
 * log -- path`, from one tip or from the previous page. The frontier is what was reached but not listed. Together the
 * pages are exactly one log, with one exception: for a path, if clocks were wrong, commits of two branches may be
 * ordered differently at a page boundary. A page takes 10 to 25 ms at any depth with a commit-graph; without one the
 * first page walks all of history.
 */
export async function log(repository: Repository, options: LogPageOptions): Promise<LogPage> {
  const { ahead = 0, count, ...rest } = options;
  const wanted = Math.max(1, Math.trunc(count));
  const most = wanted + ahead;
  const oids: Oid[] = [];
  const frontier = new LogFrontier(options);
  let isEnd = true;
  let filledAt = Infinity;
  // One more than wanted shows whether there is a next page.
  const unreadable = await logRows(repository, { ...rest, count: most + 1 }, (row) => {
    if (oids.length === most || (oids.length >= wanted && performance.now() - filledAt > AHEAD_MS)) {
      isEnd = false;
      return false;
    }
    if (oids.push(row.oid) === wanted) filledAt = performance.now();
    frontier.pass(row);
    return true;
  });
  return { oids, frontier: isEnd ? [] : frontier.oids, unreadable };
}

export interface LogOptions extends ReadOptions {
  /** The start of the walk: commits, or the frontier of the previous page. */
  readonly tips: readonly Oid[];
  /** Commits whose whole history is excluded; the same on every page. */
  readonly exclude?: readonly Oid[] | undefined;
  /** The number of commits to list; at least 1. */
  readonly count: number;
  /** A file or folder: only commits that change it are listed, as by `git log -- path`. */
  readonly path?: string | null | undefined;
  readonly firstParent?: boolean | undefined;
  /** Seconds since 1970: commits made earlier are excluded with all their ancestors. */
  readonly since?: number | null | undefined;
  /** For a path with several tips that need not change it: the first listed commit of each. The tips if absent. */
  readonly starts?: readonly Oid[] | undefined;
  /**
   * True to omit the parents of rows. When parents are printed, git also lists merges of a range that do not change the
   * path.
   */
  readonly isBare?: boolean | undefined;
}

/** After this many unreadable commits in a row, all missing commits are searched at once. */
const ATTEMPTS = 2;

export interface LogRow {
  readonly oid: Oid;
  /** The commit time in seconds since 1970. */
  readonly at: number;
  /** Its parents, or the first one only; in the log of a path, the next commits on each side that change it. */
  readonly parents: readonly Oid[];
}

/**
 * Reads a log row by row, newest first, with no commit before its children. Linear in the rows with a commit-graph (for
 * a path, with its changed-path filters); without one all of history is walked before the first row. Stops when `onRow`
 * returns false. A missing or damaged commit becomes a row without parents after its children, which costs one or two
 * more walks; in the log of a path, a commit whose folder is missing counts as changing it. Returns all unreadable
 * objects; do not cache the rows if there are any, since the objects may come back.
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
  const flags = ["--date-order", "--timestamp"];
  if (!isBare) flags.push("--parents");
  if (Number.isFinite(count)) flags.push(`--max-count=${Math.max(1, Math.trunc(count))}`);
  const revisions = revListArgs({ tips, exclude, path, firstParent, since }, flags);
  if (tips.length === 0) return new Set();
  const call = { ...rest, ...revisions, timeoutMs: GIT_WALK_MS, maxBytes: Infinity };
  let isWanted = true;
  let yielded = 0;
  // A restarted walk lists the same rows again: nothing it returned before comes after the unreadable object.
  async function walk(replaceRefBase: string | undefined): Promise<void> {
    let skipped = 0;
    const lines = eachLine((line) => {
      skipped += 1;
      if (skipped <= yielded || !isWanted) return;
      yielded = skipped;
      const [at = "", oid = "", ...parents] = line.split(" ");
      isWanted = onRow({ oid, at: Number(at), parents: firstParent ? parents.slice(0, 1) : parents });
    });
    await streamGit(repository, { ...call, replaceRefBase }, (bytes) => {
      lines(bytes);
      return isWanted;
    });
  }
  const missing = () => missingCommits(repository, tips, rest);
  const past = { ...rest, kind: "commit", missing, attempts: ATTEMPTS } as const;
  return (await skipUnreadable(repository, past, walk)).unreadable;
}

/** Returns the arguments and the input of a `git rev-list` of a history. Fails as BAD_INPUT for an invalid id or path. */
export function revListArgs(
  { tips, exclude, path, firstParent, since }: Omit<HistoryRange, "follow">,
  flags: readonly string[],
): { readonly args: readonly string[]; readonly input: Uint8Array } {
  const limit = pathLimit(path === null ? [] : [path]);
  const args = ["rev-list", "--stdin", ...flags];
  if (firstParent) args.push("--first-parent");
  if (since !== null) args.push(`--since=${gitDate(since)}`);
  return { args: [...args, ...limit.args], input: revisionInput(tips, exclude, limit.lines) };
}

/**
 * The commits that a log has reached but not listed. Continuing from them neither loses nor repeats a commit at any
 * depth, whatever the clocks. They are in the order in which they were reached, which is how git breaks ties between
 * equal dates.
 */
export class LogFrontier {
  readonly #due: Set<Oid>;

  /**
   * Takes the options of a log that has not started. In the log of a path, a tip that does not change the path is never
   * listed, so it is not due either: with one tip, the first listed commit leads to all; several `starts` have to be
   * commits that are listed.
   */
  constructor({ tips, path = null, starts = tips }: Pick<LogOptions, "tips" | "path" | "starts">) {
    this.#due = new Set(path !== null && starts.length === 1 ? [] : starts);
  }

  pass({ oid, parents }: LogRow): void {
    for (const parent of parents) {
      this.#due.delete(parent);
      this.#due.add(parent);
    }
    this.#due.delete(oid);
  }

  /** The commits that are due, in order. */
  get oids(): readonly Oid[] {
    return [...this.#due];
  }
}

/** The form in which a path is passed to a command that reads revisions from its input. */
export interface PathLimit {
  /** The arguments at the end of the command line. */
  readonly args: readonly string[];
  /** The lines at the end of the input. */
  readonly lines: readonly string[];
}

/**
 * Limits a walk to paths: on the command line, which carries only UTF-8, or in the input, where names cannot contain
 * newlines. Fails with BAD_INPUT for an invalid path, and if the paths contain both a newline and bytes that are not
 * UTF-8.
 */
export function pathLimit(paths: readonly string[]): PathLimit {
  const plain = paths.map(requirePath);
  if (plain.length === 0) return { args: [], lines: [] };
  if (plain.every(isArgSafePath)) return { args: ["--", ...plain], lines: [] };
  if (!plain.some((path) => path.includes("\n"))) return { args: [], lines: ["--", ...plain] };
  throw new GalleyError("BAD_INPUT", "Git cannot search for paths that contain newlines and are not UTF-8.");
}

const LAST_SECOND = 253_402_300_799; // 9999-12-31T23:59:59Z

/** Formats seconds since 1970 so that git cannot read them as another format; clamped to the years 1970 to 9999. */
export function gitDate(seconds: number): string {
  return `@${Math.min(Math.max(0, Math.trunc(seconds)), LAST_SECOND)} +0000`;
}
