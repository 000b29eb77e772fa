import { watch } from "node:fs";
import { GalleyError } from "#contract/errors.ts";
import { WATCHED_FOLDERS_MAX } from "#contract/limits.ts";
import { FolderWatches } from "./FolderWatches.ts";
import { codeOf } from "../disk/fsErrors.ts";
import { ignoredPaths, listFolders, workTreeStamp } from "./lsFiles.ts";
import type { Repository } from "../openRepository.ts";

/**
 * What may have changed in a work tree: paths as `byteText` carries them, a folder standing for all in it; null where it may
 * be anything.
 */
export type DirtyPaths = ReadonlySet<string> | null;

export interface WorkTreeWatch {
  /** How it learns of changes: it lists the folders, the system tells, or it looks every now and then. */
  mode(): "STARTING" | "EVENTS" | "POLLING";
  end(): void;
}

export interface WatchWorkTreeOptions {
  /** How many folders are watched at most before it looks instead; WATCHED_FOLDERS_MAX if absent. */
  readonly mostFolders?: number | undefined;
  /** The shortest time between two looks where the system tells nothing, and where it does; in milliseconds. */
  readonly pollMs?: number | undefined;
  readonly anywayMs?: number | undefined;
}

/** How long it waits for more of the same, and how long at most, in milliseconds. */
const [QUIET_MS, LATEST_MS] = [100, 800];
const [POLL_MS, ANYWAY_MS, SELDOM_MS] = [2000, 45_000, 60_000];
/** A look comes after a pause of so many times what the last one took. */
const POLL_PAUSES = 20;
/** More paths than this in one moment are not told one by one, nor held against the rules for what is ignored. */
const [PATHS_MAX, ASKED_MAX] = [5000, 200];
const RULES = /(?:^|\/)\.gitignore$/u;

/**
 * Calls `onChange` soon after a file that git would see may have changed, and once when it has begun to watch: before that it
 * knows nothing. Hints, not facts: it may tell of what did not change, and what the system did not tell is found within a minute.
 * Where folders cannot all be watched it looks every now and then, the more seldom the more that costs. One watch for
 * each folder that is not ignored: 10,000 take about a second to set up, in the background, and some 15 MB. Does not keep the
 * process alive.
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
  let telling: NodeJS.Timeout | undefined;
  let looking: NodeJS.Timeout | undefined;
  let stamp: string | null = null;
  let areRulesOld = false;
  let beginning = Promise.resolve();

  /** Takes in that a path may have changed, or with null that anything may. */
  function hear(path: string | null): void {
    if (path !== null && ignored.has(path)) return;
    if (path === null || (dirty !== null && dirty.size >= PATHS_MAX)) dirty = null;
    else dirty?.add(path);
    if (path !== null && RULES.test(path)) areRulesOld = true;
    since ??= performance.now();
    clearTimeout(telling);
    const pause = Math.max(0, Math.min(QUIET_MS, since + LATEST_MS - performance.now()));
    telling = setTimeout(() => void tell(), pause).unref();
  }

  async function tell(): Promise<void> {
    since = null;
    const [paths, made] = [dirty, fresh];
    dirty = new Set();
    fresh = new Set();
    if (areRulesOld) beginAnew();
    areRulesOld = false;
    const relevant = paths === null ? null : await withoutIgnored(paths, made);
    if (!ending.signal.aborted && relevant?.size !== 0) onChange(relevant);
  }

  /** Leaves out what git ignores, and watches such folders no more. */
  async function withoutIgnored(paths: ReadonlySet<string>, made: ReadonlySet<string>): Promise<DirtyPaths> {
    const asked = [...new Set([...made, ...(paths.size <= ASKED_MAX ? paths : [])])].slice(0, ASKED_MAX);
    const found = await ignoredPaths(repository, asked, reading).catch(notForeseen);
    if (found === undefined) return paths;
    const hidden = [...found].filter((path) => path.endsWith("/"));
    for (const path of hidden) folders?.drop(path.slice(0, -1));
    if (ignored.size > PATHS_MAX) ignored = new Set();
    for (const path of found) if (!path.endsWith("/")) ignored.add(path);
    const isSeen = (path: string): boolean =>
      !found.has(path) && !hidden.some((folder) => `${path}/`.startsWith(folder));
    return new Set([...paths].filter(isSeen));
  }

  async function begin(): Promise<void> {
    const listed = await listFolders(repository, reading);
    if (ending.signal.aborted || root === null) return;
    folders?.close();
    ignored = new Set();
    let isFull = false;
    const listener = {
      onPath: hear,
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
    lookIn(0);
  }

  /** Where the folders cannot be listed it looks instead. */
  function beginAnew(): void {
    beginning = beginning.then(begin).catch((error: unknown) => {
      notForeseen(error);
      if (!ending.signal.aborted) poll();
    });
  }

  function poll(): void {
    folders?.close();
    folders = null;
    if (mode === "POLLING") return;
    mode = "POLLING";
    lookIn(0);
  }

  function lookIn(milliseconds: number): void {
    clearTimeout(looking);
    if (!ending.signal.aborted) looking = setTimeout(() => void look(), milliseconds).unref();
  }

  async function look(): Promise<void> {
    const begun = performance.now();
    const found = await workTreeStamp(repository, reading).catch(notForeseen);
    if (ending.signal.aborted) return;
    const isOther = found !== stamp;
    const isFirst = stamp === null && mode === "EVENTS";
    stamp = found ?? null;
    // What cannot be looked at is told: who reads it is told why.
    if ((isOther && !isFirst) || found === undefined) onChange(null);
    const pause = POLL_PAUSES * (performance.now() - begun);
    const least = found === undefined ? SELDOM_MS : mode === "EVENTS" ? anywayMs : pollMs;
    lookIn(Math.max(least, Math.min(SELDOM_MS, pause)));
  }

  const index = root === null ? null : watchIndex(repository.gitDir, () => hear(null));
  beginAnew();
  return {
    mode: () => mode,
    end() {
      ending.abort();
      clearTimeout(telling);
      clearTimeout(looking);
      folders?.close();
      index?.();
    },
  };

  function notForeseen(error: unknown): undefined {
    if (!(error instanceof GalleyError) && !ending.signal.aborted) throw error;
  }
}

/** Calls `onMove` when git has put a new index in place; null where that cannot be watched. */
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
