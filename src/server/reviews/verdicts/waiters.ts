import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { codeOf, unlessMissing } from "#server/git/disk/fsErrors.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import type { BookedReview } from "../state/IndexedReview.ts";

/** Who waits until a review is handed back. */
interface Waiter {
  /** What they call themselves, which nobody has checked. */
  readonly name: string;
  /** Whether it is a program. */
  readonly isAgent: boolean;
  /** Seconds since 1970. */
  readonly since: number;
}

/** Gives the folder beside a repository in which those who wait say so. */
function waitersFolder({ shadow }: Pick<Repository, "shadow">): string {
  return join(shadow, "waiting");
}

const SOMEBODY = "somebody";
/** How often whoever waits says so anew, in milliseconds: a few times before `readWaiters` takes them for gone. */
const BEAT_MS = 15_000;

/**
 * Lets the pages of this repository know that somebody waits until a review is handed back, by a small file beside the
 * repository whose time goes on as long as this process does. Gives the function that ends it. Where the file cannot be
 * written nobody sees it, and the waiting goes on. Keeps the process alive until then, which looking at refs does not.
 */
export async function beginWaiting(
  { git, viewer, now }: Pick<ReviewRoom, "git" | "viewer" | "now">,
  { revision }: Pick<BookedReview, "revision">,
): Promise<() => Promise<void>> {
  const folder = waitersFolder(git);
  const file = join(folder, `${randomUUID()}.json`);
  const { agent, name, email } = viewer;
  const who = { name: agent ?? name ?? email ?? SOMEBODY, isAgent: agent !== undefined };
  const text = JSON.stringify({ v: 0, pid: process.pid, review: revision, ...who, since: now() });
  let beating = say();
  async function say(): Promise<void> {
    try {
      const moment = new Date();
      await utimes(file, moment, moment).catch(async () => {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(file, text, { mode: 0o600 });
      });
    } catch {
      // A full disk keeps nobody from waiting; the next beat tries again.
    }
  }
  await beating;
  const timer = setInterval(() => (beating = say()), BEAT_MS);
  return async () => {
    clearInterval(timer);
    await beating;
    await rm(file, { force: true }).catch(() => undefined); // left there, it soon counts as gone
  };
}

/** Past this nobody waits any more, whatever process bears the number: four times what they take to say so anew. */
const SILENT_MS = 60_000;
/** More at once are not looked at. */
const FILES_MAX = 100;
const FILE = /^[\da-f-]{36}\.json$/u;

/**
 * Tells who waits until a review is handed back, by the reviews' first commits, those first that began first. Whose process is
 * gone does not wait any more. Reads a small file for each.
 */
export async function readWaiters(
  repository: Pick<Repository, "shadow">,
): Promise<ReadonlyMap<string, readonly Waiter[]>> {
  const folder = waitersFolder(repository);
  const names = (await unlessMissing(readdir(folder))) ?? [];
  const files = names.filter((name) => FILE.test(name)).slice(0, FILES_MAX);
  const found = await Promise.all(files.map((name) => readWaiter(join(folder, name))));
  const waiting = found.filter((one) => one !== null).toSorted((one, other) => one.since - other.since);
  const byReview = new Map<string, readonly Waiter[]>();
  for (const { review, ...waiter } of waiting) byReview.set(review, [...(byReview.get(review) ?? []), waiter]);
  return byReview;
}

async function readWaiter(file: string): Promise<(Waiter & { readonly review: string }) | null> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > SILENT_MS) {
      await rm(file, { force: true });
      return null;
    }
    const fields: unknown = JSON.parse(await readFile(file, "utf8"));
    if (typeof fields !== "object" || fields === null) return null;
    const { pid, review, name, isAgent, since }: Readonly<Record<string, unknown>> = { ...fields };
    const isWaiter = typeof pid === "number" && typeof name === "string" && typeof since === "number";
    if (!isWaiter || typeof review !== "string" || !isAlive(pid)) return null;
    return { review, name, isAgent: isAgent === true, since };
  } catch (error) {
    // Half written, or ended between two looks.
    if (error instanceof SyntaxError || codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** Between two looks: one at a folder that is empty nearly always. */
const LOOK_MS = 1000;

/**
 * Calls `onChange` with the first commits of the reviews that somebody began or ceased to wait for. Does not keep the process
 * alive. Gives the function that ends it.
 */
export function watchWaiters(
  repository: Pick<Repository, "shadow">,
  onChange: (reviews: ReadonlySet<string>) => void,
): () => void {
  let last: ReadonlyMap<string, string> | null = null;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const found = await readWaiters(repository).catch(() => new Map<string, readonly Waiter[]>()); // the next look tells
    if (isOver) return;
    const now = new Map([...found].map(([review, waiters]) => [review, JSON.stringify(waiters)]));
    const before = last ?? now;
    last = now;
    const changed = [...new Set([...before.keys(), ...now.keys()])].filter((one) => before.get(one) !== now.get(one));
    if (changed.length > 0) onChange(new Set(changed));
    timer = setTimeout(() => void look(), LOOK_MS).unref();
  }

  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
