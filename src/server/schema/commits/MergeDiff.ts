import type { Int } from "grats";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import {
  type CombinedFile as GitCombinedFile,
  combinedFiles,
  type CombinedHunk as GitCombinedHunk,
  combinedPatches,
  type CombinedSide as GitCombinedSide,
  parseCombinedPatch,
  type ParsedCombinedPatch,
} from "#server/git/patches/combinedDiff.ts";
import type { FilePatch } from "#server/git/patches/diffPatches.ts";
import { type DiffOptions, readDiffOptions } from "../comparisons/DiffOptions.ts";
import type { ChangeStatus } from "../comparisons/FileChange.ts";
import { type Connection, pageOf } from "../Connection.ts";
import type { Context } from "../request/Context.ts";
import type { GitObjectID } from "../scalars.ts";
import type { Commit } from "./Commit.ts";

/**
 * What a merge made of its parents, held against all of them at once.
 * @gqlType
 */
export class MergeDiff {
  readonly __typename = "MergeDiff" as const;
  readonly #files: readonly GitCombinedFile[];
  readonly #readPatches: () => Promise<readonly FilePatch[]>;
  #patches: Promise<readonly FilePatch[]> | null = null;

  /** `readPatches` reads the patches of all files, in their order. */
  constructor(files: readonly GitCombinedFile[], readPatches: () => Promise<readonly FilePatch[]>) {
    this.#files = files;
    this.#readPatches = readPatches;
  }

  /**
   * The files that the merge has otherwise than each of its parents, by path; 1 to 1,000 a page. All patches are read by one
   * diff.
   * @gqlField
   */
  files(first?: Int | null, after?: string | null): Connection<CombinedFile> {
    const placed = this.#files.map((file, place) => ({ file, place }));
    const make = ({ file, place }: (typeof placed)[number]) => new CombinedFile(file, () => this.#patchAt(place));
    return pageOf(placed, { first, after }, make, FILE_PAGE_SIZE_MAX);
  }

  async #patchAt(place: number): Promise<FilePatch> {
    this.#patches ??= this.#readPatches();
    return (await this.#patches)[place] ?? Buffer.alloc(0);
  }
}

/**
 * What a merge made of its parents, held against all of them at once; null for a commit that is no merge. Where it is
 * `condensed`, only the places are shown that are like none of the parents: what the merge itself decided.
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
  const { signal } = context;
  const files = await combinedFiles(git, oid, { signal });
  const read = { ...readDiffOptions(options), isCondensed: condensed, signal };
  return new MergeDiff(files, () => combinedPatches(git, oid, files, read));
}

/**
 * A file that a merge has otherwise than each of its parents.
 * @gqlType
 */
export class CombinedFile {
  readonly __typename = "CombinedFile" as const;
  readonly #file: GitCombinedFile;
  readonly #patch: () => Promise<FilePatch>;

  /** `patch` reads the file's combined diff. */
  constructor(file: GitCombinedFile, patch: () => Promise<FilePatch>) {
    this.#file = file;
    this.#patch = patch;
  }

  /**
   * Where the file is, or was where the merge took it away.
   * @gqlField
   */
  path(): string {
    return this.#file.path;
  }

  /**
   * Its mode in the merge, as git writes it; null where the merge took it away.
   * @gqlField
   */
  mode(): string | null {
    return this.#file.mode;
  }

  /**
   * The object that the merge has; null where it took the file away.
   * @gqlField
   */
  oid(): GitObjectID | null {
    return this.#file.oid;
  }

  /**
   * What each parent has of it, in their order.
   * @gqlField
   */
  sides(): readonly CombinedSide[] {
    return this.#file.sides;
  }

  /**
   * Its combined diff, headers included, as git prints it; empty where every place is as one of the parents has it and only
   * others are shown.
   * @gqlField
   */
  async patch(): Promise<string> {
    const patch = await this.#patch();
    if (patch instanceof GalleyError) throw patch;
    return decodeBytes(patch);
  }

  /**
   * Whether git takes one of its contents for binary.
   * @gqlField
   */
  async isBinary(): Promise<boolean> {
    return (await this.#parsed()).isBinary;
  }

  /**
   * The places at which it differs, top to bottom; none for a binary file.
   * @gqlField
   */
  async hunks(): Promise<readonly CombinedHunk[]> {
    return (await this.#parsed()).hunks;
  }

  async #parsed(): Promise<ParsedCombinedPatch> {
    return parseCombinedPatch(await this.patch());
  }
}

/**
 * What one parent of a merge has of a file, and what the merge did to that.
 * @gqlType
 */
export interface CombinedSide extends GitCombinedSide {
  /**
   * What happened to the file, seen from this parent.
   * @gqlField
   */
  readonly status: ChangeStatus;
  /**
   * Where this parent has it, or would have it.
   * @gqlField
   */
  readonly path: string;
  /**
   * Its mode there, as git writes it; null where this parent has it not.
   * @gqlField
   */
  readonly mode: string | null;
  /**
   * The object that this parent has; null where it has none.
   * @gqlField
   */
  readonly oid: GitObjectID | null;
}

/**
 * A run of lines of a merge's file that is held against all parents at once.
 * @gqlType
 */
export interface CombinedHunk extends GitCombinedHunk {
  /**
   * What git found to name the place by, usually the function it stands in; empty where it found nothing.
   * @gqlField
   */
  readonly header: string;
  /**
   * What it covers of each parent's file, in the order of the parents.
   * @gqlField
   */
  readonly old: readonly LineSpan[];
  /**
   * What it covers of the merge's own.
   * @gqlField
   */
  readonly new: LineSpan;
  /**
   * Its lines, each with one sign for every parent before its text. In a line that the merge has, `+` says that this parent
   * has it not; in one that the merge has not, `-` that this parent has it; else a space.
   * @gqlField
   */
  readonly lines: readonly string[];
}

/**
 * Some lines of a file, one behind another.
 * @gqlType
 */
export interface LineSpan {
  /**
   * The first, counted from 1.
   * @gqlField
   */
  readonly start: Int;
  /**
   * How many they are.
   * @gqlField
   */
  readonly count: Int;
}
