import { GalleyError } from "#contract/errors.ts";
import { GIT_CHILDREN_MAX, GIT_HEAVY_CHILDREN_MAX, GIT_QUEUE_MAX } from "#contract/limits.ts";
import { onAbort } from "./streams.ts";

/** Who waits for a child: a person, a guess at what they will want next, or nobody. */
export type Priority = "interactive" | "prefetch" | "background";

export interface Turn {
  readonly priority: Priority;
  /** Busy for long on a whole core: blame, grep, walks over all of history. */
  readonly heavy: boolean;
}

interface Waiting extends Turn {
  readonly begin: () => void;
}

const ORDER: readonly Priority[] = ["interactive", "prefetch", "background"];

/** How many children of a priority, together with the less pressing ones, may run: there is always room for a person. */
const ROOM: Readonly<Record<Priority, number>> = {
  interactive: GIT_CHILDREN_MAX,
  prefetch: GIT_CHILDREN_MAX - 1,
  background: 1,
};

const waiting: Record<Priority, Waiting[]> = { interactive: [], prefetch: [], background: [] };
const running: Turn[] = [];

function mayBegin(turn: Turn): boolean {
  if (running.length >= GIT_CHILDREN_MAX) return false;
  if (turn.heavy && running.filter((other) => other.heavy).length >= GIT_HEAVY_CHILDREN_MAX) return false;
  const rank = ORDER.indexOf(turn.priority);
  return running.filter((other) => ORDER.indexOf(other.priority) >= rank).length < ROOM[turn.priority];
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

function queued(): number {
  return ORDER.reduce((sum, priority) => sum + waiting[priority].length, 0);
}

/**
 * Waits for a turn to run a child and gives the function that ends it. At most GIT_CHILDREN_MAX run at once, of them
 * GIT_HEAVY_CHILDREN_MAX heavy ones; the more pressing first, else first come, first served. Fails as OVERLOADED when
 * GIT_QUEUE_MAX wait already, and with the signal's reason when that fires first.
 */
export function childQueue(turn: Turn, signal?: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    let calledOff = (): void => undefined;
    const entry: Waiting = {
      ...turn,
      begin() {
        calledOff();
        running.push(entry);
        resolve(() => {
          const at = running.indexOf(entry);
          if (at < 0) return;
          running.splice(at, 1);
          advance();
        });
      },
    };
    function leave(): void {
      const queue = waiting[turn.priority];
      const at = queue.indexOf(entry);
      if (at >= 0) queue.splice(at, 1);
      reject(signal?.reason);
    }
    if (mayBegin(entry)) {
      entry.begin();
      return;
    }
    if (queued() >= GIT_QUEUE_MAX) {
      reject(new GalleyError("OVERLOADED"));
      return;
    }
    calledOff = onAbort(signal, leave);
    waiting[turn.priority].push(entry);
  });
}
