import { encodeBytes } from "#contract/byteText.ts";
import { attributeFiles } from "./attributeFiles.ts";
import { attributeRules, type AttributeRule, type AttributeValue } from "./attributeRules.ts";
import { breather } from "../breather.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import type { MatchEffort } from "./stepMatcher.ts";

/** What macros set, by their names. */
export type AttributeMacros = ReadonlyMap<string, AttributeRule["states"]>;

export interface AttributeQuestion extends ReadOptions {
  /** The attributes that are asked for. */
  readonly names: readonly string[];
  /** Macros that count beside those of the root's .gitattributes, which go before them; none if absent. */
  readonly macros?: AttributeMacros | undefined;
}

const PLAIN = /^[ -~]*$/;

/** What all patterns together may take for one answer: about a second. A hundred of them over ten thousand paths need 60 million. */
const EFFORT = 100_000_000;

/**
 * Reads what the .gitattributes files of a commit say of paths, of which one that they say nothing of may be left out; an answer
 * may hold more attributes than were asked for. Git's own machinery is not used: before 2.41 it reads the work tree only. Linear
 * in the folders of the paths, and in the paths times the lines that name these attributes. Patterns that were made to take long
 * end it: of the paths that are left then nothing is said.
 */
export async function attributeValues(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  question: AttributeQuestion,
): Promise<ReadonlyMap<string, ReadonlyMap<string, AttributeValue>>> {
  const { names, macros: given = new Map(), ...options } = question;
  const byteStrings = paths.map(byteString);
  const files = await attributeFiles(repository, commit, byteStrings, options);
  const all = new Map([...files].map(([folder, text]) => [folder, attributeRules(text, folder === "")]));
  const own = (all.get("") ?? []).flatMap(({ macro, states }) => (macro === null ? [] : [[macro, states] as const]));
  const macros: AttributeMacros = new Map([...given, ...own]);
  const telling = tellingNames(names, macros);
  const rules = new Map<string, readonly AttributeRule[]>();
  for (const [folder, lines] of all) {
    const kept = lines.filter(({ states }) => states.some(([name]) => telling.has(name)));
    if (kept.length > 0) rules.set(folder, kept.toReversed());
  }
  if (rules.size === 0) return new Map();
  return valuesOfAll(paths, byteStrings, rules, macros);
}

async function valuesOfAll(
  paths: readonly string[],
  byteStrings: readonly string[],
  rules: ReadonlyMap<string, readonly AttributeRule[]>,
  macros: AttributeMacros,
): Promise<ReadonlyMap<string, ReadonlyMap<string, AttributeValue>>> {
  const found = new Map<string, ReadonlyMap<string, AttributeValue>>();
  const effort: MatchEffort = { left: EFFORT };
  const breathe = breather();
  for (const [index, path] of paths.entries()) {
    const values = valuesOf(byteStrings[index] ?? "", rules, macros, effort);
    if (effort.left < 0) break;
    found.set(path, values);
    await breathe();
  }
  return found;
}

function byteString(path: string): string {
  return PLAIN.test(path) ? path : Buffer.from(encodeBytes(path)).toString("latin1");
}

/** Gives the attributes that say something of what is asked: these, and macros that set them or lead to one that does. */
function tellingNames(names: readonly string[], macros: AttributeMacros): ReadonlySet<string> {
  const telling = new Set(names);
  for (const name of telling) {
    for (const [macro, states] of macros) if (states.some(([inner]) => inner === name)) telling.add(macro);
  }
  return telling;
}

/** Gives a path's attributes: the deepest folder decides, and in one file the last line; `rules` has last lines first. */
function valuesOf(
  path: string,
  rules: ReadonlyMap<string, readonly AttributeRule[]>,
  macros: AttributeMacros,
  effort: MatchEffort,
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
    for (const { matches, states } of rules.get(path.slice(0, end)) ?? [])
      if (matches?.(below, effort) === true) fill(states);
    if (end === 0) return values;
  }
}
