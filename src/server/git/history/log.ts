import { GalleyError } from "#contract/errors.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { requirePath, isArgSafePath } from "../gitPaths.ts";
import { skipUnreadable } from "../objects/skipUnreadable.ts";
import { missingCommits } from "../objects/readCommits.ts";
import { type Oid, revisionInput } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { eachLine } from "../processes/streams.ts";
import { streamGit } from "../processes/readGit.ts";

export interface LogOptions extends ReadOptions {
  readonly tips: readonly Oid[];
  /** Commits whose whole history is excluded. */
  readonly exclude?: readonly Oid[] | undefined;
  /** The number of commits to skip; 0 if absent. */
  readonly from?: number | undefined;
  /** The number of commits to list; at least 1. */
  readonly count: number;
  /** The number of additional commits to list if that takes at most AHEAD_MS; 0 if absent. */
  readonly ahead?: number | undefined;
  /** A file or folder: only commits that change it are listed, as by `git log -- path`. */
  readonly path?: string | null | undefined;
  readonly firstParent?: boolean | undefined;
  /** Seconds since 1970: commits made earlier are excluded with all their ancestors. */
  readonly since?: number | null | undefined;
}

const AHEAD_MS = 50;
/** After this many unreadable commits in a row, all missing commits are searched at once. */
const ATTEMPTS = 2;

/**
 * Lists commits in the order of `git log --date-order`: newest first, and none before its children. Linear in the commits
 * up to the last one, with a commit-graph (for a path, with its changed-path filters); without one all of history is walked
 * before the first. A missing or damaged commit is listed after its children, without its ancestors, which costs one or two
 * more walks; in the log of a path, a commit whose folder is missing counts as changing it. Do not cache a page with
 * unreadable objects, since they may come back.
 */
export async function log(
  repository: Repository,
  {
    tips,
    exclude = [],
    from = 0,
    count,
    ahead = 0,
    path = null,
    firstParent = false,
    since = null,
    ...options
  }: LogOptions,
): Promise<{ readonly oids: readonly Oid[]; readonly isEnd: boolean; readonly unreadable: ReadonlySet<Oid> }> {
  const most = count + ahead;
  // One more than wanted shows whether there is more.
  const limits = Number.isFinite(most) ? [`--max-count=${most + 1}`] : [];
  const limit = pathLimit(path === null ? [] : [path]);
  const args = ["rev-list", "--stdin", "--date-order", `--skip=${from}`, ...limits];
  if (firstParent) args.push("--first-parent");
  if (since !== null) args.push(`--since=${gitDate(since)}`);
  args.push(...limit.args);
  const input = revisionInput(tips, exclude, limit.lines);
  const call = { ...options, args, input, timeoutMs: GIT_WALK_MS, maxBytes: Infinity };
  const oids: Oid[] = [];
  let isEnd = true;
  let filledAt = Infinity;
  // A restarted walk lists the same commits again: none that was listed before comes after the unreadable object.
  async function walk(replaceRefBase: string | undefined): Promise<void> {
    let passed = 0;
    const take = eachLine((oid) => {
      passed += 1;
      if (passed <= oids.length || !isEnd) return;
      if (oids.length === most || (oids.length >= count && performance.now() - filledAt > AHEAD_MS)) isEnd = false;
      else if (oids.push(oid) === count) filledAt = performance.now();
    });
    await streamGit(repository, { ...call, replaceRefBase }, (bytes) => {
      take(bytes);
      return isEnd;
    });
  }
  if (tips.length === 0) return { oids, isEnd, unreadable: new Set() };
  const missing = () => missingCommits(repository, tips, options);
  const past = { ...options, kind: "commit", missing, attempts: ATTEMPTS } as const;
  const { unreadable } = await skipUnreadable(repository, past, walk);
  return { oids, isEnd, unreadable };
}

/**
 * Limits a walk to paths: at the end of the command line, which carries only UTF-8, or of the input, where names cannot
 * contain newlines. Fails with BAD_INPUT for an invalid path, and if the paths contain both a newline and bytes that are
 * not UTF-8.
 */
export function pathLimit(paths: readonly string[]): {
  readonly args: readonly string[];
  readonly lines: readonly string[];
} {
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
