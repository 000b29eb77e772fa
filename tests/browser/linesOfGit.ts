import { decodeBytes, displayLine } from "#contract/byteText.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";

/**
 * Returns the lines of the hunks that `git diff` prints between two revisions, file by file in git's order, with
 * unreadable bytes shown as the page shows them.
 */
export async function linesOfGit(repo: TempRepo, from: string, to: string): Promise<string[][]> {
  const printed = decodeBytes(
    await repo.gitBytes(["diff", "-M", "-l5000", "--no-color", "--full-index", "--no-ext-diff", from, to]),
  );
  const files: string[][] = [];
  let inHunk = false;
  let last = "";
  for (const line of printed.split("\n")) {
    if (line.startsWith("diff --git ")) {
      // A file that changes its type is printed as two patches, but is one file on the page.
      const same = line === last;
      last = line;
      inHunk = false;
      if (!same) files.push([]);
    } else if (line.startsWith("@@ ")) inHunk = true;
    else if (inHunk && line !== "") files.at(-1)?.push(displayLine(line));
  }
  return files;
}
