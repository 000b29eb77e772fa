/** The two notes that make a review, by the last part of their refs' names. */
export type NotesName = "reviews" | "discuss";

/** What nobody else gets to see, by the last part of its ref's name. */
export type PrivateName = "drafts" | "marks" | "identity";

const NOTES: Readonly<Record<NotesName, string>> = {
  reviews: "refs/notes/devtools/reviews",
  discuss: "refs/notes/devtools/discuss",
};

const SHARED = /^refs\/(?:notes\/devtools|devtools\/archives)\/[a-z]+$/u;
const NOTES_FOLDER = "refs/notes/devtools/";

/** The names of the refs in which reviews are kept. All but the private ones are git-appraise's, and are pushed. */
export const storeRefs = {
  notes: (name: NotesName): string => NOTES[name],
  /** A chain of commits that keeps reviewed ones alive. */
  archive: "refs/devtools/archives/reviews",
  /** What is exchanged with other repositories: the notes, those of checks too, and the archives. */
  sharedFolders: [NOTES_FOLDER, "refs/devtools/archives/"],
  isShared: (name: string): boolean => SHARED.test(name),
  isNotes: (name: string): boolean => name.startsWith(NOTES_FOLDER),
  /** Never pushed by anything that Galley does. */
  private: (name: PrivateName): string => `refs/galley/${name}`,
} as const;
