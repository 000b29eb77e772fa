import type { HistoryMerges } from "./HistoryMerges.ts";

/**
 * What of a history is wanted: all that is given must hold.
 * @gqlInput
 */
export interface HistoryFilter {
  /** A file or folder, from the repository's root on: commits that change it. */
  readonly path?: string | null;
  /** Whether a file is followed to the names that it had before; a folder never is. */
  readonly follow?: boolean | null;
  /** A part of the author's name and address, written `Name <address>`. */
  readonly author?: string | null;
  /** A day such as `2026-11-22`, of UTC, or a moment in ISO 8601: what was committed before is left out, with all that led to it. */
  readonly since?: string | null;
  /** A day, to its end, or a moment: what was committed after is left out. */
  readonly until?: string | null;
  /** A part of the message. */
  readonly message?: string | null;
  /** A text of which a file has more or fewer after the commit (git's `-S`). Contents of merges are looked into by first parent alone. */
  readonly added?: string | null;
  /** A text in a line that was added or removed (git's `-G`). */
  readonly changed?: string | null;
  /** Whether author, message and texts are extended regular expressions. */
  readonly isRegex?: boolean | null;
  /** Whether they match in any case. */
  readonly ignoreCase?: boolean | null;
  /** Whether merges are left out, or alone wanted. */
  readonly merges?: HistoryMerges | null;
  /** Whether of a merge only the first parent counts: what was merged in, and not how it came about. */
  readonly firstParent?: boolean | null;
}
