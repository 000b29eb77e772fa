/** What is looked for in a history. All that is given must hold; null for what is not looked for. */
export interface CommitFilter {
  /** A part of `Name <address>` of who wrote the change. */
  readonly author: string | null;
  /** A part of the message. */
  readonly message: string | null;
  /** A text that occurs more or less often in a file after the change than before (git's -S). */
  readonly added: string | null;
  /** A text that a line has which was added or removed (git's -G). */
  readonly changed: string | null;
  /** Whether the four above are extended regular expressions; else they are texts as they stand. */
  readonly isRegex: boolean;
  readonly ignoreCase: boolean;
  /** Whether merges are left out or looked for alone. */
  readonly merges: "NONE" | "ONLY" | null;
  /** Seconds since 1970: commits made after are left out. */
  readonly until: number | null;
}
