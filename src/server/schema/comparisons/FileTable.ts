import type { Int } from "grats";
import type { ChangedFile, ChangedFiles } from "#server/git/diffs/diffTree.ts";
import { forEachYielding } from "#server/git/eventLoop.ts";
import type { GeneratedMark } from "#server/git/diffs/generatedFiles.ts";
import { generatedReason, type GeneratedReason, kindOf } from "./generatedReason.ts";

/** The mode of nearly every file. */
const ORDINARY = "100644";
/** Git's mode for a side without a file. */
const NONE = "000000";

/** The sources of renamed and copied files of a table. @gqlType */
interface FileSources {
  /** The indexes of the renamed and copied files. @gqlField */
  readonly fileIndexes: readonly Int[];
  /** The old path of each. @gqlField */
  readonly paths: readonly string[];
  /** The similarity of each in percent. @gqlField */
  readonly similarities: readonly Int[];
}

/** The modes of files of a table. @gqlType */
interface FileModes {
  /** The indexes of the files whose old or new mode is not `100644`. @gqlField */
  readonly fileIndexes: readonly Int[];
  /** The old mode of each in Git's format; `000000` for an added file. @gqlField */
  readonly old: readonly string[];
  /** The new mode of each; `000000` for a deleted file. @gqlField */
  readonly new: readonly string[];
}

/** The files of a table that are probably not written by a person. @gqlType */
interface GeneratedFiles {
  /** The indexes of these files. @gqlField */
  readonly fileIndexes: readonly Int[];
  /** The reason for each. @gqlField */
  readonly reasons: readonly GeneratedReason[];
}

/**
 * The files of a change in columns: a file is identified by its index in `paths`, counted from 0. Properties of few
 * files are listed only for these. An object for each of ten thousand files would cost the page more time than Git
 * takes.
 * @gqlType
 */
export class FileTable {
  readonly __typename = "FileTable" as const;
  readonly #files: ChangedFiles;
  readonly #marks: () => Promise<ReadonlyMap<string, GeneratedMark>>;

  /** `marks` reads the .gitattributes marks of paths. */
  constructor(files: ChangedFiles, marks: () => Promise<ReadonlyMap<string, GeneratedMark>>) {
    this.#files = files;
    this.#marks = marks;
  }

  /**
   * The new path of each file, or the old one if it is deleted, in Git's order; a byte that is not
   * UTF-8 is encoded as a lone surrogate U+DC80 to U+DCFF, so that the original bytes can be restored.
   * @gqlField
   */
  paths(): readonly string[] {
    return this.#files.map((file) => file.newPath ?? file.oldPath ?? "");
  }

  /**
   * The status of each file as one letter: A added, D deleted, M modified, R renamed, C copied, T type changed.
   * @gqlField
   */
  statuses(): string {
    return this.#files.map(({ status }) => status.charAt(0)).join("");
  }

  /**
   * The kind of each file as one letter: C code, T a test or its data, D documentation, G one of `generated`.
   * @gqlField
   */
  async kinds(): Promise<string> {
    const marks = await this.#marks();
    let kinds = "";
    await forEachYielding(this.paths(), (path) => (kinds += kindOf(path, marks.get(path))));
    return kinds;
  }

  /** The sources of the renamed and copied files. @gqlField */
  sources(): FileSources {
    const fileIndexes = this.#fileIndexesOf(({ similarity }) => similarity !== null);
    const moved = fileIndexes.map((fileIndex) => this.#files[fileIndex]);
    return {
      fileIndexes,
      paths: moved.map((file) => file?.oldPath ?? ""),
      similarities: moved.map((file) => file?.similarity ?? 0),
    };
  }

  /** The modes of the files whose old or new mode is not `100644`. @gqlField */
  modes(): FileModes {
    const fileIndexes = this.#fileIndexesOf(
      ({ oldMode, newMode }) => (oldMode ?? ORDINARY) !== ORDINARY || (newMode ?? ORDINARY) !== ORDINARY,
    );
    const odd = fileIndexes.map((fileIndex) => this.#files[fileIndex]);
    return {
      fileIndexes,
      old: odd.map((file) => file?.oldMode ?? NONE),
      new: odd.map((file) => file?.newMode ?? NONE),
    };
  }

  /**
   * The indexes of the files whose content is the same on both sides: renames without edits, and changes of mode only.
   * @gqlField
   */
  sameContent(): readonly Int[] {
    return this.#fileIndexesOf(({ oldOid, newOid }) => oldOid === newOid);
  }

  /**
   * The files that are probably not written by a person, judged by .gitattributes on the new side and by their paths.
   * @gqlField
   */
  async generated(): Promise<GeneratedFiles> {
    const marks = await this.#marks();
    const fileIndexes: Int[] = [];
    const reasons: GeneratedReason[] = [];
    await forEachYielding(this.paths(), (path, fileIndex) => {
      const reason = generatedReason(path, marks.get(path));
      if (reason === null) return;
      fileIndexes.push(fileIndex);
      reasons.push(reason);
    });
    return { fileIndexes, reasons };
  }

  #fileIndexesOf(isWanted: (file: ChangedFile) => boolean): readonly Int[] {
    return this.#files.flatMap((file, fileIndex) => (isWanted(file) ? [fileIndex] : []));
  }
}
