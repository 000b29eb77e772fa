import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { requirePath, speakablePath } from "../gitPaths.ts";
import { pastDamage } from "../objects/damagedObjects.ts";
import { missingCommits } from "../objects/readCommits.ts";
import { type Oid, requireAllOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { eachLine } from "../processes/streams.ts";
import { streamGit } from "../readGit.ts";

/** A page of history. `frontier` is where the next page starts; empty at the end. */
export interface LogPage {
  readonly oids: readonly Oid[];
  readonly frontier: readonly Oid[];
  /** Commits in the way that are missing or damaged; those on the page are among them. */
  readonly unreadable: ReadonlySet<Oid>;
}

export interface LogPageOptions extends LogOptions {
  /** How many commits more may be listed, as long as that takes no more than AHEAD_MS; 0 if absent. */
  readonly ahead?: number | undefined;
}

const AHEAD_MS = 50;

/**
 * Lists a page of history, newest first and no commit before its children; of a path, those commits that `git log -- path`
 * lists, from one tip or from the page before. The frontier is what was reached and not listed. Pages are together exactly one
 * log, but for this: of a path, where clocks were wrong and a page begins, commits of two branches may stand in another order.
 * A page takes 10 to 25 ms at any depth with a commit-graph; without one the first walks all of history.
 */
export async function log(repository: Repository, options: LogPageOptions): Promise<LogPage> {
  const { ahead = 0, count, ...rest } = options;
  const wanted = Math.max(1, Math.trunc(count));
  const most = wanted + ahead;
  const oids: Oid[] = [];
  const frontier = new LogFrontier(options);
  let isEnd = true;
  let filledAt = Infinity;
  // One more than wanted tells whether there is a next page at all.
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

/**
 * What a log has reached and not listed. Starting over from it neither loses nor repeats a commit at any depth, however
 * clocks were set. It stands in the order in which its commits became due, which is how git breaks a tie between equal dates.
 */
export class LogFrontier {
  readonly #due: Set<Oid>;

  /**
   * Takes the options of a log that has not begun. Where it is of a path, a tip that does not change the path is never listed,
   * so it is not due either: of one tip, what is listed first leads to all; several have to be commits that are listed.
   */
  constructor({ tips, path = null, starts = tips }: Pick<LogOptions, "tips" | "path" | "starts">) {
    this.#due = new Set(path !== null && starts.length === 1 ? [] : starts);
  }

  /** Goes past a commit. */
  pass({ oid, parents }: LogRow): void {
    for (const parent of parents) {
      this.#due.delete(parent);
      this.#due.add(parent);
    }
    this.#due.delete(oid);
  }

  /** The commits that are due, in their order. */
  get oids(): readonly Oid[] {
    return [...this.#due];
  }
}

/** How a path is told to a command that reads revisions from its input. */
export interface PathLimit {
  /** What stands at the end of the command line. */
  readonly args: readonly string[];
  /** What stands at the end of the input, a line each. */
  readonly lines: readonly string[];
}

/**
 * Limits a walk to paths: on the command line, which takes UTF-8 alone, or in the input, which takes no line ends in a name.
 * Fails as BAD_INPUT for a path that is none, and where names with both stand together.
 */
export function pathLimit(paths: readonly string[]): PathLimit {
  const plain = paths.map(requirePath);
  if (plain.length === 0) return { args: [], lines: [] };
  if (plain.every(speakablePath)) return { args: ["--", ...plain], lines: [] };
  if (!plain.some((path) => path.includes("\n"))) return { args: [], lines: ["--", ...plain] };
  throw new GalleyError("BAD_INPUT", "Git takes no path that has a line end and is not in UTF-8.");
}

const LAST_SECOND = 253_402_300_799; // 9999-12-31T23:59:59Z

/** Writes a moment, in seconds since 1970, so that git takes it for nothing else; one outside the years 1970 to 9999 is held to them. */
export function gitDate(seconds: number): string {
  return `@${Math.min(Math.max(0, Math.trunc(seconds)), LAST_SECOND)} +0000`;
}
