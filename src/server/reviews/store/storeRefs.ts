import { decodeBytes } from "#contract/byteText.ts";
import type { Signature } from "#server/git/objects/commitObject.ts";
import type { Repository } from "#server/git/Repository.ts";

/** The two notes of a review, by the last part of their refs' names. */
export type NotesName = "reviews" | "discuss";

/** The place of a review's notes: git-appraise's refs, which are exchanged with others, or our own, which never are. */
export type NotesScope = "public" | "private";

/** Private state that nobody else sees, by the last part of its ref's name. */
export type PrivateName = "drafts" | "marks" | "seen" | "identity" | "worktrees";

const FOLDER: Readonly<Record<NotesScope, string>> = { public: "refs/notes/devtools/", private: "refs/galley/" };
const ARCHIVE: Readonly<Record<NotesScope, string>> = {
  public: "refs/devtools/archives/reviews",
  private: "refs/galley/archive",
};

const SHARED = /^refs\/(?:notes\/devtools|devtools\/archives)\/[a-z]+$/u;

/** The names of the refs that store reviews. The public ones are git-appraise's, and are pushed. */
export const storeRefs = {
  notes: (name: NotesName, scope: NotesScope = "public"): string => `${FOLDER[scope]}${name}`,
  /** A chain of commits that keeps reviewed ones alive. */
  archive: (scope: NotesScope = "public"): string => ARCHIVE[scope],
  /** The notes of checks, on the commits that they checked. */
  checks: [`${FOLDER.public}ci`, `${FOLDER.public}analyses`],
  /** The refs exchanged with other repositories: the notes, including those of checks, and the archives. */
  sharedFolders: [FOLDER.public, "refs/devtools/archives/"],
  isShared: (name: string): boolean => SHARED.test(name),
  isNotes: (name: string): boolean => name.startsWith(FOLDER.public),
  /** git-appraise's reports of builds on commits. */
  buildChecks: `${FOLDER.public}ci`,
  /** The reports of tools. Never pushed by Galley. */
  evidence: `${FOLDER.private}evidence`,
  /** Never pushed by Galley. */
  private: (name: PrivateName): string => `${FOLDER.private}${name}`,
} as const;

export interface StoreSettings {
  readonly repository: Repository;
  /** The signature of the next commit. */
  by(): Signature;
  /** The time for which a writer retries before it fails as CONFLICT, in milliseconds. */
  readonly timeoutMs: number;
  /** The age of a lock, in milliseconds, from which its owner is checked for being dead. */
  readonly lockAgeMs: number;
}

/** Returns the lines of a note without blank ones. Linear in its size. */
export function noteLines(blob: Buffer): readonly string[] {
  return decodeBytes(blob)
    .split("\n")
    .filter((line) => line !== "");
}
