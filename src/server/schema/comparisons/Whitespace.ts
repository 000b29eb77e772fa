/**
 * Which white space counts as a change: `SHOW` counts all of it; the others leave out, each more than the one before it,
 * blanks at the ends of lines (git's `--ignore-space-at-eol`), how many blanks there are (`-b`), all blanks (`-w`), and
 * blank lines too (`-w --ignore-blank-lines`). A file whose change is left out stays in the list: its patch has no hunks.
 * @gqlEnum
 */
export type Whitespace = "SHOW" | "IGNORE_AT_END" | "IGNORE_AMOUNT" | "IGNORE_ALL" | "IGNORE_ALL_AND_BLANK_LINES";
