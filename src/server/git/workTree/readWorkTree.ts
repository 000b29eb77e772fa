import { gitInWorkTree } from "./gitInWorkTree.ts";
import type { Repository } from "../openRepository.ts";
import { privateIndex } from "./privateIndex.ts";
import type { ReadOptions } from "../readOptions.ts";
import { workTreeDir } from "./workTreeDir.ts";

/**
 * Lists files of a work tree by `ls-files -z` with some of its options and gives what git printed; of files that are not
 * tracked those that the rules of ignoring leave. Writes nothing into the repository and runs nothing of it. Two
 * processes. Fails as BAD_INPUT for a bare repository, and in the ways of every git command.
 */
export async function readWorkTree(
  repository: Repository,
  flags: readonly string[],
  options: ReadOptions & { readonly paths?: readonly string[] | undefined } = {},
): Promise<Buffer> {
  const { paths = [], ...rest } = options;
  const dir = await workTreeDir(repository, { ...rest, isLive: true });
  const { file } = await privateIndex(repository, dir.place.gitDir);
  const args = ["ls-files", "-z", ...flags, "--exclude-standard", "--", ...paths];
  const { stdout } = await gitInWorkTree({ ...rest, repository, dir, indexFile: file }, { args });
  return stdout;
}
