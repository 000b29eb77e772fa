import { stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SNAPSHOT_DAYS } from "#contract/limits.ts";
import { cacheFailure } from "../disk/cacheFailure.ts";
import { dropSnapshots } from "./dropSnapshots.ts";
import { listSnapshots } from "./listSnapshots.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { unlessMissing } from "../disk/unlessMissing.ts";

const DAY = 24 * 60 * 60;
const MARK = "snapshots-pruned";
/** What the mark holds when nothing was taken away because so much time had passed. */
const LEAPT = "the clock leapt, or nobody was here";

export interface PruneOptions extends ReadOptions {
  /** In seconds since 1970; the system's clock if absent. */
  readonly now?: (() => number) | undefined;
}

/**
 * Takes away the snapshots of all work trees that are older than SNAPSHOT_DAYS and that nothing refers to, and tells how many
 * went. Does so once a day at most, and asks for what is to stay only then: commits, of which any part of a snapshot may be
 * one. Where more time has passed since the last look than a snapshot is kept for, only the next look takes any away: a clock
 * that was set wrong for some hours makes all of them old. Fails as READ_ONLY; nothing went then.
 */
export async function pruneSnapshots(
  repository: Repository,
  keep: () => Promise<ReadonlySet<Oid>>,
  { now = () => Math.floor(Date.now() / 1000), ...options }: PruneOptions = {},
): Promise<number> {
  const time = now();
  const mark = join(repository.shadow, MARK);
  const last = await unlessMissing(stat(mark));
  const passed = last === null ? DAY : Math.abs(time - last.mtimeMs / 1000);
  if (passed < DAY) return 0;
  if (passed > SNAPSHOT_DAYS * DAY && last?.size === 0) {
    await markPruned(mark, time, LEAPT);
    return 0;
  }
  // Looked for at the beginning: what is taken meanwhile is new, and what is referred to meanwhile is in `keep`.
  const listed = await listSnapshots(repository, { ...options, of: "all" });
  const old = listed.filter(({ takenAt }) => takenAt < time - SNAPSHOT_DAYS * DAY);
  const kept = old.length === 0 ? new Set<Oid>() : await keep();
  const isKept = (oid: Oid | null): boolean => oid !== null && kept.has(oid);
  const unused = old.filter((one) => ![one.commit, one.index, one.tracked, one.conflicted, one.keeper].some(isKept));
  const dropped = await dropSnapshots(repository, unused, { now });
  await markPruned(mark, time, "");
  return dropped;
}

async function markPruned(mark: string, time: number, text: string): Promise<void> {
  try {
    await writeFile(mark, text, { mode: 0o600 });
    await utimes(mark, time, time);
  } catch (error) {
    throw cacheFailure(mark, error);
  }
}
