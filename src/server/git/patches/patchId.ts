import { GIT_DIFF_MS } from "#contract/limits.ts";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** Whether patches that differ by white space alone are told apart. */
export type PatchIdWhitespace = "kept" | "ignored";

/**
 * Gives what stays the same of patches wherever they are applied, white space told apart where nothing else is said: by the
 * commit whose id stands before each. One without an id is found under an id of zeros; one without changes is absent. Linear in the text.
 */
export async function patchId(
  repository: Repository,
  patches: Uint8Array,
  { whitespace = "kept", ...options }: ReadOptions & { readonly whitespace?: PatchIdWhitespace | undefined } = {},
): Promise<ReadonlyMap<Oid, string>> {
  const args = ["patch-id", whitespace === "kept" ? "--verbatim" : "--stable"];
  const call = { ...options, where: "shadow", args, input: patches, timeoutMs: GIT_DIFF_MS } as const;
  const lines = (await readGit(repository, call)).stdout.toString("latin1").split("\n");
  return new Map(
    lines.flatMap((line) => {
      const [id = "", commit = ""] = line.split(" ");
      return isOid(commit) ? [[commit, id] as const] : [];
    }),
  );
}
