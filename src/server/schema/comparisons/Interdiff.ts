import type { Int } from "grats";
import type { Oid } from "#server/git/oid.ts";
import { portedFiles, type ChangeEnds } from "#server/reviews/patchSets/interdiff.ts";
import type { Context } from "../request/Context.ts";
import type { Span } from "../request/Loaders.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

const filesConflict = (count: number): string =>
  count === 1
    ? "1 file of the earlier patch set conflicts with the new base. Its old side shows both versions between conflict markers."
    : `${count} files of the earlier patch set conflict with the new base. Their old sides show both versions between conflict markers.`;

/** The changes that a comparison across two bases was built from. */
export interface PortedChange {
  readonly older: ChangeEnds;
  readonly onto: Oid | null;
  /** The conflicting files; null if the older change could not be ported at all. */
  readonly conflicts: readonly string[] | null;
}

/** The lines of a file that cannot be compared line by line: none of them is taken to be equal. */
const ALL_LINES = [1, 2 ** 31 - 1, 1, 0];

/** The files on the old side of an interdiff that differ from the earlier patch set, in columns. @gqlType */
interface PortedFiles {
  /** The paths on the old side. @gqlField */
  readonly paths: readonly string[];
  /** The path of each in the earlier patch set; empty if the file came with the new base. @gqlField */
  readonly olderPaths: readonly string[];
  /**
   * The lines that differ from the earlier patch set, four numbers per range: the first line and the number of lines on
   * the old side, then in the earlier patch set. If a range is empty, its first line is the line before which it would
   * be.
   * @gqlField
   */
  readonly runs: readonly (readonly Int[])[];
}

/**
 * A comparison of two patch sets with different bases without the changes between the bases: the old side is the
 * earlier patch set rebased onto the base of the later one.
 * @gqlType
 */
export interface Interdiff {
  readonly served: ServedRepository;
  readonly span: Span;
  readonly ported: PortedChange;
  /**
   * The files of the earlier patch set that conflict with the new base. Their old side shows both versions between
   * conflict markers.
   * @gqlField
   */
  readonly conflicts: readonly string[];
  /** A note about the limits of this comparison; null if it shows exactly what the author changed. @gqlField */
  readonly note: string | null;
  /** The head of the earlier patch set: a real commit, while the old side is generated. @gqlField */
  readonly olderOid: GitObjectID;
  /** The base of the later patch set, onto which the earlier one is rebased; null for the empty tree. @gqlField */
  readonly ontoOid: GitObjectID | null;
}

export function toInterdiff(served: ServedRepository, span: Span, ported: PortedChange): Interdiff {
  const { conflicts, older, onto } = ported;
  const note = noteOn(conflicts);
  return { served, span, ported, conflicts: conflicts ?? [], note, olderOid: older.head, ontoOid: onto };
}

function noteOn(conflicts: PortedChange["conflicts"]): string | null {
  if (conflicts === null)
    return "The base of one of these patch sets is not in this repository, so changes between the bases are shown as well.";
  return conflicts.length === 0 ? null : filesConflict(conflicts.length);
}

/**
 * The changed files whose old side differs from the earlier patch set. All other files and lines are the same in the
 * earlier patch set, so comments on them belong there.
 * @gqlField portedFiles
 */
export async function filesOfInterdiff({ served, span, ported }: Interdiff, context: Context): Promise<PortedFiles> {
  const files = await portedFiles(served.git, span, ported.older.head, { signal: context.signal });
  return {
    paths: files.map(({ path }) => path),
    olderPaths: files.map(({ olderPath }) => olderPath ?? ""),
    runs: files.map(
      ({ runs }) =>
        runs?.flatMap(({ oldStart, oldCount, newStart, newCount }) => [oldStart, oldCount, newStart, newCount]) ??
        ALL_LINES,
    ),
  };
}
