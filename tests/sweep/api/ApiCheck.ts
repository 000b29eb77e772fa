import type { Json } from "../queryGraphql.ts";

/** A repository that the API serves and that git reads for comparison. */
export interface ApiSubject {
  readonly slug: string;
  /**
   * Executes a document with variables and the slug, and returns `repository`; fails with the code and path of the
   * first error.
   */
  readonly execute: (document: string, variables: Readonly<Record<string, unknown>>) => Promise<Json>;
  /** Returns git's output; fails if git fails. */
  readonly git: (args: readonly string[], input?: string | Uint8Array) => Promise<Buffer>;
  /** Returns a number from 0 (inclusive) to 1 (exclusive); the same numbers in each run with the same seed. */
  readonly random: () => number;
  readonly emptyTree: string;
  /** Returns a random commit of the repository. */
  readonly other: () => string;
}

/** A commit and its parents. */
export interface ApiCommit {
  readonly oid: string;
  readonly parents: readonly string[];
}

/** Compares what the API reports about a commit with git; yields a sentence for each difference. */
export type ApiCheck = (subject: ApiSubject, commit: ApiCommit) => AsyncGenerator<string>;
