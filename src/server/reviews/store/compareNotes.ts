import { GalleyError } from "#contract/errors.ts";
import { NOTE_BYTES } from "#contract/limits.ts";
import { notesChanges } from "#server/git/trees/notesChanges.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { noteLines } from "../notes/noteLines.ts";

/** A note as one of two trees has it: its blobs (none where it is not there) and what they say. */
export interface NoteSide {
  readonly blobs: readonly Oid[];
  readonly lines: readonly string[];
}

/** A note that two trees have differently, and the lines that each has more than the other. */
export interface NoteGap {
  readonly annotated: Oid;
  readonly ours: NoteSide;
  readonly theirs: NoteSide;
  /** Lines of theirs that ours has not. */
  readonly coming: readonly string[];
  /** Lines of ours that theirs has not. */
  readonly going: readonly string[];
}

/** Compares two notes trees line by line; either may be null, which holds nothing. Linear in the notes that differ. */
export async function compareNotes(
  repository: Repository,
  ours: Oid | null,
  theirs: Oid | null,
): Promise<readonly NoteGap[]> {
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
        throw new GalleyError("TOO_LARGE", "A review, here or there, has more remarks than Galley handles.");
      if (blob === "missing")
        throw new GalleyError("OBJECT_MISSING", "The remarks of a review are missing or damaged.");
      return [wanted[index] ?? "", noteLines(blob)] as const;
    }),
  );
}
