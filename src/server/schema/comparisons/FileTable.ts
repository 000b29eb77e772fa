import type { Int } from "grats";
import type { ChangedFile, ChangedFiles, ChangeStatus } from "#server/git/diffs/diffTree.ts";
import { inTurns } from "#server/git/eventLoop.ts";
import type { GeneratedMark } from "#server/git/contents/generatedFiles.ts";
import { generatedReason, type GeneratedReason } from "./generatedReason.ts";

/** Git's own letter for what happened to a file. */
const LETTERS: Readonly<Record<ChangeStatus, string>> = {
  ADDED: "A",
  DELETED: "D",
  MODIFIED: "M",
  RENAMED: "R",
  COPIED: "C",
  TYPE_CHANGED: "T",
};

/** The mode of nearly every file. */
const ORDINARY = "100644";
/** What git writes where a side has no file. */
const NONE = "000000";

/**
 * Where files of a table came from.
 * @gqlType
 */
interface FileSources {
  /**
   * The places of the files that were renamed or copied.
   * @gqlField
   */
  readonly places: readonly Int[];
  /**
   * Where each of them was.
   * @gqlField
   */
  readonly paths: readonly string[];
  /**
   * How much of each stayed as it was, in per cent.
   * @gqlField
   */
  readonly similarities: readonly Int[];
}

/**
 * The modes of files of a table.
 * @gqlType
 */
interface FileModes {
  /**
   * The places of the files that are, or were, anything else than `100644`.
   * @gqlField
   */
  readonly places: readonly Int[];
  /**
   * What each of them was, as git writes it; `000000` for an added one.
   * @gqlField
   */
  readonly old: readonly string[];
  /**
   * What each of them is; `000000` for a deleted one.
   * @gqlField
   */
  readonly new: readonly string[];
}

/**
 * Why files of a table are probably not ones that a person wrote.
 * @gqlType
 */
interface GeneratedFiles {
  /**
   * The places of these files.
   * @gqlField
   */
  readonly places: readonly Int[];
  /**
   * Why each of them is taken for one.
   * @gqlField
   */
  readonly reasons: readonly GeneratedReason[];
}

/**
 * The files of a change as lists side by side: a file is known by its place in `paths`, counted from 0. What few files
 * have is listed for those alone. A record for each of ten thousand files would cost the page more than git takes.
 * @gqlType
 */
export class FileTable {
  readonly __typename = "FileTable" as const;
  readonly #files: ChangedFiles;
  readonly #marks: () => Promise<ReadonlyMap<string, GeneratedMark>>;
  readonly #minified: () => Promise<ReadonlySet<ChangedFile>>;

  /** `marks` gives what the repository itself says of paths, `minified` the files that are so by their contents. */
  constructor(
    files: ChangedFiles,
    marks: () => Promise<ReadonlyMap<string, GeneratedMark>>,
    minified: () => Promise<ReadonlySet<ChangedFile>>,
  ) {
    this.#files = files;
    this.#marks = marks;
    this.#minified = minified;
  }

  /**
   * Where each file is now, or was if it is deleted, in git's order; bytes that are not UTF-8 as in `FileChange`.
   * @gqlField
   */
  paths(): readonly string[] {
    return this.#files.map((file) => file.newPath ?? file.oldPath ?? "");
  }

  /**
   * What happened to each file, a letter a file: A added, D deleted, M modified, R renamed, C copied, T of another type.
   * @gqlField
   */
  statuses(): string {
    return this.#files.map(({ status }) => LETTERS[status]).join("");
  }

  /**
   * Where the renamed and copied files were.
   * @gqlField
   */
  sources(): FileSources {
    const places = this.#places(({ similarity }) => similarity !== null);
    const moved = places.map((place) => this.#files[place]);
    return {
      places,
      paths: moved.map((file) => file?.oldPath ?? ""),
      similarities: moved.map((file) => file?.similarity ?? 0),
    };
  }

  /**
   * The modes of the files that are, or were, anything else than `100644`.
   * @gqlField
   */
  modes(): FileModes {
    const places = this.#places(
      ({ oldMode, newMode }) => (oldMode ?? ORDINARY) !== ORDINARY || (newMode ?? ORDINARY) !== ORDINARY,
    );
    const odd = places.map((place) => this.#files[place]);
    return { places, old: odd.map((file) => file?.oldMode ?? NONE), new: odd.map((file) => file?.newMode ?? NONE) };
  }

  /**
   * The places of the files whose content is the very same on both sides: a rename without edits, another mode.
   * @gqlField
   */
  sameContent(): readonly Int[] {
    return this.#places(({ oldOid, newOid }) => oldOid === newOid);
  }

  /**
   * The files that are probably not ones that a person wrote, going by the newer side's .gitattributes and by their paths.
   * @gqlField
   */
  async generated(): Promise<GeneratedFiles> {
    const marks = await this.#marks();
    const places: Int[] = [];
    const reasons: GeneratedReason[] = [];
    await inTurns(this.paths(), (path, place) => {
      const reason = generatedReason(path, marks.get(path));
      if (reason === null) return;
      places.push(place);
      reasons.push(reason);
    });
    return { places, reasons };
  }

  /**
   * The places of the scripts and style sheets whose lines are so long that nobody wrote them, whatever their names say. Reads
   * contents, 16 MiB at most: to be asked for when the files are there.
   * @gqlField
   */
  async minified(): Promise<readonly Int[]> {
    const minified = await this.#minified();
    return this.#places((file) => minified.has(file));
  }

  #places(isMeant: (file: ChangedFile) => boolean): readonly Int[] {
    return this.#files.flatMap((file, place) => (isMeant(file) ? [place] : []));
  }
}
