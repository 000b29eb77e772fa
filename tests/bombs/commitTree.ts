import { gitIn } from "./gitIn.ts";

/** Commits a tree, and points a branch at the commit. Returns the commit's id. */
export async function commitTree(
  path: string,
  branch: string,
  tree: string,
  parents: readonly string[] = [],
): Promise<string> {
  const flags = parents.flatMap((parent) => ["-p", parent]);
  const oid = await gitIn(path, ["commit-tree", ...flags, "-m", `Put it on ${branch}`, tree]);
  await gitIn(path, ["update-ref", `refs/heads/${branch}`, oid]);
  return oid;
}
