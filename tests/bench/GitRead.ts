import type { ReadOptions, Repository } from "#server/git/Repository.ts";

/** The commits that the reads of a benchmark use. */
export interface ReadCommits {
  readonly main: string;
  /** The first commit of the history. */
  readonly first: string;
  /** The commit at which `topic` and `wide` branched off main. */
  readonly fork: string;
  readonly topic: string;
  /** A commit that changes up to 2,000 files. */
  readonly wide: string;
  /** The last commit of a branch that was never fully merged. */
  readonly unmerged: string;
  /** Thirty branches, spread over the whole history. */
  readonly branches: readonly string[];
  /** The tree of a folder that contains forty folders. */
  readonly folder: string;
  /** The position of the deep page in the history, in commits. */
  readonly depth: number;
  /** The id of a file's content. */
  readonly blob: string;
}

/** One read of the git layer, and the git command that returns the same answer. */
export interface GitRead {
  readonly name: string;
  /** Runs before the read and is not timed. */
  readonly before?: (git: Repository, places: ReadCommits, options: ReadOptions) => Promise<unknown>;
  readonly ours: (git: Repository, places: ReadCommits, options: ReadOptions) => Promise<unknown>;
  /** The arguments of git; null if no single command returns this answer. */
  readonly git: ((places: ReadCommits) => readonly string[]) | null;
  /** Whether git runs in the repository with the refs; otherwise it runs in the one with our commit-graph. */
  readonly isOfRefs?: boolean;
  /** The read walks history, so it is also timed without a commit-graph. */
  readonly walks?: boolean;
  /** The longest time of the first read, in ms; replaces the goal of twice the time of git. */
  readonly goal?: number;
}

/** The time of one read, in ms; null if it timed out or does not exist. */
export interface ReadTimes {
  readonly name: string;
  readonly cold: number | null;
  readonly warm: number | null;
  readonly git: number | null;
  /** The goal of `cold`, if the time of `git` does not set it. */
  readonly goal: number | null;
  /** The reason why our read failed. */
  readonly failure: string | null;
}
