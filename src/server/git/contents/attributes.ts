import { encodeBytes } from "#contract/byteText.ts";
import { eventLoopYielder } from "../eventLoop.ts";
import { type ObjectRecord, readObjects, statObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { treeEntries } from "../trees/treeObject.ts";
import { type AttributeRule, attributeRules, type AttributeValue } from "./attributeRules.ts";
import type { MatchEffort } from "./wildmatch.ts";

/** The attributes that macros set, by macro name. */
export type AttributeMacros = ReadonlyMap<string, AttributeRule["states"]>;

export interface AttributeQuestion extends ReadOptions {
  readonly names: readonly string[];
  /** Predefined macros, which those of the root's .gitattributes override; none if absent. */
  readonly macros?: AttributeMacros | undefined;
}

const PLAIN = /^[ -~]*$/;

/** The matching effort for one call: about a second. A hundred patterns over ten thousand paths need 60 million. */
const EFFORT = 100_000_000;

/**
 * Reads the attributes that the .gitattributes files of a commit give to paths. A path without any may be absent, and a
 * result may have more attributes than requested. Git's own implementation is not used, since before 2.41 it reads only
 * the work tree. Linear in the folders of the paths, and in the paths times the lines with these attributes. Patterns
 * crafted to take long exhaust the effort: the remaining paths are then absent.
 */
export async function attributeValues(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  question: AttributeQuestion,
): Promise<ReadonlyMap<string, ReadonlyMap<string, AttributeValue>>> {
  const { names, macros: presetMacros = new Map(), ...options } = question;
  const byteStrings = paths.map(byteString);
  const files = await attributeFiles(repository, commit, byteStrings, options);
  const all = new Map([...files].map(([folder, text]) => [folder, attributeRules(text, folder === "")]));
  const own = (all.get("") ?? []).flatMap(({ macro, states }) => (macro === null ? [] : [[macro, states] as const]));
  const macros: AttributeMacros = new Map([...presetMacros, ...own]);
  const telling = tellingNames(names, macros);
  const rules = new Map<string, readonly AttributeRule[]>();
  for (const [folder, lines] of all) {
    const relevant = lines.filter(({ states }) => states.some(([name]) => telling.has(name)));
    if (relevant.length > 0) rules.set(folder, relevant.toReversed());
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
  const yieldToEventLoop = eventLoopYielder();
  for (const [index, path] of paths.entries()) {
    const values = valuesOf(byteStrings[index] ?? "", rules, macros, effort);
    if (effort.left < 0) break;
    found.set(path, values);
    await yieldToEventLoop();
  }
  return found;
}

function byteString(path: string): string {
  return PLAIN.test(path) ? path : Buffer.from(encodeBytes(path)).toString("latin1");
}

/** Returns the requested attributes, and the macros that set them directly or through other macros. */
function tellingNames(names: readonly string[], macros: AttributeMacros): ReadonlySet<string> {
  const telling = new Set(names);
  for (const name of telling) {
    for (const [macro, states] of macros) if (states.some(([inner]) => inner === name)) telling.add(macro);
  }
  return telling;
}

/**
 * Returns a path's attributes: the deepest folder wins, and in one file the last line; `rules` has the last lines
 * first.
 */
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

const NAME = ".gitattributes";
/** The mode prefix of a regular file in a tree, and the mode of a folder. */
const FILE = "100";
const FOLDER = "40000";
/**
 * The maximum number of folders read, nearest to the root first. The list of files waits for them, about 50 µs each.
 */
const FOLDERS_MAX = 500;
/** A folder of 25,000 entries; larger folders are skipped. */
const TREE_BYTES_MAX = 1024 * 1024;
/** A longer list of patterns was not written by hand. */
const FILE_BYTES_MAX = 256 * 1024;
const ALL_BYTES_MAX = 2 * 1024 * 1024;

/** A folder on the path to a changed file: its relevant subfolders by name. */
type Folder = Map<string, Folder>;

/**
 * Reads the .gitattributes files of a commit in the folders of some paths and their ancestors. All paths are byte
 * strings, folders end with a slash, the root is "". Symbolic links and files that are too large are skipped. Starts no
 * process; linear in the folders' sizes.
 */
async function attributeFiles(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const root: Folder = new Map();
  for (const folderPath of new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1)))) {
    let folder = root;
    for (const name of folderPath.split("/").slice(0, -1)) {
      const below = folder.get(name) ?? new Map();
      folder.set(name, below);
      folder = below;
    }
  }
  const [record] = await readObjects(repository, [commit], options);
  const tree = /^tree ([0-9a-f]+)\n/u.exec(record?.content.toString("latin1", 0, 80) ?? "")?.[1] ?? commit;

  const found: { readonly folder: string; readonly oid: Oid }[] = [];
  let left = FOLDERS_MAX;
  let level: { readonly folder: string; readonly oid: Oid; readonly wanted: Folder }[] = [
    { folder: "", oid: tree, wanted: root },
  ];
  while (level.length > 0) {
    const trees = await readSmall(
      repository,
      level.map(({ oid }) => oid),
      TREE_BYTES_MAX,
      options,
    );
    left -= level.length;
    level = level.flatMap(({ folder, wanted }, index) => {
      const content = trees[index];
      if (content?.type !== "tree") return [];
      const entries = treeEntries(content.content, repository.objectFormat === "sha1" ? 20 : 32) ?? [];
      return entries.flatMap(({ mode, name: bytes, oid }) => {
        const name = bytes.toString("latin1");
        if (name === NAME && mode.startsWith(FILE)) found.push({ folder, oid });
        const below = mode === FOLDER ? wanted.get(name) : undefined;
        return below === undefined ? [] : [{ folder: `${folder}${name}/`, oid, wanted: below }];
      });
    });
    level = level.slice(0, Math.max(0, left));
  }
  const files = await readSmall(
    repository,
    found.map(({ oid }) => oid),
    FILE_BYTES_MAX,
    options,
  );
  return new Map(
    found.flatMap(({ folder }, index) => {
      const content = files[index]?.content.toString("latin1");
      return content === undefined ? [] : [[folder, content] as const];
    }),
  );
}

/** Reads objects up to a size; null for the others and for missing ones. */
async function readSmall(
  repository: Repository,
  oids: readonly Oid[],
  maxBytes: number,
  options: ReadOptions,
): Promise<readonly (ObjectRecord | null)[]> {
  if (oids.length === 0) return [];
  let all = 0;
  const stats = await statObjects(repository, oids, options);
  const isSmall = stats.map((stat) => {
    if (stat === null || stat.size > maxBytes) return false;
    return maxBytes === TREE_BYTES_MAX || (all += stat.size) <= ALL_BYTES_MAX;
  });
  const contents = await readObjects(
    repository,
    oids.filter((_, index) => isSmall[index]),
    { ...options, maxBytes },
  );
  let next = 0;
  return oids.map((_, index) => (isSmall[index] === true ? (contents[next++] ?? null) : null));
}
