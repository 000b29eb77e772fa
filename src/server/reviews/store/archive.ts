import { GalleyError } from "#contract/errors.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import { commitBytes, ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { type Oid, requireAllOids } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { type RefsMoved, writeRefs } from "#server/git/refs/updateRefs.ts";
import { type NotesScope, retryUpdateRefs, storeRefs, type StoreSettings } from "./storeRefs.ts";

const REASON = "Keep what is reviewed";

/**
 * Keeps commits alive as git-appraise does: each becomes the second parent of a commit on the archive ref of a scope,
 * whose first parent is the previous one, with the kept commit's own tree. Commits that are already reachable from the
 * ref add nothing. Walks the commits that the archive does not reach.
 */
export async function archiveCommits(
  settings: StoreSettings,
  commits: readonly Oid[],
  scope: NotesScope = "public",
): Promise<void> {
  const { repository } = settings;
  const archive = storeRefs.archive(scope);
  const wanted = [...new Set(requireAllOids(commits))];
  if (wanted.length === 0) return;
  const records = await readCommits(repository, wanted);
  const by = settings.by();
  const attempt = (): Promise<RefsMoved> =>
    writeRefs(repository, { by, reason: REASON }, async () => {
      const from = (await readRefs(repository, [archive])).get(archive) ?? null;
      const absent = from === null ? null : await revList(repository, wanted, [from]);
      const pack = new ObjectPack(repository.objectFormat);
      let to = from;
      for (const [index, oid] of wanted.entries()) {
        if (absent !== null && !absent.has(oid)) continue;
        const tree = records[index]?.tree;
        if (tree === undefined) throw new GalleyError("OBJECT_MISSING", `Commit ${oid} is not in this repository.`);
        const parents = to === null ? [oid] : [to, oid];
        to = pack.add("commit", commitBytes({ tree, parents, by, message: `Archive ${oid}` }));
      }
      return to === null || to === from ? null : { pack, changes: [{ name: archive, from, to }] };
    });
  await retryUpdateRefs(settings, { lockName: "archive", refs: [archive] }, attempt);
}

const MESSAGE = "Archives merged by galley";

/** Merges two archive commits into one that keeps alive what either does, and adds it to the pack. */
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

/**
 * Returns the tree of a commit; null for none. Fails as OBJECT_MISSING if it is missing, as BAD_INPUT if it is not a
 * commit.
 */
export async function requireTree(repository: Repository, commit: Oid | null): Promise<Oid | null> {
  if (commit === null) return null;
  const [record] = await readCommits(repository, [commit]);
  if (record == null) throw new GalleyError("OBJECT_MISSING", `Commit ${commit} is not in this repository.`);
  return record.tree;
}
