import { stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SNAPSHOT_DAYS } from "#contract/limits.ts";
import { cacheFailure, unlessMissing } from "../disk/fsErrors.ts";
import { galleySignature } from "../objects/ObjectPack.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { updateRefs } from "../refs/updateRefs.ts";
import { type SavedSnapshot, listSnapshots } from "./listSnapshots.ts";

export const DAY = 24 * 60 * 60;
const MARK = "snapshots-pruned";
/** The text of the mark if nothing was deleted because too much time had passed. */
const LEAPT = "the clock jumped, or Galley was not used";

export interface PruneOptions extends ReadOptions {
  /** In seconds since 1970; the system's clock if absent. */
  readonly now?: (() => number) | undefined;
}

/**
 * Deletes the snapshots of all work trees that are older than SNAPSHOT_DAYS and unused, and returns their number. Runs
 * at most once a day, and only then calls `findRetained` for the commits to keep; a snapshot stays if any of its
 * commits is among them. If more time has passed since the last run than snapshots are kept for, only the next run
 * deletes any, because a clock that is wrong for some hours makes all of them look old. Fails as READ_ONLY and then
 * deletes nothing.
 */
export async function pruneSnapshots(
  repository: Repository,
  findRetained: () => Promise<ReadonlySet<Oid>>,
  { now = () => Math.floor(Date.now() / 1000), ...options }: PruneOptions = {},
): Promise<number> {
  const time = now();
  const mark = join(repository.mirror, MARK);
  const last = await unlessMissing(stat(mark));
  const elapsed = last === null ? DAY : Math.abs(time - last.mtimeMs / 1000);
  if (elapsed < DAY) return 0;
  if (elapsed > SNAPSHOT_DAYS * DAY && last?.size === 0) {
    await markPruned(mark, time, LEAPT);
    return 0;
  }
  // Listed before `findRetained`: a snapshot taken meanwhile is new, and one referenced meanwhile is in its result.
  const listed = await listSnapshots(repository, { ...options, of: "all" });
  const old = listed.filter(({ takenAt }) => takenAt < time - SNAPSHOT_DAYS * DAY);
  const retained = old.length === 0 ? new Set<Oid>() : await findRetained();
  const isRetained = (oid: Oid | null): boolean => oid !== null && retained.has(oid);
  const unused = old.filter(
    (one) => ![one.commit, one.index, one.tracked, one.conflicted, one.settled, one.keeper].some(isRetained),
  );
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

/**
 * Deletes the refs of snapshots, all or none; git's next gc then removes unreachable objects. Returns the number of
 * deleted snapshots: 0 if another process deleted one of them first. Fails as READ_ONLY.
 */
export async function dropSnapshots(
  repository: Repository,
  snapshots: readonly Pick<SavedSnapshot, "ref" | "keeper">[],
  { now = () => Math.floor(Date.now() / 1000) }: { readonly now?: (() => number) | undefined } = {},
): Promise<number> {
  if (snapshots.length === 0) return 0;
  const changes = snapshots.map(({ ref, keeper }) => ({ name: ref, from: keeper, to: null }));
  const by = { ...galleySignature, at: now() };
  const moved = await updateRefs(repository, changes, { by, reason: null });
  return moved === "moved" ? snapshots.length : 0;
}
