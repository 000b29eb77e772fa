import { encodeBytes } from "#contract/byteText.ts";
import { commitBytes } from "#server/git/objects/commitBytes.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { NotesTree } from "#server/git/trees/NotesTree.ts";
import type { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { compareNotes, type NoteGap } from "./compareNotes.ts";
import { requireTree } from "./requireTree.ts";
import type { StoreSettings } from "./StoreSettings.ts";

/** What a notes ref shall hold, and how many lines come to each note, and go from each. */
export interface MergedNotes {
  readonly to: Oid;
  readonly coming: ReadonlyMap<Oid, number>;
  readonly going: ReadonlyMap<Oid, number>;
}

const MESSAGE = "Notes merged by galley";

/**
 * Joins two commits of notes: each note has the lines of both, sorted and each once, as git's `cat_sort_uniq` does, so that
 * it does not matter who joins. No line that is here goes away, not even where the other side only went forward. Adds to
 * the pack what has to be written. Linear in the notes that differ.
 */
export async function mergeNotes(
  { repository, by }: StoreSettings,
  pack: ObjectPack,
  ours: Oid | null,
  theirs: Oid | null,
): Promise<MergedNotes | null> {
  if (ours === null && theirs === null) return null;
  const [oursTree, theirsTree] = [await requireTree(repository, ours), await requireTree(repository, theirs)];
  const gaps = await compareNotes(repository, oursTree, theirsTree);
  const [coming, going] = [countLines(gaps, "coming"), countLines(gaps, "going")];
  const merged = (to: Oid): MergedNotes => ({ to, coming, going });
  if (ours === null || theirs === null || ours === theirs) return merged(ours ?? theirs ?? "");
  const shared = await mergeBase(repository, ours, theirs);
  if (shared === ours && going.size === 0) return merged(theirs);
  if (shared === theirs && coming.size === 0) return merged(ours);
  const tree = await uniteNotes(repository, pack, oursTree, gaps);
  return merged(pack.add("commit", commitBytes({ tree, parents: [ours, theirs], by: by(), message: MESSAGE })));
}

function countLines(gaps: readonly NoteGap[], way: "coming" | "going"): ReadonlyMap<Oid, number> {
  return new Map(gaps.filter((gap) => gap[way].length > 0).map((gap) => [gap.annotated, gap[way].length]));
}

async function uniteNotes(
  repository: Repository,
  pack: ObjectPack,
  tree: Oid | null,
  gaps: readonly NoteGap[],
): Promise<Oid> {
  const notes = new NotesTree(repository, tree);
  for (const { annotated, ours, theirs, coming } of gaps) {
    if (coming.length === 0) continue;
    const [whole] = theirs.blobs;
    const isNew = ours.blobs.length === 0 && theirs.blobs.length === 1 && whole !== undefined;
    await notes.put(annotated, (blob) =>
      Promise.resolve(isNew && blob === null ? whole : pack.add("blob", sortedLines([...ours.lines, ...coming]))),
    );
  }
  return notes.write(pack);
}

/** Sorts lines by their bytes and leaves each in once. */
function sortedLines(lines: readonly string[]): Buffer {
  const sorted = [...new Set(lines)].map((line) => Buffer.from(encodeBytes(line))).toSorted(Buffer.compare);
  return Buffer.concat(sorted.flatMap((line) => [line, Buffer.from("\n")]));
}
