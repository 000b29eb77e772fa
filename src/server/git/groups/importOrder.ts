import { posix } from "node:path";
import type { ChangedFile } from "../diffs/diffTree.ts";
import { repositoryCache } from "../byteCache.ts";
import { eventLoopYielder } from "../eventLoop.ts";
import { readSmallObjects } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { type Language, languageOf, moduleOf } from "./importedNames.ts";

/** A file and the names of the modules that it imports, as its text has them. */
export interface ImportingFile {
  readonly path: string;
  readonly names: readonly string[];
}

/** Larger files are not read. */
const FILE_BYTES = 256 * 1024;
/** The files of one group that are read, and the names that are cached. */
const ALL_BYTES = 16 * 1024 * 1024;

/** By language and object id, so no entry becomes stale. */
const knownNames = repositoryCache<readonly string[]>(ALL_BYTES);

/**
 * Sorts files so that each comes before those that it imports. Imports are those of its new side, or of its old one if
 * it was deleted.
 */
export async function sortByImports(
  repository: Repository,
  files: readonly ChangedFile[],
  options: ReadOptions,
): Promise<readonly ChangedFile[]> {
  const read = files.map(({ newPath, oldPath, newOid, oldOid }) => {
    return { path: newPath ?? oldPath ?? "", oid: newOid ?? oldOid };
  });
  const order = await orderByImports(await readImports(repository, read, options));
  return order.flatMap((at) => files[at] ?? []);
}

/**
 * Reads what files import, in their order; nothing for a file in another language, for a large one, and after
 * `ALL_BYTES`. Linear in the bytes read; starts no process.
 */
async function readImports(
  repository: Repository,
  files: readonly { readonly path: string; readonly oid: Oid | null }[],
  options: ReadOptions,
): Promise<readonly ImportingFile[]> {
  const known = knownNames(repository);
  const read = files.map(({ path, oid }) => {
    const language = languageOf(path);
    return { path, oid, language, key: `${language?.name} ${oid}` };
  });
  const unknown = read.flatMap(({ oid, language, key }) =>
    oid === null || language === undefined || known.get(key) !== undefined ? [] : [oid],
  );
  const limits = { maxBytes: FILE_BYTES, maxAllBytes: ALL_BYTES };
  const objects = await readSmallObjects(repository, unknown, { ...options, ...limits });
  const yieldToOthers = eventLoopYielder();
  const found: ImportingFile[] = [];
  for (const { path, oid, language, key } of read) {
    const text = objects.get(oid ?? "")?.content.toString();
    const names = known.get(key) ?? [...new Set(text === undefined ? [] : language?.namesIn(text))];
    if (text !== undefined) known.set(key, names, names.join().length + key.length);
    found.push({ path, names });
    await yieldToOthers();
  }
  return found;
}

/**
 * Returns the indexes of files so that each comes before those that it imports, where that is possible; files that
 * import each other stay together. All else is in the given order. Linear in the files and their imports.
 */
export async function orderByImports(files: readonly ImportingFile[]): Promise<readonly number[]> {
  const modules = new Map<string, { readonly at: number; readonly files: number[] }>();
  const moduleOfFile = files.map(({ path }, file) => {
    const language = languageOf(path);
    const key = language === undefined ? path : keyOf(language, moduleOf(path, language));
    const module = modules.get(key) ?? { at: modules.size, files: [] };
    modules.set(key, module);
    module.files.push(file);
    return module;
  });
  const byPath = new Map(files.map(({ path }, file) => [path, moduleOfFile[file]]));
  const byEnd = modulesByEnd(modules.keys());
  const links = Array.from(modules, () => new Set<number>());
  const yieldToOthers = eventLoopYielder();
  for (const [file, { path, names }] of files.entries()) {
    const language = languageOf(path);
    const from = moduleOfFile[file]?.at ?? 0;
    await yieldToOthers();
    if (language === undefined) continue;
    for (const name of names) {
      const target = targetOf(name, path, language);
      const key = keyOf(language, moduleOf(target ?? name, language));
      const to = target === null ? modules.get(byEnd.get(key) ?? "") : (modules.get(key) ?? byPath.get(target));
      if (to !== undefined && to.at !== from) links[from]?.add(to.at);
    }
  }
  const filesOf = Array.from(modules.values(), (module) => module.files);
  return components(links.map((to) => [...to].toSorted((one, other) => other - one))).flatMap((together) =>
    together.flatMap((module) => filesOf[module] ?? []).toSorted((one, other) => one - other),
  );
}

const keyOf = ({ name }: Language, module: string): string => `${name} ${module}`;

/** Returns the path that an import names; null if it names only the end of a path. */
function targetOf(name: string, path: string, language: Language): string | null {
  const rest = name.slice(name.indexOf("/") + 1);
  if (name.startsWith(".")) return posix.join(posix.dirname(path), name);
  if (name.startsWith("/")) return rest;
  if (language.name !== "rust") return null;
  if (name.startsWith("crate/")) return posix.join(/^(?:.*\/)?src(?=\/)/u.exec(path)?.[0] ?? posix.dirname(path), rest);
  const own = moduleOf(path, language);
  return posix.join(name.startsWith("super/") ? posix.dirname(own) : own, rest);
}

/** The names at the end of a path by which an import may name it. */
const END_NAMES = 8;

/** Returns the modules by the ends of their paths that no other has; by the last name alone only near the root. */
function modulesByEnd(keys: Iterable<string>): ReadonlyMap<string, string | null> {
  const byEnd = new Map<string, string | null>();
  for (const key of keys) {
    const start = key.indexOf(" ") + 1;
    const names = key.slice(start).split("/");
    for (let count = names.length <= 2 ? 1 : 2; count <= Math.min(names.length, END_NAMES); count++) {
      const end = key.slice(0, start) + names.slice(-count).join("/");
      byEnd.set(end, byEnd.has(end) ? null : key);
    }
  }
  return byEnd;
}

/**
 * Returns the strongly connected components of a graph, each before those it links to (Tarjan's algorithm, without
 * recursion). Of those without a link between them the one with the lowest numbers comes first.
 */
function components(links: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const open: number[] = [];
  const visits = links.map(() => ({ number: -1, low: 0, next: 0, isOpen: false }));
  let count = 0;
  for (let root = links.length - 1; root >= 0; root--) {
    const way = visits[root]?.number === -1 ? [root] : [];
    for (let node = way.at(-1); node !== undefined; node = way.at(-1)) {
      const visit = visits[node];
      if (visit === undefined) break;
      if (visit.number === -1) {
        Object.assign(visit, { number: count, low: count, isOpen: true });
        count += 1;
        open.push(node);
      }
      const child = links[node]?.[visit.next++];
      const ofChild = child === undefined ? undefined : visits[child];
      if (child !== undefined && ofChild?.number === -1) way.push(child);
      else if (ofChild?.isOpen === true) visit.low = Math.min(visit.low, ofChild.low);
      if (child !== undefined) continue;
      way.pop();
      const parent = visits[way.at(-1) ?? -1];
      if (parent !== undefined) parent.low = Math.min(parent.low, visit.low);
      if (visit.low !== visit.number) continue;
      const together = open.splice(open.lastIndexOf(node));
      for (const member of together) Object.assign(visits[member] ?? {}, { isOpen: false });
      found.push(together);
    }
  }
  return found.toReversed();
}
