/** How the schema names what of the uncommitted work is read. */
export type WorktreePartName = "ALL" | "STAGED" | "UNSTAGED" | "UNTRACKED" | "CONFLICTED";

const WORDS: readonly (readonly [WorktreePartName, string])[] = [
  ["STAGED", "staged"],
  ["UNSTAGED", "unstaged"],
  ["UNTRACKED", "untracked"],
  ["CONFLICTED", "conflicted"],
];

/** A part of the uncommitted work as the address of its page writes it, `?part=staged`; all of it has no word. */
export const worktreePart = {
  /** Finds the part of a word; all of it where the address has none, or one that is no part's. */
  read: (word: string | null): WorktreePartName => WORDS.find(([, known]) => known === word)?.[0] ?? "ALL",
  /** Null for all of it. */
  write: (part: WorktreePartName): string | null => WORDS.find(([known]) => known === part)?.[1] ?? null,
} as const;
