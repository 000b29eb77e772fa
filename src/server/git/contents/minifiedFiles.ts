import { readObjects, statObjects } from "../objects/catFile.ts";
import type { ChangedFile } from "../diffs/diffTree.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

/** What is made smaller for a browser. */
const SCRIPT_OR_STYLE = /\.(?:js|mjs|cjs|css)$/iu;
/** Nobody makes less than that smaller. */
const BYTES_MIN = 1024;
/** What is larger is not read for this; nor more than so many bytes in all, some 0.1 s. */
const FILE_BYTES_MAX = 4 * 1024 * 1024;
const ALL_BYTES_MAX = 16 * 1024 * 1024;
/** Bytes of a line in the middle: people write some 30, and who makes code smaller leaves no line ends. */
const LINE_BYTES_MEAN = 110;
const NEWLINE = 10;
const ORDINARY = "100";

/**
 * Finds the scripts and style sheets whose lines are so long that nobody wrote them, by their new side, or the old one where
 * they are deleted. Reads at most 16 MiB of them, the first of the list first; no process is started.
 */
export async function minifiedFiles(
  repository: Repository,
  files: readonly ChangedFile[],
  options: ReadOptions = {},
): Promise<ReadonlySet<ChangedFile>> {
  const asked = files.filter(isScriptOrStyle);
  const stats = await statObjects(repository, asked.map(oidOf), options);
  let left = ALL_BYTES_MAX;
  const read = asked.filter((_, index) => {
    const size = stats[index]?.size ?? 0;
    if (size < BYTES_MIN || size > FILE_BYTES_MAX || size > left) return false;
    left -= size;
    return true;
  });
  const contents = await readObjects(repository, read.map(oidOf), options);
  return new Set(
    read.filter((_, index) => {
      const content = contents[index]?.content;
      return content !== undefined && content.length / (countNewlines(content) + 1) > LINE_BYTES_MEAN;
    }),
  );
}

function isScriptOrStyle({ newPath, oldPath, newMode, oldMode }: ChangedFile): boolean {
  return SCRIPT_OR_STYLE.test(newPath ?? oldPath ?? "") && (newMode ?? oldMode ?? "").startsWith(ORDINARY);
}

function oidOf({ newOid, oldOid }: ChangedFile): string {
  return newOid ?? oldOid ?? "";
}

function countNewlines(content: Buffer): number {
  let count = 0;
  for (let at = content.indexOf(NEWLINE); at >= 0; at = content.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
}
