import type { Int } from "grats";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import type { CombinedFile as GitCombinedFile } from "#server/git/diffs/combinedFiles.ts";
import type { FilePatch } from "#server/git/patches/diffPatches.ts";
import { CombinedFile } from "./CombinedFile.ts";
import { pageOf, type Connection } from "../Connection.ts";

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
