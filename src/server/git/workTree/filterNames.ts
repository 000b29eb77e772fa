import { encodeBytes, decodeBytes } from "#contract/byteText.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";

/**
 * Gives the filter that the work tree's attributes name for each of some paths, where they name one. A file of attributes that
 * is not in the work tree counts as the index has it. Linear in the paths, and in the index.
 */
export async function filterNames(look: WorkTreeLook, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const input = Buffer.concat(paths.flatMap((path) => [encodeBytes(path), Buffer.of(0)]));
  const { stdout } = await gitInWorkTree(look, { args: ["check-attr", "-z", "--stdin", "filter"], input });
  const fields = decodeBytes(stdout).split("\0");
  const names = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const value = fields[at + 2] ?? "";
    if (!["unspecified", "unset", "set"].includes(value)) names.set(fields[at] ?? "", value);
  }
  return names;
}
