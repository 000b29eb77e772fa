/** What a repository is asked once its ids are known. */
export interface BombIds {
  readonly repository: string;
  /** The comparison of `before` with `main`. */
  readonly comparison: string;
}

/** One thing that is asked of a bomb: a page as a browser gets it, or an operation as the page posts it. */
export interface BombRequest {
  readonly name: string;
  /** The address of a page; with `isQuery` only its operation is posted. */
  readonly address?: string;
  readonly isQuery?: boolean;
  /** Another operation, by its name. */
  readonly operation?: string;
  readonly variables?: (ids: BombIds) => object;
}

/** What came of it. */
export interface BombAnswer {
  /** The status; null where nothing came in time, or the server broke off. */
  readonly status: number | null;
  /** The codes of what was refused. */
  readonly codes: readonly string[];
  readonly milliseconds: number;
  readonly bytes: number;
  /** The beginning of what was answered. */
  readonly text: string;
}
