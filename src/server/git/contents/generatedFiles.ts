import type { ChangedFile } from "../diffs/diffTree.ts";
import { readObjects, statObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import type { AttributeValue } from "./attributeRules.ts";
import { attributeValues } from "./attributes.ts";

/** What a repository says of a file of its own: that it is generated, or somebody else's, or is not; null where nothing. */
export interface GeneratedMark {
  readonly generated: boolean | null;
  readonly vendored: boolean | null;
  /** It says `-diff`: that how the file changed is not worth showing. */
  readonly isUndiffed: boolean;
}

const GENERATED = "linguist-generated";
const VENDORED = "linguist-vendored";
/** Git's own macro `binary`, which unsets it too, says of what kind a content is and not what it is worth. */
const DIFF = "diff";

/**
 * Reads what the .gitattributes files of a commit say of paths by `linguist-generated`, `linguist-vendored` and `-diff`; a
 * path that they say nothing of is left out. Costs what `attributeValues` does.
 */
export async function generatedMarks(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, GeneratedMark>> {
  const asked = { ...options, names: [GENERATED, VENDORED, DIFF] };
  const marks = new Map<string, GeneratedMark>();
  for (const [path, values] of await attributeValues(repository, commit, paths, asked)) {
    const [generated, vendored] = [isSaid(values.get(GENERATED)), isSaid(values.get(VENDORED))];
    const isUndiffed = values.get(DIFF) === false;
    if (generated !== null || vendored !== null || isUndiffed) marks.set(path, { generated, vendored, isUndiffed });
  }
  return marks;
}

function isSaid(value: AttributeValue | undefined): boolean | null {
  if (value === undefined || value === null) return null;
  return value !== false && value !== "false";
}

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
