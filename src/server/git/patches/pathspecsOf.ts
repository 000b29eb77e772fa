import type { ChangedFile } from "../diffs/diffTree.ts";
import { speakablePath } from "../speakablePath.ts";

/** Git compares every path with every pathspec: beyond this many it is quicker to print the whole diff and pick. */
const PATHS_MAX = 300;
const PATHS_BYTES_MAX = 96 * 1024;

/** Gives the nearest folder of a path that can stand on a command line; null for the root. */
function speakableFolder(path: string): string | null {
  if (speakablePath(path)) return path;
  const slash = path.lastIndexOf("/");
  return slash < 0 ? null : speakableFolder(path.slice(0, slash));
}

/** Gives the pathspecs for some files, with the word before them, or none at all where the whole diff has to be printed. */
export function pathspecsOf(files: readonly ChangedFile[]): readonly string[] {
  const paths = new Set<string>();
  for (const { oldPath, newPath } of files) {
    for (const path of [oldPath, newPath]) {
      if (path === null) continue;
      const spec = speakableFolder(path);
      if (spec === null) return [];
      paths.add(spec);
    }
  }
  const specs = [...paths];
  const bytes = specs.reduce((sum, spec) => sum + 3 * spec.length, 0);
  return specs.length > PATHS_MAX || bytes > PATHS_BYTES_MAX ? [] : ["--", ...specs];
}
