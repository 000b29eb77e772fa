import { setTimeout as wait } from "node:timers/promises";
import { GalleyError } from "#contract/errors.ts";
import { GIT_CHILDREN_MAX, GIT_HEAVY_CHILDREN_MAX, GIT_QUEUE_MAX } from "#contract/limits.ts";
import type { Priority } from "../Repository.ts";
import { onAbort } from "./streams.ts";

export interface QueueEntry {
  readonly priority: Priority;
  /** True if it keeps a whole core busy for long: blame, grep, walks over the whole history. */
  readonly heavy: boolean;
}

interface Waiting extends QueueEntry {
  readonly begin: () => void;
  /** The signal of the request that it is for; absent if it is for none. */
  readonly signal: AbortSignal | undefined;
}

const ORDER: readonly Priority[] = ["interactive", "prefetch", "background"];

/** The number of children of this and lower priorities that may run. An interactive child always finds a free place. */
const MAX_RUNNING: Readonly<Record<Priority, number>> = {
  interactive: GIT_CHILDREN_MAX,
  prefetch: GIT_CHILDREN_MAX - 1,
  background: 1,
};

/** The time at which a child that somebody waits for last began or ended. */
let lastUse = 0;

function noteUse({ priority }: QueueEntry): void {
  if (priority !== "background") lastUse = performance.now();
}

/** Waits until no child that somebody waits for has run for so many milliseconds. */
export async function quietFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  const isBusy = (): boolean => running.some(({ priority }) => priority !== "background");
  for (let left = milliseconds; left > 0; left = isBusy() ? milliseconds : lastUse + milliseconds - performance.now())
    await wait(left, undefined, { signal, ref: false });
}

const waiting: Record<Priority, Waiting[]> = { interactive: [], prefetch: [], background: [] };
const running: QueueEntry[] = [];

function mayBegin(queueEntry: QueueEntry): boolean {
  if (running.length >= GIT_CHILDREN_MAX) return false;
  if (queueEntry.heavy && running.filter((other) => other.heavy).length >= GIT_HEAVY_CHILDREN_MAX) return false;
  const rank = ORDER.indexOf(queueEntry.priority);
  return running.filter((other) => ORDER.indexOf(other.priority) >= rank).length < MAX_RUNNING[queueEntry.priority];
}

function advance(): void {
  for (const priority of ORDER) {
    const queue = waiting[priority];
    for (let i = 0; i < queue.length;) {
      const next = queue[i];
      if (next === undefined || !mayBegin(next)) {
        i += 1;
        continue;
      }
      queue.splice(i, 1);
      next.begin();
    }
  }
}

/** Counts what waits. All calls of one request count once, so that no request is refused because of its own calls. */
function queued(): number {
  const all = ORDER.flatMap((priority) => waiting[priority]);
  return all.length < GIT_QUEUE_MAX ? all.length : new Set(all.map((entry) => entry.signal ?? entry)).size;
}

/**
 * Waits for a free place and resolves to a function that releases it. At most GIT_CHILDREN_MAX children run at once, of
 * them GIT_HEAVY_CHILDREN_MAX heavy ones. Higher priorities go first, else first come, first served. Fails as
 * OVERLOADED if those of GIT_QUEUE_MAX requests are waiting already, and with the signal's reason when that fires first.
 */
export function childQueue(queueEntry: QueueEntry, signal?: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    let calledOff = (): void => undefined;
    const entry: Waiting = {
      ...queueEntry,
      signal,
      begin() {
        calledOff();
        running.push(entry);
        noteUse(entry);
        resolve(() => {
          const at = running.indexOf(entry);
          if (at < 0) return;
          running.splice(at, 1);
          noteUse(entry);
          advance();
        });
      },
    };
    function leave(): void {
      const queue = waiting[queueEntry.priority];
      const at = queue.indexOf(entry);
      if (at >= 0) queue.splice(at, 1);
      reject(signal?.reason);
    }
    if (mayBegin(entry)) return entry.begin();
    if (queued() >= GIT_QUEUE_MAX) return reject(new GalleyError("OVERLOADED"));
    calledOff = onAbort(signal, leave);
    waiting[queueEntry.priority].push(entry);
  });
}
