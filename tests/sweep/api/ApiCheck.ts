import type { Json } from "../queryGraphql.ts";

/** A repository that the API serves and git reads beside it. */
export interface ApiSubject {
  readonly slug: string;
  /** Executes a document with variables and the slug, and gives `repository`; fails with the first error's code and place. */
  readonly execute: (document: string, variables: Readonly<Record<string, unknown>>) => Promise<Json>;
  /** Gives what git prints; fails when git does. */
  readonly git: (args: readonly string[], input?: string | Uint8Array) => Promise<Buffer>;
  /** A number from 0 to below 1; the same numbers in each run of the same seed. */
  readonly random: () => number;
  readonly emptyTree: string;
  /** A commit of the repository by chance. */
  readonly other: () => string;
}

/** A commit and what it came from. */
export interface ApiCommit {
  readonly oid: string;
  readonly parents: readonly string[];
}

/** Holds what the API says of a commit to what git says; gives a sentence for each difference. */
export type ApiCheck = (subject: ApiSubject, commit: ApiCommit) => AsyncGenerator<string>;
