import type { ChangedFile } from "./diffTree.ts";
import { readSmallObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import { countByte } from "../processes/streams.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { type AttributeValue, checkAttr } from "../contents/checkAttr.ts";

/** The marks that a repository gives to a file: generated, vendored, or explicitly not; null if unspecified. */
export interface GeneratedMark {
  readonly generated: boolean | null;
  readonly vendored: boolean | null;
  /** True for `-diff`: changes of the file are not worth showing. */
  readonly isUndiffed: boolean;
}

const GENERATED = "linguist-generated";
const VENDORED = "linguist-vendored";
const DIFF = "diff";
/** This macro unsets `diff` too, but describes the type of a content, not its importance. */
const BINARY = "binary";

/**
 * Reads `linguist-generated`, `linguist-vendored` and `-diff` from the .gitattributes files of a commit; a path without
 * any of them is absent. Costs as much as `checkAttr`.
 */
export async function generatedMarks(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, GeneratedMark>> {
  const names = [GENERATED, VENDORED, DIFF, BINARY];
  const mentions = [GENERATED, VENDORED, `-${DIFF}`];
  const marks = new Map<string, GeneratedMark>();
  for (const [path, values] of await checkAttr(repository, commit, paths, { ...options, names, mentions })) {
    const [generated, vendored] = [isSet(values.get(GENERATED)), isSet(values.get(VENDORED))];
    const isUndiffed = values.get(DIFF) === false && values.get(BINARY) !== true;
    if (generated !== null || vendored !== null || isUndiffed) marks.set(path, { generated, vendored, isUndiffed });
  }
  return marks;
}

function isSet(value: AttributeValue | undefined): boolean | null {
  if (value === undefined) return null;
  return value !== false && value !== "false";
}

/** The files that are minified for browsers. */
const SCRIPT_OR_STYLE = /\.(?:js|mjs|cjs|css)$/iu;
/** Smaller files are not minified. */
const BYTES_MIN = 1024;
/** Larger files are not read for this; nor more than ALL_BYTES_MAX in all, about 0.1 s. */
const FILE_BYTES_MAX = 4 * 1024 * 1024;
const ALL_BYTES_MAX = 16 * 1024 * 1024;
/**
 * The mean line length in bytes above which a file counts as minified: people write about 30, and minifiers remove line
 * ends.
 */
const LINE_BYTES_MEAN = 110;
const NEWLINE = 10;
const ORDINARY = "100";

/**
 * Finds scripts and style sheets that are minified, judged by their long lines, on the new side, or the old one if they
 * are deleted. Reads at most 16 MiB, in the order of the list; starts no process.
 */
export async function minifiedFiles(
  repository: Repository,
  files: readonly ChangedFile[],
  options: ReadOptions = {},
): Promise<ReadonlySet<ChangedFile>> {
  const requested = files.filter(isScriptOrStyle);
  const contents = await readSmallObjects(repository, requested.map(oidOf), {
    ...options,
    maxBytes: FILE_BYTES_MAX,
    maxAllBytes: ALL_BYTES_MAX,
  });
  return new Set(
    requested.filter((file) => {
      const content = contents.get(oidOf(file))?.content;
      if (content === undefined || content.length < BYTES_MIN) return false;
      return content.length / (countByte(content, NEWLINE) + 1) > LINE_BYTES_MEAN;
    }),
  );
}

function isScriptOrStyle({ newPath, oldPath, newMode, oldMode }: ChangedFile): boolean {
  return SCRIPT_OR_STYLE.test(newPath ?? oldPath ?? "") && (newMode ?? oldMode ?? "").startsWith(ORDINARY);
}

function oidOf({ newOid, oldOid }: ChangedFile): string {
  return newOid ?? oldOid ?? "";
}
