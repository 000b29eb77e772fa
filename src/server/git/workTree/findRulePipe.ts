import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "../openRepository.ts";

const RULES = new Set([".gitignore", ".gitattributes"]);
const AT_ONCE = 16;
/** Finding none is good for so long: who looks at a large work tree over and over does not search it each time. */
const GOOD_MS = 60_000;

const searches = new WeakMap<Repository, Promise<string | null>>();

/**
 * Finds a pipe in the place of a file of rules in a work tree: git would wait for what comes out of it. Gives its path from the
 * root, or null. Reads every folder; who asks meanwhile shares the search.
 */
export function findRulePipe(repository: Repository): Promise<string | null> {
  const known = searches.get(repository);
  if (known !== undefined) return known;
  const search = searchIn(repository.workTree ?? "", repository.closing);
  searches.set(repository, search);
  void search.then((found) => {
    setTimeout(() => searches.delete(repository), found === null ? GOOD_MS : 0).unref();
  });
  return search;
}

async function searchIn(root: string, closing: AbortSignal): Promise<string | null> {
  const folders = [""];
  while (folders.length > 0 && !closing.aborted) {
    const some = folders.splice(-AT_ONCE);
    const lists = await Promise.all(
      some.map((folder) => readdir(join(root, folder), { withFileTypes: true }).catch(() => [])), // gone, or closed to us
    );
    for (const [index, entries] of lists.entries()) {
      const pathOf = (name: string): string => join(some[index] ?? "", name);
      const pipe = entries.find((entry) => entry.isFIFO() && RULES.has(entry.name));
      if (pipe !== undefined) return pathOf(pipe.name);
      for (const entry of entries) if (entry.isDirectory() && entry.name !== ".git") folders.push(pathOf(entry.name));
    }
  }
  return null;
}
