import type { SearchedLine } from "./SearchedLine.ts";

/**
 * A file in which something was found.
 * @gqlType
 */
export interface SearchedFile {
  /**
   * Where it is; a byte that is not UTF-8 is one lone surrogate.
   * @gqlField
   */
  readonly path: string;
  /**
   * Whether git takes it for binary; no line of it is listed then.
   * @gqlField
   */
  readonly isBinary: boolean;
  /**
   * Whether more was found in it than the 100 lines that are listed.
   * @gqlField
   */
  readonly isCut: boolean;
  /**
   * The lines, from top to bottom.
   * @gqlField
   */
  readonly lines: readonly SearchedLine[];
}
