import { decodeBytes } from "#contract/byteText.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** Format and parser in one: the fields, separated by NUL, one branch a line (a name holds no newline). */
const FIELDS = ["%(refname)", "%(upstream)"] as const;

/**
 * Gives the full name of each branch's upstream by that of the branch, as the configuration has it, whether it is there or
 * gone. Branches without one are absent. One process; linear in the branches. Fails as OBJECT_MISSING where the configuration
 * of a remote is damaged.
 */
export async function upstreams(
  repository: Repository,
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const args = ["for-each-ref", `--format=${FIELDS.join("%00")}`, "refs/heads/"];
  const { stdout } = await readGit(repository, { ...options, where: "real", args });
  const rows = decodeBytes(stdout)
    .split("\n")
    .map((line) => line.split("\0"));
  return new Map(rows.flatMap(([name = "", upstream = ""]) => (upstream === "" ? [] : [[name, upstream] as const])));
}
