import type { SearchCut } from "./SearchCut.ts";
import type { SearchedFile } from "./SearchedFile.ts";
import type { StreamFailure } from "../streamFailure.ts";

/**
 * How a search ended.
 * @gqlType
 */
interface SearchEnd {
  /**
   * What kept it from going through; null where it did.
   * @gqlField
   */
  readonly cut: SearchCut | null;
  /**
   * Whether some files could not be read.
   * @gqlField
   */
  readonly isIncomplete: boolean;
  /**
   * What failed, where something did.
   * @gqlField
   */
  readonly failure: StreamFailure | null;
}

/**
 * Some files in which something was found.
 * @gqlType
 */
export interface SearchResults {
  /**
   * The files, by path.
   * @gqlField
   */
  readonly files: readonly SearchedFile[];
  /**
   * How the search ended; with the last of the results alone, which are there in any case.
   * @gqlField
   */
  readonly end: SearchEnd | null;
}
