import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { requireTree } from "#server/git/objects/readCommits.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { commitBytes, ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { forEachRef } from "#server/git/refs/forEachRef.ts";
import { type RefChange, type RefsMoved, unpackObjects, updateRefs } from "#server/git/refs/updateRefs.ts";
import { notesChanges, NotesTree } from "#server/git/trees/NotesTree.ts";
import { linesTaken } from "./savedNotes.ts";
import { mergeArchives, noteLines, NOTES_NAMES, retryUpdateRefs, storeRefs, type StoreSettings } from "./storeRefs.ts";

export interface MergedRef extends MergedNotes {
  readonly name: string;
  /** The other side's commit; null if it has no such ref. */
  readonly theirs: Oid | null;
}

const NONE: ReadonlyMap<Oid, number> = new Map();

/**
 * Merges another repository's refs, by name, with the shared refs here, and moves all of them or none. Returns every
 * shared ref, unchanged ones too. Ignores names that are not git-appraise's. If the refs have only some of the other's
 * notes (`isPart`), a ref with nothing new does not move. Fails as every writer of the store does; then nothing was
 * moved.
 */
export async function mergeFetched(
  settings: StoreSettings,
  fetched: ReadonlyMap<string, Oid>,
  { isPart = false }: { readonly isPart?: boolean } = {},
): Promise<readonly MergedRef[]> {
  const { repository } = settings;
  let merged: readonly MergedRef[] = [];
  const attempt = async (): Promise<RefsMoved> => {
    const saved = NOTES_NAMES.map((name) => storeRefs.saved(name));
    const refs = await forEachRef(repository, { patterns: [...storeRefs.sharedFolders, ...saved] });
    const here = new Map(refs.map(({ name, oid }) => [name, oid]));
    const names = [...new Set([...here.keys(), ...fetched.keys()])].filter(storeRefs.isShared);
    const pack = new ObjectPack(repository.objectFormat);
    const results: MergedRef[] = [];
    for (const name of names) {
      const [ours, theirs] = [here.get(name) ?? null, fetched.get(name) ?? null];
      const result = await mergeRef(settings, pack, name, ours, theirs);
      const isKnown = isPart && ours !== null && storeRefs.isNotes(name) && result?.coming.size === 0;
      if (result !== null) results.push({ ...result, ...(isKnown && { to: ours }), name, theirs });
    }
    merged = results;
    const moves = results
      .map(({ name, to }): RefChange & { readonly to: Oid } => ({ name, from: here.get(name) ?? null, to }))
      .filter(({ from, to }) => from !== to);
    const changes: RefChange[] = [...moves];
    for (const name of NOTES_NAMES) {
      const ref = storeRefs.notes(name);
      const move = moves.find((one) => one.name === ref);
      const last = here.get(storeRefs.saved(name)) ?? null;
      if (move === undefined) continue;
      // Where a ref has lost lines, the saved commit stays until they are back.
      const isWhole = (await linesTaken(repository, ref, move.from, last)).size === 0;
      if (isWhole) changes.push({ name: storeRefs.saved(name), from: last, to: move.to });
    }
    if (changes.length === 0) return "moved";
    await unpackObjects(repository, pack);
    return updateRefs(repository, changes, { by: settings.by(), reason: "Merge what was fetched" });
  };
  await retryUpdateRefs(settings, { lockName: "notes", refs: [...fetched.keys()].filter(storeRefs.isShared) }, attempt);
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

/** The new commit of a notes ref, and the number of added and missing lines of each note. */
interface MergedNotes {
  readonly to: Oid;
  readonly coming: ReadonlyMap<Oid, number>;
  readonly going: ReadonlyMap<Oid, number>;
}

const MESSAGE = "Notes merged by galley";

/**
 * Merges two commits of notes: each note has the lines of both, sorted and without duplicates, as git's `cat_sort_uniq`
 * does, so that the result is the same on both sides. No local line is lost, even if the other side is a fast-forward.
 * Adds new objects to the pack. Linear in the notes that differ.
 */
async function mergeNotes(
  { repository, by }: StoreSettings,
  pack: ObjectPack,
  ours: Oid | null,
  theirs: Oid | null,
): Promise<MergedNotes | null> {
  if (ours === null && theirs === null) return null;
  const [oursTree = null, theirsTree = null] = await Promise.all(
    [ours, theirs].map((tip) => (tip === null ? null : requireTree(repository, tip))),
  );
  const gaps = await compareNotes(repository, oursTree, theirsTree);
  const [coming, going] = [countLines(gaps, "coming"), countLines(gaps, "going")];
  const merged = (to: Oid): MergedNotes => ({ to, coming, going });
  if (ours === null || theirs === null || ours === theirs) return merged(ours ?? theirs ?? "");
  const shared = await mergeBase(repository, ours, theirs);
  if (shared === ours && going.size === 0) return merged(theirs);
  if (shared === theirs && coming.size === 0) return merged(ours);
  const tree = await mergeNotesTree(repository, pack, oursTree, gaps);
  return merged(pack.add("commit", commitBytes({ tree, parents: [ours, theirs], by: by(), message: MESSAGE })));
}

function countLines(gaps: readonly NoteGap[], way: "coming" | "going"): ReadonlyMap<Oid, number> {
  return new Map(gaps.filter((gap) => gap[way].length > 0).map((gap) => [gap.annotated, gap[way].length]));
}

async function mergeNotesTree(
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

/** Sorts lines by their bytes and removes duplicates. */
function sortedLines(lines: readonly string[]): Buffer {
  const sorted = [...new Set(lines)].map((line) => Buffer.from(encodeBytes(line))).toSorted(Buffer.compare);
  return Buffer.concat(sorted.flatMap((line) => [line, Buffer.from("\n")]));
}

/** A note in one of two trees: its blobs (none if it is missing) and their lines. */
export interface NoteSide {
  readonly blobs: readonly Oid[];
  readonly lines: readonly string[];
}

/** A note that differs between two trees, and the lines that each side lacks. */
interface NoteGap {
  readonly annotated: Oid;
  readonly ours: NoteSide;
  readonly theirs: NoteSide;
  readonly coming: readonly string[];
  /** Lines of ours that are missing in theirs. */
  readonly going: readonly string[];
}

/** Compares two notes trees line by line; null is an empty tree. Linear in the notes that differ. */
async function compareNotes(repository: Repository, ours: Oid | null, theirs: Oid | null): Promise<readonly NoteGap[]> {
  const changes = await notesChanges(repository, ours, theirs);
  const blobs = new Map<Oid, { readonly ours: Oid[]; readonly theirs: Oid[] }>();
  for (const { annotated, oldBlob, newBlob } of changes) {
    const sides = blobs.get(annotated) ?? { ours: [], theirs: [] };
    if (oldBlob !== null) sides.ours.push(oldBlob);
    if (newBlob !== null) sides.theirs.push(newBlob);
    blobs.set(annotated, sides);
  }
  const texts = await readLines(
    repository,
    [...blobs.values()].flatMap((sides) => [...sides.ours, ...sides.theirs]),
  );
  const sideOf = (oids: readonly Oid[]): NoteSide => ({
    blobs: oids,
    lines: oids.flatMap((oid) => texts.get(oid) ?? []),
  });
  return Array.from(blobs, ([annotated, sides]) => gapOf(annotated, sideOf(sides.ours), sideOf(sides.theirs)));
}

function gapOf(annotated: Oid, ours: NoteSide, theirs: NoteSide): NoteGap {
  const [here, there] = [new Set(ours.lines), new Set(theirs.lines)];
  return {
    annotated,
    ours,
    theirs,
    coming: [...there].filter((line) => !here.has(line)),
    going: [...here].filter((line) => !there.has(line)),
  };
}

async function readLines(repository: Repository, oids: readonly Oid[]): Promise<ReadonlyMap<Oid, readonly string[]>> {
  const wanted = [...new Set(oids)];
  const blobs = await readBlobs(repository, wanted, { maxBytes: NOTE_BYTES });
  return new Map(
    blobs.map((blob, index) => {
      if (blob === "large")
        throw new GalleyError("TOO_LARGE", "A local or remote review has more comments than Galley supports.");
      if (blob === "missing")
        throw new GalleyError("OBJECT_MISSING", "The comments of a review are missing or damaged.");
      return [wanted[index] ?? "", noteLines(blob)] as const;
    }),
  );
}
