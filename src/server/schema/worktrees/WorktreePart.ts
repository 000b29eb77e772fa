/**
 * A part of what is uncommitted: all of it against HEAD's commit; what is staged, against HEAD's commit; what is not staged,
 * against the index; files that git does not track; and files in conflict.
 * @gqlEnum
 */
export type WorktreePart = "ALL" | "STAGED" | "UNSTAGED" | "UNTRACKED" | "CONFLICTED";
