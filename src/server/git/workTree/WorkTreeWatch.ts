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
type DirtyPaths = ReadonlySet<string> | null;

export interface WorkTreeWatchOptions {
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
export class WorkTreeWatch {
  readonly #repository: Repository;
  readonly #onChange: (paths: DirtyPaths) => void;
  readonly #options: Readonly<Record<keyof WorkTreeWatchOptions, number>>;
  readonly #ending = new AbortController();
  readonly #reading = { signal: this.#ending.signal, priority: "background" } as const;
  readonly #endIndex: (() => void) | null;
  #mode: "STARTING" | "EVENTS" | "POLLING" = "STARTING";
  #folders: FolderWatches | null = null;
  #dirty: Set<string> | null = new Set();
  #fresh = new Set<string>();
  #ignored = new Set<string>();
  #since: number | null = null;
  #notifyTimer: NodeJS.Timeout | undefined;
  #checkTimer: NodeJS.Timeout | undefined;
  #stamp: string | null = null;
  #areRulesOld = false;
  #starting = Promise.resolve();

  constructor(repository: Repository, onChange: (paths: DirtyPaths) => void, options: WorkTreeWatchOptions = {}) {
    this.#repository = repository;
    this.#onChange = onChange;
    const { mostFolders = WATCHED_FOLDERS_MAX, pollMs = POLL_MS, anywayMs = ANYWAY_MS } = options;
    this.#options = { mostFolders, pollMs, anywayMs };
    const { workTree, gitDir } = repository;
    this.#endIndex = workTree === null ? null : watchIndex(gitDir, () => this.#markDirty(null));
    this.#restart();
  }

  /**
   * The source of changes: STARTING lists the folders, EVENTS uses the system's notifications, and POLLING checks at
   * intervals.
   */
  get mode(): "STARTING" | "EVENTS" | "POLLING" {
    return this.#mode;
  }

  end(): void {
    this.#ending.abort();
    clearTimeout(this.#notifyTimer);
    clearTimeout(this.#checkTimer);
    this.#folders?.close();
    this.#endIndex?.();
  }

  /** Records that a path may have changed, or with null that anything may have. */
  #markDirty(path: string | null): void {
    if (path !== null && this.#ignored.has(path)) return;
    if (path === null || (this.#dirty !== null && this.#dirty.size >= PATHS_MAX)) this.#dirty = null;
    else this.#dirty?.add(path);
    if (path !== null && RULES.test(path)) this.#areRulesOld = true;
    this.#since ??= performance.now();
    clearTimeout(this.#notifyTimer);
    const pause = Math.max(0, Math.min(QUIET_MS, this.#since + LATEST_MS - performance.now()));
    this.#notifyTimer = setTimeout(() => void this.#notify(), pause).unref();
  }

  async #notify(): Promise<void> {
    this.#since = null;
    const [paths, made] = [this.#dirty, this.#fresh];
    this.#dirty = new Set();
    this.#fresh = new Set();
    if (this.#areRulesOld) this.#restart();
    this.#areRulesOld = false;
    const relevant = paths === null ? null : await this.#withoutIgnored(paths, made);
    if (!this.#ending.signal.aborted && relevant?.size !== 0) this.#onChange(relevant);
  }

  /** Removes paths that git ignores, and stops watching ignored folders. */
  async #withoutIgnored(paths: ReadonlySet<string>, made: ReadonlySet<string>): Promise<DirtyPaths> {
    const asked = [...new Set([...made, ...(paths.size <= PATHS_CHECKED_MAX ? paths : [])])];
    const found = await ignoredPaths(this.#repository, asked.slice(0, PATHS_CHECKED_MAX), this.#reading).catch(
      this.#ignoreExpected,
    );
    if (found === undefined) return paths;
    const hidden = [...found].filter((path) => path.endsWith("/"));
    for (const path of hidden) this.#folders?.drop(path.slice(0, -1));
    if (this.#ignored.size > PATHS_MAX) this.#ignored = new Set();
    for (const path of found) if (!path.endsWith("/")) this.#ignored.add(path);
    const isWatched = (path: string): boolean =>
      !found.has(path) && !hidden.some((folder) => `${path}/`.startsWith(folder));
    return new Set([...paths].filter(isWatched));
  }

  async #begin(): Promise<void> {
    const { workTree } = this.#repository;
    const listed = await listFolders(this.#repository, this.#reading);
    if (this.#ending.signal.aborted || workTree === null) return;
    this.#folders?.close();
    this.#ignored = new Set();
    let isFull = false;
    const listener = {
      onPath: (path: string | null): void => this.#markDirty(path),
      onNewFolder: (path: string): void => void this.#fresh.add(path),
      onFull: (): void => {
        isFull = true;
        this.#poll();
      },
    };
    const watches = new FolderWatches(workTree, this.#options.mostFolders, listener);
    this.#folders = watches;
    await watches.addAll(listed.tracked);
    for (const path of listed.untracked) watches.take(path);
    if (isFull || this.#ending.signal.aborted) return;
    this.#mode = "EVENTS";
    this.#stamp = null;
    this.#onChange(null);
    this.#checkIn(0);
  }

  /** Falls back to polling if the folders cannot be listed. */
  #restart(): void {
    this.#starting = this.#starting
      .then(() => this.#begin())
      .catch((error: unknown) => {
        this.#ignoreExpected(error);
        if (!this.#ending.signal.aborted) this.#poll();
      });
  }

  #poll(): void {
    this.#folders?.close();
    this.#folders = null;
    if (this.#mode === "POLLING") return;
    this.#mode = "POLLING";
    this.#checkIn(0);
  }

  #checkIn(milliseconds: number): void {
    clearTimeout(this.#checkTimer);
    if (!this.#ending.signal.aborted) this.#checkTimer = setTimeout(() => void this.#check(), milliseconds).unref();
  }

  async #check(): Promise<void> {
    const begun = performance.now();
    const found = await workTreeStamp(this.#repository, this.#reading).catch(this.#ignoreExpected);
    if (this.#ending.signal.aborted) return;
    const isOther = found !== this.#stamp;
    const isFirst = this.#stamp === null && this.#mode === "EVENTS";
    this.#stamp = found ?? null;
    // A failure is reported as a change, so that the next reader gets the error.
    if ((isOther && !isFirst) || found === undefined) this.#onChange(null);
    const pause = POLL_PAUSES * (performance.now() - begun);
    const { anywayMs, pollMs } = this.#options;
    const least = found === undefined ? SELDOM_MS : this.#mode === "EVENTS" ? anywayMs : pollMs;
    this.#checkIn(Math.max(least, Math.min(SELDOM_MS, pause)));
  }

  readonly #ignoreExpected = (error: unknown): undefined => {
    if (!(error instanceof GalleyError) && !this.#ending.signal.aborted) throw error;
  };
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
