import { GalleyError } from "#contract/errors.ts";
import { commitBytes } from "#server/git/objects/commitBytes.ts";
import { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { requireAllOids, type Oid } from "#server/git/oid.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { revList } from "#server/git/ancestry/revList.ts";
import type { RefsMoved } from "#server/git/refs/updateRefs.ts";
import { writeRefs } from "#server/git/refs/writeRefs.ts";
import { storeRefs, type Shelf } from "./storeRefs.ts";
import type { StoreSettings } from "./StoreSettings.ts";
import { untilMoved } from "./untilMoved.ts";

const REASON = "Keep what is reviewed";

/**
 * Keeps commits alive as git-appraise does: each becomes the second parent of a commit on the archive ref of a shelf, whose first
 * parent is the one before it, with the kept commit's own tree. One that the ref leads to already adds nothing. Walks what
 * the archive does not lead to.
 */
export async function archiveCommits(
  settings: StoreSettings,
  commits: readonly Oid[],
  shelf: Shelf = "public",
): Promise<void> {
  const { repository } = settings;
  const archive = storeRefs.archive(shelf);
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
  await untilMoved(settings, { turn: "archive", refs: [archive] }, attempt);
}
