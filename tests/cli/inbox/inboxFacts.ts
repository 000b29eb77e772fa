import type { TempRepo } from "#tests/helpers/tempRepo.ts";

export const ADA = { name: "Ada Proof", email: "ada@example.org" };
export const BOB = { name: "Bob Press", email: "bob@example.org" };

/** The reason for which work trees are locked. */
export const LOCKED = "on a disk for travelling";

/** Ada and Bob, or the agent of a work tree, which acts for Ada. */
export type Actor = "Ada" | "Bob" | "agent";

/** What somebody did in a review, in seconds since 1970. */
export interface Act {
  readonly by: Actor;
  readonly kind: "push" | "comment" | "answer" | "resolve" | "approve" | "reject";
  readonly at: number;
  readonly hasText: boolean;
  /** The number of the content that a verdict or a push is about. */
  readonly version: number;
}

/** A thread, with those who wrote in it, the last one last. */
export interface ThreadFacts {
  readonly id: string;
  readonly writers: Actor[];
  at: number;
  isOpen: boolean;
}

/** A review, as the script made it. */
export interface ReviewFacts {
  readonly id: string;
  readonly repo: RepoFacts;
  readonly title: string;
  readonly branch: string;
  readonly by: "Ada" | "Bob";
  readonly hasReviewer: boolean;
  /** The recorded heads, oldest first. */
  readonly heads: string[];
  readonly acts: Act[];
  readonly threads: ThreadFacts[];
  /** The files of its change. */
  readonly files: Set<string>;
  /** Counts the changes of its content, but for rebases that change nothing. */
  version: number;
  /** Ada's last visit and the heads that she saw; 0 before the first. */
  visitedAt: number;
  readonly visited: Set<string>;
  isOpen: boolean;
}

/** A work tree, as the script left it. */
export interface TreeFacts {
  readonly name: string;
  readonly repo: RepoFacts;
  readonly path: string;
  readonly git: TempRepo;
  readonly agent: string;
  /** The line of shared.txt that only the changes of this work tree, and those of main that conflict, touch. */
  readonly slot: number;
  branch: string;
  isDetached: boolean;
  /** True if the detached HEAD has moved away from its branch. */
  isAhead: boolean;
  isLocked: boolean;
  isGone: boolean;
  /** The agents of its commits that main lacks, oldest first. */
  commits: string[];
  touchesSlot: boolean;
  /** The number of changes of main that it has. */
  base: number;
  files: Set<string>;
  uncommitted: string[];
  /** The times of the last commit and of the last uncommitted change. */
  committedAt: number;
  editedAt: number;
  review: ReviewFacts | null;
}

/** A change of main: the slots that it touches, and its time. */
interface MainChange {
  readonly slots: readonly number[];
  readonly at: number;
}

export interface RepoFacts {
  readonly git: TempRepo;
  readonly main: MainChange[];
  readonly trees: TreeFacts[];
  readonly reviews: ReviewFacts[];
}

/** What `galley inbox --format json` prints. */
export interface PrintedInbox {
  readonly items: readonly PrintedItem[];
  readonly repositories: readonly { readonly path: string; readonly problem: string | null }[];
}

export interface PrintedItem {
  readonly key: string;
  readonly list: string;
  readonly repository: string;
  readonly title: string;
  readonly reason: string;
  readonly since: string;
  readonly unviewedFiles: number | null;
  readonly newComments: number;
  readonly isPutOff: boolean;
}
