import type { DiffFile } from "../DiffFile.ts";
import type { TreeFile, TreeFolder, TreeNode } from "./fileTree.ts";

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
