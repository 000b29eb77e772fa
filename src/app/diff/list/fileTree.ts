import type { DiffFile } from "../patch/DiffFile.ts";
import type { FileGroup } from "../groups/fileGroups.ts";
import type { CountedLines } from "./FileMarks.tsx";

const SLASH = 47;
const SUBMODULE = "160000";

interface TreeFile {
  readonly kind: "file";
  /** The index of the file among all files. */
  readonly at: number;
  readonly file: DiffFile;
}

export interface TreeFolder {
  readonly kind: "folder";
  /** From the root, with a trailing slash. */
  readonly path: string;
  /** Relative to the parent folder, without a slash; several joined names if each but the last contains nothing else. */
  readonly name: string;
  /** True for the files of a submodule, whose own entry is another row. */
  readonly isSubmodule: boolean;
  /** Its files are those from `at` up to `end` of all files. */
  readonly at: number;
  readonly end: number;
  /** The sums of all files within. */
  readonly counts: CountedLines;
  readonly nodes: readonly TreeNode[];
}

export type TreeNode = TreeFile | TreeFolder;

/**
 * Groups adjacent files of the same folder and keeps their order; a folder whose files are not adjacent appears several
 * times. A folder that contains only one folder is joined with it. Groups contain the folders of their files. Linear in the length of the paths, and in the files
 * times their depth.
 */
export function fileTree(files: readonly DiffFile[], groups: readonly FileGroup[] = []): readonly TreeNode[] {
  const paths = files.map(({ newPath, oldPath }) => newPath ?? oldPath ?? "");
  const shared = Int32Array.from(paths, (path, at) => (at === 0 ? 0 : sharedFolder(paths[at - 1] ?? "", path)));
  const submodules = paths.filter((_, at) => files[at]?.oldMode === SUBMODULE || files[at]?.newMode === SUBMODULE);
  const all = { files, paths, shared, submodules };
  if (groups.length === 0) return nodesIn(all, 0, files.length, 0);
  return groups.map((group) => groupNode(files, group, nodesIn(all, group.at, group.end, 0)));
}

/** Lists files below their groups, without folders. */
export function groupedList(files: readonly DiffFile[], groups: readonly FileGroup[]): readonly TreeNode[] {
  return groups.map((group) => {
    const { at, end } = group;
    const nodes = files.slice(at, end).map((file, index): TreeFile => ({ kind: "file", at: at + index, file }));
    return groupNode(files, group, nodes);
  });
}

/** Returns a group as a folder with a path that no folder has. */
function groupNode(files: readonly DiffFile[], { name, at, end }: FileGroup, nodes: readonly TreeNode[]): TreeFolder {
  return { kind: "folder", path: `:${name}`, name, isSubmodule: false, at, end, counts: sumOf(files, at, end), nodes };
}

interface Paths {
  readonly files: readonly DiffFile[];
  readonly paths: readonly string[];
  /** Per path, the length of the folder shared with the path before it, slash included. */
  readonly shared: Int32Array;
  readonly submodules: readonly string[];
}

/** Returns the nodes of the files from `at` to `end`, all in a folder whose path has `depth` characters. */
function nodesIn(all: Paths, at: number, end: number, depth: number): readonly TreeNode[] {
  const { files, paths, shared, submodules } = all;
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
      isSubmodule: submodules.some((one) => one.length > depth && path.slice(0, length).startsWith(`${one}/`)),
      at: from,
      end: to,
      counts: sumOf(files, from, to),
      nodes: nodesIn(all, from, to, length),
    });
    from = to;
  }
  return nodes;
}

/** Returns the length of the deepest folder that two paths share. */
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

/** A row of the file list, with its ARIA position in the tree. */
export interface ListRow {
  readonly node: TreeFile | TreeFolder;
  /** From 1 at the root. */
  readonly level: number;
  /** From 1 among the rows of the same folder. */
  readonly position: number;
  readonly siblings: number;
  readonly isCollapsed: boolean;
}

export interface ListRows {
  readonly rows: readonly ListRow[];
  /** Per file, its row, or the row of the collapsed folder around it. */
  readonly rowOfFile: Int32Array;
}

/** Lists files without folders. Linear. */
export function flatRows(files: readonly DiffFile[]): ListRows {
  const rows = files.map((file, at): ListRow => {
    return { node: { kind: "file", at, file }, level: 1, position: at + 1, siblings: files.length, isCollapsed: false };
  });
  return { rows, rowOfFile: Int32Array.from(files.keys()) };
}

/** Lists the visible rows of a tree of `count` files when the given folders are collapsed. Linear in the files. */
export function treeRows(tree: readonly TreeNode[], count: number, collapsedFolders: ReadonlySet<string>): ListRows {
  const rows: ListRow[] = [];
  const rowOfFile = new Int32Array(count);
  const add = (nodes: readonly TreeNode[], level: number): void => {
    for (const [index, node] of nodes.entries()) {
      const isCollapsed = node.kind === "folder" && collapsedFolders.has(node.path);
      if (node.kind === "file") rowOfFile[node.at] = rows.length;
      else if (isCollapsed) rowOfFile.fill(rows.length, node.at, node.end);
      rows.push({ node, level, position: index + 1, siblings: nodes.length, isCollapsed });
      if (node.kind === "folder" && !isCollapsed) add(node.nodes, level + 1);
    }
  };
  add(tree, 1);
  return { rows, rowOfFile };
}

/** A move to a row, or the toggling of the folder at a row. */
export interface TreeStep {
  readonly kind: "move" | "fold";
  readonly row: number;
}

/**
 * Returns the effect of the left and right arrow keys at a row: right expands a folder, then moves to its first row;
 * left collapses it, then moves to the parent folder. Null if the key has no effect.
 */
export function stepInTree(key: string, at: number, rows: readonly ListRow[]): TreeStep | null {
  const row = rows[at];
  if (row === undefined) return null;
  const isFolder = row.node.kind === "folder";
  switch (key) {
    case "ArrowRight":
      if (!isFolder) return null;
      return row.isCollapsed ? { kind: "fold", row: at } : { kind: "move", row: at + 1 };
    case "ArrowLeft": {
      if (isFolder && !row.isCollapsed) return { kind: "fold", row: at };
      const around = rows.slice(0, at).findLastIndex(({ level }) => level < row.level);
      return around === -1 ? null : { kind: "move", row: around };
    }
    default:
      return null;
  }
}

/**
 * Returns the index that a key moves to, among `count` entries, from entry `at` (-1: none); null if the key does not
 * move.
 */
export function stepInList(key: string, at: number, count: number, page: number): number | null {
  if (count === 0) return null;
  const within = (index: number): number => Math.max(0, Math.min(count - 1, index));
  const targets: Readonly<Partial<Record<string, number>>> = {
    ArrowDown: within(at + 1),
    ArrowUp: within(at - 1),
    PageDown: within(at + Math.max(1, page)),
    PageUp: within(at - Math.max(1, page)),
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? null;
}
