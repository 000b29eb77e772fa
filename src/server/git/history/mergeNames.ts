import type { HistoryRow } from "./HistoryRow.ts";
import type { LogRow } from "./logRows.ts";
import type { Oid } from "../oid.ts";

/** The commits that change one file under one of its names, in git's order. */
export interface NamedLog {
  readonly path: string;
  readonly rows: readonly LogRow[];
  /** The commits in which the name was given up for a newer one: one of them is listed before the first of these. */
  readonly after: ReadonlySet<Oid>;
  /** What the file was called before, by the commit that gave it this name. */
  readonly origins: ReadonlyMap<Oid, string>;
}

/**
 * Makes one list of the logs of a file's names: each log in its own order, of several heads the newest first, the log of an
 * older name not before a commit that gave it up. Where clocks were wrong, commits of two names may stand in the wrong order. Linear in the commits times the names that are open at once.
 */
export function mergeNames(logs: readonly NamedLog[]): readonly HistoryRow[] {
  const listed = new Set<Oid>();
  const merged: HistoryRow[] = [];
  const places = logs.map(() => 0);
  for (;;) {
    let best = -1;
    for (const [index, { rows, after }] of logs.entries()) {
      const head = rows[places[index] ?? 0];
      if (head === undefined || !hasBegun(listed, after)) continue;
      const other = best < 0 ? undefined : logs[best]?.rows[places[best] ?? 0];
      if (other === undefined || head.at > other.at) best = index;
    }
    const log = logs[best];
    const place = places[best] ?? 0;
    const row = log?.rows[place];
    if (log === undefined || row === undefined) return merged;
    places[best] = place + 1;
    listed.add(row.oid);
    merged.push({ oid: row.oid, path: log.path, origin: log.origins.get(row.oid) ?? null });
  }
}

function hasBegun(listed: ReadonlySet<Oid>, after: ReadonlySet<Oid>): boolean {
  if (after.size === 0) return true;
  for (const oid of after) if (listed.has(oid)) return true;
  return false;
}
