import { commitTree } from "./commitTree.ts";
import { treeOf } from "./treeOf.ts";
import { writeLoose } from "./writeLoose.ts";

/** Commits files of one folder, in git's order of names, and points a branch at the commit. Returns the commit's id. */
export async function commitFiles(
  path: string,
  branch: string,
  files: Readonly<Record<string, Uint8Array>>,
  parents: readonly string[] = [],
): Promise<string> {
  const entries = Object.entries(files).map(([name, content]) => ({
    mode: "100644",
    name,
    oid: writeLoose(path, "blob", content),
  }));
  return commitTree(path, branch, writeLoose(path, "tree", treeOf(entries)), parents);
}
