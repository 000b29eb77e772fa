import type { ReadOptions, Repository } from "#server/git/Repository.ts";

/** What the reads of a bench ask about. */
export interface ReadCommits {
  readonly main: string;
  /** The first commit of all. */
  readonly first: string;
  /** The commit that `topic` and `wide` leave main at. */
  readonly fork: string;
  readonly topic: string;
  /** Changes up to 2,000 files. */
  readonly wide: string;
  /** Where a line of work ends that was never wholly merged. */
  readonly unmerged: string;
  /** Thirty branches all over the history. */
  readonly branches: readonly string[];
  /** A folder of forty folders, as the tree that it is. */
  readonly folder: string;
  /** How far down in the history the deep page is. */
  readonly depth: number;
  /** A file's content. */
  readonly blob: string;
}

/** One read of the git layer, and what git itself is asked for the same answer. */
export interface GitRead {
  readonly name: string;
  /** What comes before it and is not timed. */
  readonly before?: (git: Repository, places: ReadCommits, options: ReadOptions) => Promise<unknown>;
  readonly ours: (git: Repository, places: ReadCommits, options: ReadOptions) => Promise<unknown>;
  /** Git's words; null where it has no one command for it. */
  readonly git: ((places: ReadCommits) => readonly string[]) | null;
  /** Whether git runs where the refs are; else where our commit-graph is. */
  readonly isOfRefs?: boolean;
  /** Walks history: is timed without a commit-graph too. */
  readonly walks?: boolean;
  /** The most it may take the first time, in ms, in place of twice what git takes. */
  readonly goal?: number;
}

/** What one read took, in ms; null where it did not end in time, or there is none. */
export interface ReadTimes {
  readonly name: string;
  readonly cold: number | null;
  readonly warm: number | null;
  readonly git: number | null;
  /** The most that `cold` may be, where it is not identified by `git`. */
  readonly goal: number | null;
  /** Why ours did not answer. */
  readonly failure: string | null;
}
