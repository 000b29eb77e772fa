import type { DiffFile } from "../DiffFile.ts";
import type { CountedLines } from "./FileMarks.tsx";

const SLASH = 47;

interface TreeFile {
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

/** A row of the list of files, with its place in the tree as those who listen are told it. */
export interface ListRow {
  readonly node: TreeFile | TreeFolder;
  /** From 1 at the root. */
  readonly level: number;
  /** From 1 among the rows of the same folder. */
  readonly position: number;
  readonly siblings: number;
  readonly isFolded: boolean;
}

export interface ListRows {
  readonly rows: readonly ListRow[];
  /** For each file the row it stands in, or that of the folded folder around it. */
  readonly rowOfFile: Int32Array;
}

/** Lists files under one another. Linear. */
export function flatRows(files: readonly DiffFile[]): ListRows {
  const rows = files.map((file, at): ListRow => {
    return { node: { kind: "file", at, file }, level: 1, position: at + 1, siblings: files.length, isFolded: false };
  });
  return { rows, rowOfFile: Int32Array.from(files.keys()) };
}

/** Lists what can be seen of a tree of `count` files when the folders of these paths are folded. Linear in the files. */
export function treeRows(tree: readonly TreeNode[], count: number, folded: ReadonlySet<string>): ListRows {
  const rows: ListRow[] = [];
  const rowOfFile = new Int32Array(count);
  const add = (nodes: readonly TreeNode[], level: number): void => {
    for (const [index, node] of nodes.entries()) {
      const isFolded = node.kind === "folder" && folded.has(node.path);
      if (node.kind === "file") rowOfFile[node.at] = rows.length;
      else if (isFolded) rowOfFile.fill(rows.length, node.at, node.end);
      rows.push({ node, level, position: index + 1, siblings: nodes.length, isFolded });
      if (node.kind === "folder" && !isFolded) add(node.nodes, level + 1);
    }
  };
  add(tree, 1);
  return { rows, rowOfFile };
}

/** To a row, or the folder of a row folded or unfolded. */
export interface TreeStep {
  readonly kind: "move" | "fold";
  readonly row: number;
}

/**
 * Says what the arrows to the side do at a row: rightwards a folder unfolds, then its first row is next; leftwards it
 * folds, then the folder around is next. Null where they do nothing.
 */
export function stepInTree(key: string, at: number, rows: readonly ListRow[]): TreeStep | null {
  const row = rows[at];
  if (row === undefined) return null;
  const isFolder = row.node.kind === "folder";
  switch (key) {
    case "ArrowRight":
      if (!isFolder) return null;
      return row.isFolded ? { kind: "fold", row: at } : { kind: "move", row: at + 1 };
    case "ArrowLeft": {
      if (isFolder && !row.isFolded) return { kind: "fold", row: at };
      const around = rows.slice(0, at).findLastIndex(({ level }) => level < row.level);
      return around === -1 ? null : { kind: "move", row: around };
    }
    default:
      return null;
  }
}

/** Says which of `count` entries a key moves to from entry `at` (-1: none), or null where the key moves nothing. */
export function stepInList(key: string, at: number, count: number, page: number): number | null {
  if (count === 0) return null;
  const within = (index: number): number => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case "ArrowDown":
      return within(at + 1);
    case "ArrowUp":
      return within(at - 1);
    case "PageDown":
      return within(at + Math.max(1, page));
    case "PageUp":
      return within(at - Math.max(1, page));
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
