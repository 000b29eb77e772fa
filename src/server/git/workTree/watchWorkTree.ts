import { watch } from "node:fs";
import { GalleyError } from "#contract/errors.ts";
import { WATCHED_FOLDERS_MAX } from "#contract/limits.ts";
import { FolderWatches } from "./FolderWatches.ts";
import { codeOf } from "../disk/fsErrors.ts";
import { ignoredPaths, listFolders, workTreeStamp } from "./lsFiles.ts";
import type { Repository } from "../Repository.ts";

/**
 * The paths that may have changed in a work tree, encoded by `byteText`. A folder includes everything in it. Null if
 * anything may have changed.
 */
export type DirtyPaths = ReadonlySet<string> | null;

export interface WorkTreeWatch {
  /**
   * The source of changes: STARTING lists the folders, EVENTS uses the system's notifications, and POLLING checks at
   * intervals.
   */
  mode(): "STARTING" | "EVENTS" | "POLLING";
  end(): void;
}

export interface WatchWorkTreeOptions {
  /** The maximum number of watched folders, above which it polls; WATCHED_FOLDERS_MAX if absent. */
  readonly mostFolders?: number | undefined;
  /** The shortest interval between two checks in milliseconds, when polling and with events. */
  readonly pollMs?: number | undefined;
  readonly anywayMs?: number | undefined;
}

/** The time to wait for more changes, and its maximum, in milliseconds. */
const [QUIET_MS, LATEST_MS] = [100, 800];
const [POLL_MS, ANYWAY_MS, SELDOM_MS] = [2000, 45_000, 60_000];
/** A check follows after a pause of this many times the duration of the last one. */
const POLL_PAUSES = 20;
/**
 * Above the first number, paths are not reported one by one; above the second, they are not checked against the ignore
 * rules.
 */
const [PATHS_MAX, PATHS_CHECKED_MAX] = [5000, 200];
const RULES = /(?:^|\/)\.gitignore$/u;

/**
 * Calls `onChange` soon after a file that git would see may have changed, and once when watching has started: earlier
 * changes are unknown. The calls are hints: some report files that did not change, and changes that the system missed
 * are found within a minute. If not all folders can be watched it polls, less often the more expensive that is. Uses
 * one watch per folder that is not ignored: 10,000 take about a second to set up, in the background, and 15 MB. Does
 * not keep the process alive.
 */
