import type { AttributeValue } from "./attributeRules.ts";
import { attributeValues } from "./attributeValues.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";

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
