import type { Repository } from "#server/git/openRepository.ts";
import { readWaiters } from "./readWaiters.ts";
import type { Waiter } from "./Waiter.ts";

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