export function watchWorkTree(
  repository: Repository,
  onChange: (paths: DirtyPaths) => void,
  options: WatchWorkTreeOptions = {},
): WorkTreeWatch {
  const { mostFolders = WATCHED_FOLDERS_MAX, pollMs = POLL_MS, anywayMs = ANYWAY_MS } = options;
  const root = repository.workTree;
  const ending = new AbortController();
  const reading = { signal: ending.signal, priority: "background" } as const;
  let mode: ReturnType<WorkTreeWatch["mode"]> = "STARTING";
  let folders: FolderWatches | null = null;
  let dirty: Set<string> | null = new Set();
  let fresh = new Set<string>();
  let ignored = new Set<string>();
  let since: number | null = null;
  let notifyTimer: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let stamp: string | null = null;
  let areRulesOld = false;
  let starting = Promise.resolve();

  /** Records that a path may have changed, or with null that anything may have. */
  function markDirty(path: string | null): void {
    if (path !== null && ignored.has(path)) return;
    if (path === null || (dirty !== null && dirty.size >= PATHS_MAX)) dirty = null;
    else dirty?.add(path);
    if (path !== null && RULES.test(path)) areRulesOld = true;
    since ??= performance.now();
    clearTimeout(notifyTimer);
    const pause = Math.max(0, Math.min(QUIET_MS, since + LATEST_MS - performance.now()));
    notifyTimer = setTimeout(() => void notify(), pause).unref();
  }

  async function notify(): Promise<void> {
    since = null;
    const [paths, made] = [dirty, fresh];
    dirty = new Set();
    fresh = new Set();
    if (areRulesOld) restart();
    areRulesOld = false;
    const relevant = paths === null ? null : await withoutIgnored(paths, made);
    if (!ending.signal.aborted && relevant?.size !== 0) onChange(relevant);
  }

  /** Removes paths that git ignores, and stops watching ignored folders. */
  async function withoutIgnored(paths: ReadonlySet<string>, made: ReadonlySet<string>): Promise<DirtyPaths> {
    const requested = [...new Set([...made, ...(paths.size <= PATHS_CHECKED_MAX ? paths : [])])].slice(
      0,
      PATHS_CHECKED_MAX,
    );
    const found = await ignoredPaths(repository, requested, reading).catch(ignoreExpected);
    if (found === undefined) return paths;
    const hidden = [...found].filter((path) => path.endsWith("/"));
    for (const path of hidden) folders?.drop(path.slice(0, -1));
    if (ignored.size > PATHS_MAX) ignored = new Set();
    for (const path of found) if (!path.endsWith("/")) ignored.add(path);
    const isWatched = (path: string): boolean =>
      !found.has(path) && !hidden.some((folder) => `${path}/`.startsWith(folder));
    return new Set([...paths].filter(isWatched));
  }

  async function begin(): Promise<void> {
    const listed = await listFolders(repository, reading);
    if (ending.signal.aborted || root === null) return;
    folders?.close();
    ignored = new Set();
    let isFull = false;
    const listener = {
      onPath: markDirty,
      onNewFolder: (path: string): void => void fresh.add(path),
      onFull: (): void => {
        isFull = true;
        poll();
      },
    };
    const watches = new FolderWatches(root, mostFolders, listener);
    folders = watches;
    await watches.addAll(listed.tracked);
    for (const path of listed.untracked) watches.take(path);
    if (isFull || ending.signal.aborted) return;
    mode = "EVENTS";
    stamp = null;
    onChange(null);
    pollIn(0);
  }

  /** Falls back to polling if the folders cannot be listed. */
  function restart(): void {
    starting = starting.then(begin).catch((error: unknown) => {
      ignoreExpected(error);
      if (!ending.signal.aborted) poll();
    });
  }

  function poll(): void {
    folders?.close();
    folders = null;
    if (mode === "POLLING") return;
    mode = "POLLING";
    pollIn(0);
  }

  function pollIn(milliseconds: number): void {
    clearTimeout(looking);
    if (!ending.signal.aborted) looking = setTimeout(() => void check(), milliseconds).unref();
  }

  async function check(): Promise<void> {
    const begun = performance.now();
    const found = await workTreeStamp(repository, reading).catch(ignoreExpected);
    if (ending.signal.aborted) return;
    const isOther = found !== stamp;
    const isFirst = stamp === null && mode === "EVENTS";
    stamp = found ?? null;
    // A failure is reported as a change, so that the next reader gets the error.
    if ((isOther && !isFirst) || found === undefined) onChange(null);
    const pause = POLL_PAUSES * (performance.now() - begun);
    const least = found === undefined ? SELDOM_MS : mode === "EVENTS" ? anywayMs : pollMs;
    pollIn(Math.max(least, Math.min(SELDOM_MS, pause)));
  }

  const index = root === null ? null : watchIndex(repository.gitDir, () => markDirty(null));
  restart();
  return {
    mode: () => mode,
    end() {
      ending.abort();
      clearTimeout(notifyTimer);
      clearTimeout(looking);
      folders?.close();
      index?.();
    },
  };

  function ignoreExpected(error: unknown): undefined {
    if (!(error instanceof GalleyError) && !ending.signal.aborted) throw error;
  }
}

/** Calls `onMove` when git has replaced the index; null if it cannot be watched. */
function watchIndex(gitDir: string, onMove: () => void): (() => void) | null {
  try {
    const watching = watch(gitDir, { persistent: false }, (_, name) => {
      if (name === "index") onMove();
    });
    watching.on("error", () => watching.close());
    return () => watching.close();
  } catch (error) {
    if (codeOf(error) === "") throw error;
    return null;
  }
}
