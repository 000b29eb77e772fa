import { LogFrontier } from "./LogFrontier.ts";
import { logRows, type LogOptions } from "./logRows.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";

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
