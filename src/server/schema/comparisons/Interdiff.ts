import type { Int } from "grats";
import type { Oid } from "#server/git/oid.ts";
import { carriedFiles, type ChangeEnds } from "#server/reviews/patchSets/interdiff.ts";
import type { Context } from "../request/Context.ts";
import type { Span } from "../request/Loaders.ts";
import type { GitObjectID } from "../scalars.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

const NO_BASE =
  "The base of one of these patch sets is not in this repository, so what the bases changed is among what is shown.";
const filesConflict = (count: number): string =>
  count === 1
    ? "One file of the earlier patch set does not fit the new base: its old side shows both, between marks."
    : `${count} files of the earlier patch set do not fit the new base: their old sides show both, between marks.`;

/** What a comparison across two bases was made of. */
export interface CarriedChange {
  readonly older: ChangeEnds;
  /** The base of the newer side. */
  readonly onto: Oid | null;
  /** The files that do not fit there; null where the older change could not be carried at all. */
  readonly conflicts: readonly string[] | null;
}

/** Of a file that cannot be compared line by line: no line of it is taken to be the same. */
const ALL_LINES = [1, 2 ** 31 - 1, 1, 0];

/**
 * Files of an interdiff's old side that the earlier patch set has otherwise, as lists side by side.
 * @gqlType
 */
interface CarriedFiles {
  /**
   * Their paths on the old side.
   * @gqlField
   */
  readonly paths: readonly string[];
  /**
   * Where the earlier patch set has each; empty where it came with the new base.
   * @gqlField
   */
  readonly olderPaths: readonly string[];
  /**
   * The lines that the earlier patch set has otherwise, four numbers for each run of them: the first on the old side, how
   * many, the first in the earlier patch set, how many there. Of none, the first is the line in front of which they would be.
   * @gqlField
   */
  readonly runs: readonly (readonly Int[])[];
}

/**
 * Two patch sets on different bases held together without what the bases changed: the old side is the earlier one as it were
 * on the base of the later.
 * @gqlType
 */
export class Interdiff {
  readonly #served: ServedRepository;
  readonly #span: Span;
  readonly #carried: CarriedChange;

  constructor(served: ServedRepository, span: Span, carried: CarriedChange) {
    this.#served = served;
    this.#span = span;
    this.#carried = carried;
  }

  /**
   * The files of which the earlier patch set does not fit the new base. Their old side shows both, between marks.
   * @gqlField
   */
  conflicts(): readonly string[] {
    return this.#carried.conflicts ?? [];
  }

  /**
   * What one must know of it, in a sentence for people; null where it shows nothing but what the author changed.
   * @gqlField
   */
  note(): string | null {
    const { conflicts } = this.#carried;
    if (conflicts === null) return NO_BASE;
    return conflicts.length === 0 ? null : filesConflict(conflicts.length);
  }

  /**
   * The head of the earlier patch set: a commit of the author's, where the old side as a whole is none.
   * @gqlField
   */
  olderOid(): GitObjectID {
    return this.#carried.older.head;
  }

  /**
   * The base of the later patch set, which the earlier one is carried to; null for the empty tree.
   * @gqlField
   */
  ontoOid(): GitObjectID | null {
    return this.#carried.onto;
  }

  /**
   * The files on the old side that the earlier patch set has otherwise, among those that differ. Lines of the others, and
   * those of these files that are not told of, stand in the earlier patch set too: there a remark on them belongs.
   * @gqlField
   */
  async carriedFiles(context: Context): Promise<CarriedFiles> {
    const { older } = this.#carried;
    const files = await carriedFiles(this.#served.git, this.#span, older.head, { signal: context.signal });
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
}
