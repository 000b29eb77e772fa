import { decodeBytes } from "#contract/byteText.ts";
import type { Signature } from "#server/git/objects/commitObject.ts";
import type { Repository } from "#server/git/openRepository.ts";

/** The two notes that make a review, by the last part of their refs' names. */
export type NotesName = "reviews" | "discuss";

/** Where a review's notes stand: in git-appraise's refs, which are exchanged with others, or in ours, which never are. */
export type Shelf = "public" | "private";

/** What nobody else gets to see, by the last part of its ref's name. */
export type PrivateName = "drafts" | "marks" | "seen" | "identity" | "worktrees";

const FOLDER: Readonly<Record<Shelf, string>> = { public: "refs/notes/devtools/", private: "refs/galley/" };
const ARCHIVE: Readonly<Record<Shelf, string>> = {
  public: "refs/devtools/archives/reviews",
  private: "refs/galley/archive",
};

const SHARED = /^refs\/(?:notes\/devtools|devtools\/archives)\/[a-z]+$/u;

/** The names of the refs in which reviews are kept. The public ones are git-appraise's, and are pushed. */
export const storeRefs = {
  notes: (name: NotesName, shelf: Shelf = "public"): string => `${FOLDER[shelf]}${name}`,
  /** A chain of commits that keeps reviewed ones alive. */
  archive: (shelf: Shelf = "public"): string => ARCHIVE[shelf],
  /** What is exchanged with other repositories: the notes, those of checks too, and the archives. */
  sharedFolders: [FOLDER.public, "refs/devtools/archives/"],
  isShared: (name: string): boolean => SHARED.test(name),
  isNotes: (name: string): boolean => name.startsWith(FOLDER.public),
  /** Never pushed by anything that Galley does. */
  private: (name: PrivateName): string => `${FOLDER.private}${name}`,
} as const;

/** What every writer of a store goes by. */
export interface StoreSettings {
  readonly repository: Repository;
  /** Who and when, for the next commit. */
  by(): Signature;
  /** How long a writer tries before it gives up as CONFLICT, in milliseconds. */
  readonly patienceMs: number;
  /** How old a lock is, in milliseconds, before it is looked into whether its owner is dead. */
  readonly lockAgeMs: number;
}

/** Gives the lines of a note, blank ones left out. Linear in its size. */
export function noteLines(blob: Buffer): readonly string[] {
  return decodeBytes(blob)
    .split("\n")
    .filter((line) => line !== "");
}
