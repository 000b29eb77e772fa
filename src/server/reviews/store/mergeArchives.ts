import { commitBytes } from "#server/git/objects/commitBytes.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import type { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import { requireTree } from "./requireTree.ts";
import type { StoreSettings } from "./StoreSettings.ts";

const MESSAGE = "Archives merged by galley";

/** Joins two commits that keep others alive into one that keeps alive what either does, and adds it to the pack. */
export async function mergeArchives(
  { repository, by }: StoreSettings,
  pack: ObjectPack,
  ours: Oid | null,
  theirs: Oid | null,
): Promise<Oid | null> {
  const tree = await requireTree(repository, ours);
  await requireTree(repository, theirs);
  if (ours === null || theirs === null || tree === null || ours === theirs) return ours ?? theirs;
  const shared = await mergeBase(repository, ours, theirs);
  if (shared === ours) return theirs;
  if (shared === theirs) return ours;
  return pack.add("commit", commitBytes({ tree, parents: [ours, theirs], by: by(), message: MESSAGE }));
}
