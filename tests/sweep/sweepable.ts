import { runGit } from "#tests/bench/runGit.ts";

/** A commit and the tree or commit that its page compares it with. */
export interface SweepCommit {
  readonly commit: string;
  readonly parent: string;
}

/**
 * Returns the commits that are reachable from HEAD, newest first, each with what its page compares it with: the first
 * parent, or the empty tree if the parent is missing here, as at the boundary of a shallow clone.
 */
export async function sweepable(repository: string): Promise<readonly SweepCommit[]> {
  const empty = (await runGit(repository, ["hash-object", "-t", "tree", "/dev/null"])).trim();
  const listed = await runGit(repository, ["log", "--format=%H %P", "HEAD"]);
  return listed.split("\n").flatMap((line) => {
    const [commit = "", parent = ""] = line.split(" ");
    return commit === "" ? [] : [{ commit, parent: parent === "" ? empty : parent }];
  });
}
