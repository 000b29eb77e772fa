import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRunning } from "#server/git/disk/folderLock.ts";
import { codeOf, unlessMissing } from "#server/git/disk/fsErrors.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";

/** A person or program that waits until a review is submitted. */
interface ReviewWatcher {
  /** The name that the watcher gives itself; not verified. */
  readonly name: string;
  readonly isAgent: boolean;
  /** Seconds since 1970. */
  readonly since: number;
  /** The id of the work tree or bare repository in which it waits; null if an earlier version began to wait. */
  readonly worktree: string | null;
}

function watchersFolder({ mirror }: Pick<Repository, "mirror">): string {
  return join(mirror, "waiting");
}

const SOMEBODY = "somebody";
/** Interval in ms at which a watcher renews its file: several times before `readReviewWatchers` takes it for gone. */
const BEAT_MS = 15_000;

/**
 * Shows the pages of this repository that somebody waits for a review to be submitted, through a small file beside the
 * repository whose time is renewed while this process lives. Returns the function that ends it. If the file cannot be
 * written, the wait continues unseen. Keeps the process alive, which watching refs does not.
 */
export async function beginWaiting(
  { git, viewer, now }: Pick<ReviewContext, "git" | "viewer" | "now">,
  { revision }: Pick<IndexedReview, "revision">,
): Promise<() => Promise<void>> {
  const folder = watchersFolder(git);
  const file = join(folder, `${randomUUID()}.json`);
  const { agent, name, email } = viewer;
  const who = {
    name: agent ?? name ?? email ?? SOMEBODY,
    isAgent: agent !== undefined,
  };
  const text = JSON.stringify({
    v: 0,
    pid: process.pid,
    review: revision,
    ...who,
    since: now(),
    worktree: git.id,
  });
  let heartbeat = writeWatcher();
  async function writeWatcher(): Promise<void> {
    try {
      const moment = new Date();
      await utimes(file, moment, moment).catch(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(file, text, { mode: 0o600 });
      });
    } catch {
      // A full disk must not end the wait; the next beat tries again.
    }
  }
  await heartbeat;
  const timer = setInterval(() => (heartbeat = writeWatcher()), BEAT_MS);
  return async () => {
    clearInterval(timer);
    await heartbeat;
    await rm(file, { force: true }).catch(() => undefined); // a file that stays counts as gone after a while
  };
}

/** Age in ms from which a file is ignored even if a process has its number: four times the renewal interval. */
const SILENT_MS = 60_000;
const FILES_MAX = 100;
const FILE = /^[\da-f-]{36}\.json$/u;

/**
 * Returns the watchers by first commit of the review, oldest first. Ignores those whose process is gone. Reads a small
 * file for each.
 */
export async function readReviewWatchers(
  repository: Pick<Repository, "mirror">,
): Promise<ReadonlyMap<string, readonly ReviewWatcher[]>> {
  const folder = watchersFolder(repository);
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const files = names.filter((name) => FILE.test(name)).slice(0, FILES_MAX);
  const found = await Promise.all(files.map((name) => readReviewWatcher(join(folder, name))));
  const waiting = found.filter((one) => one !== null).toSorted((one, other) => one.since - other.since);
  const byReview = new Map<string, readonly ReviewWatcher[]>();
  for (const { review, ...watcher } of waiting) byReview.set(review, [...(byReview.get(review) ?? []), watcher]);
  return byReview;
}

async function readReviewWatcher(file: string): Promise<(ReviewWatcher & { readonly review: string }) | null> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > SILENT_MS) {
      await rm(file, { force: true });
      return null;
    }
    const fields: unknown = JSON.parse(await readFile(file, "utf8"));
    if (typeof fields !== "object" || fields === null) return null;
    const { pid, review, name, isAgent, since, worktree }: Readonly<Record<string, unknown>> = { ...fields };
    const isWatcher = typeof pid === "number" && typeof name === "string" && typeof since === "number";
    if (!isWatcher || typeof review !== "string" || !isRunning(pid)) return null;
    return { review, name, isAgent: isAgent === true, since, worktree: typeof worktree === "string" ? worktree : null };
  } catch (error) {
    // The file is half written or was deleted meanwhile.
    if (error instanceof SyntaxError || codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** Polling interval; the folder is nearly always empty. */
const POLL_MS = 1000;

/**
 * Calls `onChange` with the first commits of the reviews whose watchers changed. Does not keep the process alive.
 * Returns the function that ends it.
 */
export function onReviewWatchersChange(
  repository: Pick<Repository, "mirror">,
  onChange: (reviews: ReadonlySet<string>) => void,
): () => void {
  let last: ReadonlyMap<string, string> | null = null;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    const found = await readReviewWatchers(repository).catch(() => new Map<string, readonly ReviewWatcher[]>()); // the next poll reports it
    if (isOver) return;
    const now = new Map([...found].map(([review, watchers]) => [review, JSON.stringify(watchers)]));
    const before = last ?? now;
    last = now;
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter((one) => before.get(one) !== now.get(one));
    if (changed.length > 0) onChange(new Set(changed));
    timer = setTimeout(() => void poll(), POLL_MS).unref();
  }

  void poll();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
