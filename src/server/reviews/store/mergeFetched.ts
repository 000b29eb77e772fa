import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import { unpackObjects } from "#server/git/refs/unpackObjects.ts";
import { updateRefs, type RefChange, type RefsMoved } from "#server/git/refs/updateRefs.ts";
import { mergeArchives } from "./mergeArchives.ts";
import { mergeNotes, type MergedNotes } from "./mergeNotes.ts";
import { storeRefs } from "./storeRefs.ts";
import type { StoreSettings } from "./StoreSettings.ts";
import { untilMoved } from "./untilMoved.ts";

/** A ref that holds now what both sides had. */
export interface MergedRef extends MergedNotes {
  readonly name: string;
  /** What the other side has; null where it has no such ref. */
  readonly theirs: Oid | null;
}

const REASON = "Merge what was fetched";
const NONE: ReadonlyMap<Oid, number> = new Map();

/**
 * Joins what another repository's refs hold, by name, with what the shared refs hold here, and moves these all together or
 * not at all. Gives every shared ref, those that stayed too. Names that are none of git-appraise's are passed over.
 * Fails as every writer of the store does; then nothing was moved.
 */
export async function mergeFetched(
  settings: StoreSettings,
  fetched: ReadonlyMap<string, Oid>,
): Promise<readonly MergedRef[]> {
  const { repository } = settings;
  let merged: readonly MergedRef[] = [];
  const attempt = async (): Promise<RefsMoved> => {
    const refs = await forEachRef(repository, { patterns: storeRefs.sharedFolders });
    const here = new Map(refs.map(({ name, oid }) => [name, oid]));
    const names = [...new Set([...here.keys(), ...fetched.keys()])].filter(storeRefs.isShared);
    const pack = new ObjectPack(repository.objectFormat);
    const results: MergedRef[] = [];
    for (const name of names) {
      const [ours, theirs] = [here.get(name) ?? null, fetched.get(name) ?? null];
      const result = await mergeRef(settings, pack, name, ours, theirs);
      if (result !== null) results.push({ ...result, name, theirs });
    }
    merged = results;
    const changes = results
      .map(({ name, to }): RefChange => ({ name, from: here.get(name) ?? null, to }))
      .filter(({ from, to }) => from !== to);
    if (changes.length === 0) return "moved";
    await unpackObjects(repository, pack);
    return updateRefs(repository, changes, { by: settings.by(), reason: REASON });
  };
  await untilMoved(settings, { turn: "notes", refs: [...fetched.keys()].filter(storeRefs.isShared) }, attempt);
  return merged;
}

async function mergeRef(
  settings: StoreSettings,
  pack: ObjectPack,
  name: string,
  ours: Oid | null,
  theirs: Oid | null,
): Promise<MergedNotes | null> {
  if (storeRefs.isNotes(name)) return mergeNotes(settings, pack, ours, theirs);
  const to = await mergeArchives(settings, pack, ours, theirs);
  return to === null ? null : { to, coming: NONE, going: NONE };
}
