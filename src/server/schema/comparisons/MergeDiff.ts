import type { Int } from "grats";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { COMBINED_PARENTS_MAX, FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import {
  type CombinedFile as GitCombinedFile,
  combinedFiles,
  type CombinedHunk as GitCombinedHunk,
  combinedPatches,
  combinedText,
  type CombinedSide as GitCombinedSide,
  parseCombinedPatch,
  type ParsedCombinedPatch,
} from "#server/git/patches/combinedDiff.ts";
import type { ContentText } from "#server/git/contents/encoding.ts";
import type { FilePatch } from "#server/git/patches/diffPatches.ts";
import { type DiffOptions, readDiffOptions } from "./PatchBatch.ts";
import { type Connection, pageOf } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Commit } from "../commits/Commit.ts";

/** The status of a changed file, as in Git. @gqlEnum */
export type ChangeStatus = "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED";

/** A merge commit compared with all of its parents at once. @gqlType */
export class MergeDiff {
  readonly __typename = "MergeDiff" as const;
  readonly #files: readonly GitCombinedFile[];
  readonly #readPatches: () => Promise<readonly FilePatch[]>;
  #patches: Promise<readonly FilePatch[]> | null = null;

  /** `readPatches` reads the patches of all files, in order. */
  constructor(files: readonly GitCombinedFile[], readPatches: () => Promise<readonly FilePatch[]>) {
    this.#files = files;
    this.#readPatches = readPatches;
  }

  /**
   * The files that differ in the merge from each of its parents, by path; 1 to 1,000 per page. All patches are read
   * with one diff.
   * @gqlField
   */
  files(first?: Int | null, after?: string | null): Connection<CombinedFile> {
    const placed = this.#files.map((file, fileIndex) => ({ file, fileIndex }));
    const make = ({ file, fileIndex }: (typeof placed)[number]) =>
      new CombinedFile(file, () => this.#patchAt(fileIndex));
    return pageOf(placed, { first, after }, make, FILE_PAGE_SIZE_MAX);
  }

  async #patchAt(fileIndex: number): Promise<FilePatch> {
    this.#patches ??= this.#readPatches();
    return (await this.#patches)[fileIndex] ?? Buffer.alloc(0);
  }
}

function requireFewParents({ length }: readonly unknown[]): void {
  if (length <= COMBINED_PARENTS_MAX) return;
  const message = `This merge has ${length} parents. At most ${COMBINED_PARENTS_MAX} are compared at once.`;
  throw new GalleyError("TOO_LARGE", message, { next: "Compare it with one of its parents." });
}

/**
 * The commit compared with all of its parents at once; null for a commit that is not a merge. With `condensed`, only
 * hunks that differ from every parent are included. Fails as TOO_LARGE beyond 1,000 parents.
 * @gqlField
 */
export async function combinedDiff(
  commit: Commit,
  context: Context,
  options?: DiffOptions | null,
  condensed: boolean = true,
): Promise<MergeDiff | null> {
  const { git } = commit.served;
  const { oid, parents } = await context.loaders.of(git).commit.load(commit.oid());
  if (parents.length < 2) return null;
  requireFewParents(parents);
  const { signal } = context;
  const files = await combinedFiles(git, oid, { signal });
  const read = { ...readDiffOptions(options), isCondensed: condensed, signal };
  return new MergeDiff(files, () => combinedPatches(git, oid, files, read));
}

/**
 * The number of files that the merge itself changed, beyond what it took from its parents; null for a commit that is not
 * a merge. Fails as TOO_LARGE beyond 1,000 parents.
 * @gqlField
 */
export async function filesChangedByMerge(commit: Commit, context: Context): Promise<Int | null> {
  const { git } = commit.served;
  if (commit.record.parents.length < 2) return null;
  requireFewParents(commit.record.parents);
  const { signal } = context;
  const files = await combinedFiles(git, commit.oid(), { signal });
  const patches = await combinedPatches(git, commit.oid(), files, { isCondensed: true, signal });
  return patches.filter((patch) => patch instanceof GalleyError || patch.length > 0).length;
}

/** A file that differs in a merge from each of its parents. @gqlType */
export class CombinedFile {
  readonly __typename = "CombinedFile" as const;
  readonly #file: GitCombinedFile;
  readonly #patch: () => Promise<FilePatch>;
  #text: Promise<ContentText> | null = null;

  /** `patch` reads the file's combined diff. */
  constructor(file: GitCombinedFile, patch: () => Promise<FilePatch>) {
    this.#file = file;
    this.#patch = patch;
  }

  /** The path of the file, or its last path if the merge deleted it. @gqlField */
  path(): string {
    return this.#file.path;
  }

  /** The Git object ID in the merge; null if the merge deleted the file. @gqlField */
  oid(): GitObjectID | null {
    return this.#file.oid;
  }

  /** The file in each parent, in the order of the parents. @gqlField */
  sides(): readonly CombinedSide[] {
    return this.#file.sides;
  }

  /**
   * The combined diff of the file with headers, as Git prints it; empty if every hunk equals one of the parents and
   * only other hunks are included.
   * @gqlField
   */
  async patch(): Promise<string> {
    return decodeBytes(await this.#bytes());
  }

  /** Whether Git takes one of the contents for binary. @gqlField */
  async isBinary(): Promise<boolean> {
    return (await this.#parsed()).isBinary;
  }

  /** The hunks of the file, from top to bottom; none for a binary file. @gqlField */
  async hunks(): Promise<readonly CombinedHunk[]> {
    return (await this.#parsed()).hunks;
  }

  /**
   * The encoding in which the lines of the hunks are read, as the WHATWG Encoding Standard names it; assumed unless it
   * is UTF-8. `mixed` is UTF-8 with errors.
   * @gqlField
   */
  async encoding(): Promise<string> {
    return (await this.#decoded()).encoding;
  }

  #decoded(): Promise<ContentText> {
    this.#text ??= this.#bytes().then(combinedText);
    return this.#text;
  }

  async #parsed(): Promise<ParsedCombinedPatch> {
    return parseCombinedPatch((await this.#decoded()).text);
  }

  async #bytes(): Promise<Buffer> {
    const patch = await this.#patch();
    if (patch instanceof GalleyError) throw patch;
    return patch;
  }
}

/** A file in one parent of a merge. @gqlType */
export interface CombinedSide extends GitCombinedSide {
  /** The status of the file relative to this parent. @gqlField */
  readonly status: ChangeStatus;
  /** The path of the file in this parent. @gqlField */
  readonly path: string;
}

/** A hunk of a combined diff. @gqlType */
export interface CombinedHunk extends GitCombinedHunk {
  /** The section heading that Git found, usually the enclosing function; empty if there is none. @gqlField */
  readonly header: string;
  /** The lines of the hunk in each parent, in the order of the parents. @gqlField */
  readonly old: readonly LineSpan[];
  /** The lines of the hunk in the merge. @gqlField */
  readonly new: LineSpan;
  /**
   * The lines of the hunk, each starting with one sign per parent. In a line that the merge has, `+` means that the
   * parent lacks it; in a line that the merge lacks, `-` means that the parent has it; else a space.
   * @gqlField
   */
  readonly lines: readonly string[];
}

/** A range of lines of a file. @gqlType */
export interface LineSpan {
  /** The first line, counted from 1. @gqlField */
  readonly start: Int;
  /** The number of lines. @gqlField */
  readonly count: Int;
}
