import { stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SNAPSHOT_DAYS } from "#contract/limits.ts";
import { cacheFailure, unlessMissing } from "../disk/fsErrors.ts";
import { galleySignature } from "../objects/commitObject.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { updateRefs } from "../refs/updateRefs.ts";
import { type KeptSnapshot, listSnapshots } from "./listSnapshots.ts";

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

/**
 * Takes the refs of some snapshots away, all or none; git then removes what nothing else leads to when it next cleans up. Tells
 * how many went: none where somebody else took one away first. Fails as READ_ONLY.
 */
export async function dropSnapshots(
  repository: Repository,
  snapshots: readonly Pick<KeptSnapshot, "ref" | "keeper">[],
  { now = () => Math.floor(Date.now() / 1000) }: { readonly now?: (() => number) | undefined } = {},
): Promise<number> {
  if (snapshots.length === 0) return 0;
  const changes = snapshots.map(({ ref, keeper }) => ({ name: ref, from: keeper, to: null }));
  const by = { ...galleySignature, at: now() };
  const moved = await updateRefs(repository, changes, { by, reason: null });
  return moved === "moved" ? snapshots.length : 0;
}
