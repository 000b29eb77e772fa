import type { GrepSearch } from "#server/git/search/grep.ts";
import type { Commit } from "../commits/Commit.ts";
import type { SearchResults } from "./SearchResults.ts";
import { streamFailure, type StreamFailure } from "../streamFailure.ts";

/**
 * A search of the files of a commit.
 * @gqlType
 */
export class CodeSearch {
  readonly #commit: Commit;
  readonly #search: GrepSearch;

  constructor(commit: Commit, search: GrepSearch) {
    this.#commit = commit;
    this.#search = search;
  }

  /**
   * The commit whose files are searched.
   * @gqlField
   */
  commit(): Commit {
    return this.#commit;
  }

  /**
   * What is found, in batches as it is.
   * @gqlField
   */
  async *results(): AsyncIterable<SearchResults> {
    let failure: StreamFailure | null = null;
    try {
      for await (const files of this.#search.files) yield { files, end: null };
    } catch (error) {
      failure = streamFailure(error);
    }
    yield { files: [], end: { ...this.#search.end(), failure } };
  }
}
