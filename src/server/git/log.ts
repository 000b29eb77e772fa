import { GIT_WALK_MS } from "#contract/limits.ts";
import { requireOids, type Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";
import { readGit } from "./readGit.ts";
import type { ReadOptions } from "./readOptions.ts";

/** A page of history. `frontier` is where the next page starts; empty at the end. */
export interface LogPage {
  readonly oids: readonly Oid[];
  readonly frontier: readonly Oid[];
}

export interface LogOptions extends ReadOptions {
  /** Where to start: commits, or the frontier of the page before. */
  readonly tips: readonly Oid[];
  /** Commits whose whole history is left out; the same on every page. */
  readonly exclude?: readonly Oid[] | undefined;
  /** How many commits to list; at least 1. */
  readonly count: number;
}

/**
 * Lists a page of history, newest first and no commit before its children. The frontier is what was reached and not
 * listed; starting over from it neither loses nor repeats a commit at any depth, however clocks were set. It stands in
 * the order in which its commits became due, which is how git breaks a tie between equal dates. A page takes 10 to 25 ms
 * with a commit-graph; without one the first walks all of history.
 */
export async function log(repository: Repository, options: LogOptions): Promise<LogPage> {
  const { tips, exclude = [], count, ...rest } = options;
  requireOids(...tips, ...exclude);
  if (tips.length === 0) return { oids: [], frontier: [] };
  const wanted = Math.max(1, Math.trunc(count));
  // One more than wanted tells whether there is a next page at all.
  const args = ["rev-list", "--date-order", "--parents", `--max-count=${wanted + 1}`, "--stdin"];
  const input = [...tips, ...exclude.map((oid) => `^${oid}`), ""].join("\n");
  const call = { ...rest, where: "shadow", args, input, timeoutMs: GIT_WALK_MS } as const;
  const text = (await readGit(repository, call)).stdout.toString("latin1");
  const rows = text.split("\n", wanted + 1).filter((line) => line !== "");
  const oids: Oid[] = [];
  const frontier = new Set(tips);
  for (const row of rows.slice(0, wanted)) {
    const [oid = "", ...parents] = row.split(" ");
    oids.push(oid);
    for (const parent of parents) {
      frontier.delete(parent);
      frontier.add(parent);
    }
    frontier.delete(oid);
  }
  return { oids, frontier: rows.length > wanted ? [...frontier] : [] };
}
