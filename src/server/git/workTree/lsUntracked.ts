import { decodeBytes } from "#contract/byteText.ts";
import { UNTRACKED_FILES_MAX } from "#contract/limits.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";

/** What is untracked and not ignored, by path as `byteText` carries it, and how much there is beyond that. */
export interface UntrackedFiles {
  /** Files and symbolic links. */
  readonly paths: readonly string[];
  /** Folders that are repositories of their own, each with a slash at its end. */
  readonly nested: readonly string[];
  readonly leftOut: number;
}

const NUL = 0;

/**
 * Lists untracked files, in git's order, up to UNTRACKED_FILES_MAX. A repository in a folder of its own is not looked into,
 * and counts as one. Reads every folder that is not ignored, or those at and below `paths`.
 */
export async function lsUntracked(look: WorkTreeLook, paths: readonly string[] | null): Promise<UntrackedFiles> {
  const found: string[] = [];
  let leftOut = 0;
  let rest = Buffer.alloc(0);
  const take = (bytes: Buffer): void => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    let from = 0;
    for (let end = all.indexOf(NUL); end >= 0; end = all.indexOf(NUL, from)) {
      if (found.length < UNTRACKED_FILES_MAX) found.push(decodeBytes(all.subarray(from, end)));
      else leftOut += 1;
      from = end + 1;
    }
    rest = Buffer.from(all.subarray(from));
  };
  const args = ["ls-files", "-z", "--others", "--exclude-standard", ...(paths === null ? [] : ["--", ...paths])];
  await gitInWorkTree(look, { args, sink: take });
  const isNested = (path: string): boolean => path.endsWith("/");
  return { paths: found.filter((path) => !isNested(path)), nested: found.filter(isNested), leftOut };
}
