import { encodeBytes } from "#contract/byteText.ts";
import { attributeFiles } from "./attributeFiles.ts";
import { attributeRules, type AttributeRule, type AttributeValue } from "./attributeRules.ts";
import type { Oid } from "./oid.ts";
import type { Repository } from "./openRepository.ts";
import type { ReadOptions } from "./readOptions.ts";

/** What a repository says of a file of its own: that it is generated, or somebody else's, or is not; null where nothing. */
export interface GeneratedMark {
  readonly generated: boolean | null;
  readonly vendored: boolean | null;
}

const GENERATED = "linguist-generated";
const VENDORED = "linguist-vendored";
const PLAIN = /^[ -~]*$/;

/**
 * Reads what the .gitattributes files of a commit say of paths by `linguist-generated` and `linguist-vendored`; a path
 * that they say nothing of is left out. Git's own machinery is not used: before 2.41 it reads the work tree only. Linear
 * in the folders of the paths, and in the paths times the lines that name these attributes.
 */
export async function generatedMarks(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, GeneratedMark>> {
  const byteStrings = paths.map(byteString);
  const files = await attributeFiles(repository, commit, byteStrings, options);
  const all = new Map([...files].map(([folder, text]) => [folder, attributeRules(text, folder === "")]));
  const macros = new Map(
    (all.get("") ?? []).flatMap(({ macro, states }) => (macro === null ? [] : [[macro, states] as const])),
  );
  const telling = tellingNames(macros);
  const rules = new Map<string, readonly AttributeRule[]>();
  for (const [folder, lines] of all) {
    const kept = lines.filter(({ states }) => states.some(([name]) => telling.has(name)));
    if (kept.length > 0) rules.set(folder, kept.toReversed());
  }
  const marks = new Map<string, GeneratedMark>();
  if (rules.size === 0) return marks;
  paths.forEach((path, index) => {
    const values = valuesOf(byteStrings[index] ?? "", rules, macros);
    const mark = { generated: isSaid(values.get(GENERATED)), vendored: isSaid(values.get(VENDORED)) };
    if (mark.generated !== null || mark.vendored !== null) marks.set(path, mark);
  });
  return marks;
}

function byteString(path: string): string {
  return PLAIN.test(path) ? path : Buffer.from(encodeBytes(path)).toString("latin1");
}

type Macros = ReadonlyMap<string, AttributeRule["states"]>;

/** Gives the attributes that say something of a mark: the two, and macros that set them or lead to one that does. */
function tellingNames(macros: Macros): ReadonlySet<string> {
  const telling = new Set([GENERATED, VENDORED]);
  for (const name of telling) {
    for (const [macro, states] of macros) if (states.some(([inner]) => inner === name)) telling.add(macro);
  }
  return telling;
}

/** Gives a path's attributes: the deepest folder decides, and in one file the last line; `rules` has last lines first. */
function valuesOf(
  path: string,
  rules: ReadonlyMap<string, readonly AttributeRule[]>,
  macros: Macros,
): ReadonlyMap<string, AttributeValue> {
  const values = new Map<string, AttributeValue>();
  const fill = (states: AttributeRule["states"]): void => {
    for (const [name, value] of states.toReversed()) {
      if (values.has(name)) continue;
      values.set(name, value);
      if (value === true) fill(macros.get(name) ?? []);
    }
  };
  for (let end = path.lastIndexOf("/") + 1; ; end = path.lastIndexOf("/", end - 2) + 1) {
    const below = path.slice(end);
    for (const { matches, states } of rules.get(path.slice(0, end)) ?? []) if (matches?.(below) === true) fill(states);
    if (end === 0) return values;
  }
}

function isSaid(value: AttributeValue | undefined): boolean | null {
  if (value === undefined || value === null) return null;
  return value !== false && value !== "false";
}
