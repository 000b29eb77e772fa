import type { Oid } from "../oid.ts";
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
