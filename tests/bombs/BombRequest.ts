/** The ids that requests to a repository need. */
export interface BombIds {
  readonly repository: string;
  /** The comparison of `before` with `main`. */
  readonly comparison: string;
}

/** One request to a bomb: a page as a browser gets it, or an operation as the page posts it. */
export interface BombRequest {
  readonly name: string;
  /** The address of a page; with `isQuery`, only its operation is posted. */
  readonly address?: string;
  readonly isQuery?: boolean;
  /** The name of another operation. */
  readonly operation?: string;
  readonly variables?: (ids: BombIds) => object;
}

/** The result of a request. */
export interface BombAnswer {
  /** The HTTP status; null if nothing arrived in time, or if the server closed the connection. */
  readonly status: number | null;
  /** The error codes in the response. */
  readonly codes: readonly string[];
  readonly milliseconds: number;
  readonly bytes: number;
  /** The start of the response. */
  readonly text: string;
}
