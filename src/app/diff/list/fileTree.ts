import type { DiffFile } from "../DiffFile.ts";
import type { CountedLines } from "./LineCounts.tsx";

const SLASH = 47;

export interface TreeFile {
  readonly kind: "file";
  /** Where the file stands among all files. */
  readonly at: number;
  readonly file: DiffFile;
}

export interface TreeFolder {
  readonly kind: "folder";
  /** From the root, with a slash at its end. */
  readonly path: string;
  /** From the folder around it, without the slash; several folders where each but the last holds nothing else. */
  readonly name: string;
  /** Its files are those from `at` up to `end` of all files. */
  readonly at: number;
  readonly end: number;
  /** Of all files within. */
  readonly counts: CountedLines;
  readonly nodes: readonly TreeNode[];
}

export type TreeNode = TreeFile | TreeFolder;

/**
 * Puts neighbouring files of one folder together, keeping their order: a folder whose files do not stand together is
 * there several times. A folder that holds one folder only is joined with it. Linear in the paths' length, and in the
 * files times their depth.
 */
export function fileTree(files: readonly DiffFile[]): readonly TreeNode[] {
  const paths = files.map(({ newPath, oldPath }) => newPath ?? oldPath ?? "");
  const shared = Int32Array.from(paths, (path, at) => (at === 0 ? 0 : sharedFolder(paths[at - 1] ?? "", path)));
  return nodesIn({ files, paths, shared }, 0, files.length, 0);
}

interface Paths {
  readonly files: readonly DiffFile[];
  readonly paths: readonly string[];
  /** For each path the length of the folder that it and the one before it are both in, slash included. */
  readonly shared: Int32Array;
}

/** The nodes of the files from `at` to `end`, all in a folder whose path has `depth` characters. */
function nodesIn(all: Paths, at: number, end: number, depth: number): readonly TreeNode[] {
  const { files, paths, shared } = all;
  const nodes: TreeNode[] = [];
  for (let from = at; from < end;) {
    const file = files[from];
    const path = paths[from] ?? "";
    let length = path.lastIndexOf("/") + 1;
    if (length <= depth) {
      if (file !== undefined) nodes.push({ kind: "file", at: from, file });
      from++;
      continue;
    }
    let to = from + 1;
    for (let common = shared[to] ?? 0; to < end && common > depth; common = shared[++to] ?? 0) {
      length = Math.min(length, common);
    }
    nodes.push({
      kind: "folder",
      path: path.slice(0, length),
      name: path.slice(depth, length - 1),
      at: from,
      end: to,
      counts: sumOf(files, from, to),
      nodes: nodesIn(all, from, to, length),
    });
    from = to;
  }
  return nodes;
}

/** The length of the deepest folder that two paths are both in. */
function sharedFolder(a: string, b: string): number {
  let length = 0;
  for (let at = 0; at < a.length && a.charCodeAt(at) === b.charCodeAt(at); at++) {
    if (a.charCodeAt(at) === SLASH) length = at + 1;
  }
  return length;
}

function sumOf(files: readonly DiffFile[], at: number, end: number): CountedLines {
  let additions = 0;
  let deletions = 0;
  for (let index = at; index < end; index++) {
    const file = files[index];
    if (file === undefined || file.isBinary === true) continue;
    if (file.additions === null || file.deletions === null) return { additions: null, deletions: null, isBinary: null };
    additions += file.additions;
    deletions += file.deletions;
  }
  return { additions, deletions, isBinary: null };
}
