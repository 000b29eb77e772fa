import { encodeBytes } from "#contract/byteText.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { parseRawDiff } from "../diffs/parseRawDiff.ts";
import { pathLimit } from "./pathLimit.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Tells what a file was renamed or copied from by the commit that added it, as `git log --follow` finds it; null where it was
 * new. Compares the one file with all that the parent had: some ms to some 100 for a large tree.
 */
export async function nameBefore(
  repository: Repository,
  commit: Oid,
  path: string,
  options: ReadOptions = {},
): Promise<string | null> {
  const limit = pathLimit([path]);
  // By an option it would not do: where the setting says otherwise git 2.39 crashes on a submodule.
  const words = ["-c", "diff.ignoreSubmodules=none", "log", "--follow", "--no-walk", "--stdin", "--format=", "--raw"];
  const args = [...words, "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv", ...limit.args];
  const input = encodeBytes([...requireOids(commit), ...limit.lines, ""].join("\n"));
  const call = { ...options, where: "shadow", args, input, timeoutMs: GIT_WALK_MS } as const;
  const [files = []] = await parseRawDiff((await readGit(repository, call)).stdout);
  const { oldPath = null } = files.find(({ newPath }) => newPath === path) ?? {};
  return oldPath === path ? null : oldPath;
}
