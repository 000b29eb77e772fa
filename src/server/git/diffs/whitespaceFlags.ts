import type { WhitespaceMode } from "#contract/whitespaceWord.ts";

/** Gives git's options for a mode. `git diff --raw` takes no notice of them: a list of files is the same in all modes. */
export function whitespaceFlags(whitespace: WhitespaceMode): readonly string[] {
  switch (whitespace) {
    case "SHOW":
      return [];
    case "IGNORE_AT_END":
      return ["--ignore-space-at-eol"];
    case "IGNORE_AMOUNT":
      return ["--ignore-space-change"];
    case "IGNORE_ALL":
      return ["--ignore-all-space"];
    case "IGNORE_ALL_AND_BLANK_LINES":
      return ["--ignore-all-space", "--ignore-blank-lines"];
  }
}
