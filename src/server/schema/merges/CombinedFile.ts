import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import type { CombinedFile as GitCombinedFile } from "#server/git/diffs/combinedFiles.ts";
import type { FilePatch } from "#server/git/patches/diffPatches.ts";
import { parseCombinedPatch, type ParsedCombinedPatch } from "#server/git/patches/parseCombinedPatch.ts";
import type { CombinedHunk } from "./CombinedHunk.ts";
import type { CombinedSide } from "./CombinedSide.ts";
import type { GitObjectID } from "../scalars.ts";

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
