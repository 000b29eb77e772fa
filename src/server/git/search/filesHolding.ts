import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { GIT_SEARCH_MS } from "#contract/limits.ts";
import { requireOids, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { streamGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/**
 * Lists the text files of a commit that hold a word, or a line that fits one of some POSIX extended expressions, in git's order,
 * up to a number: `isCut` says that there are more, or that it took longer than GIT_SEARCH_MS. Grows with the contents of all files.
 */
export async function filesHolding(
  repository: Repository,
  commit: Oid,
  sought: { readonly word: string } | { readonly expressions: readonly string[] },
  { maxCount, ...options }: ReadOptions & { readonly maxCount: number },
): Promise<{ readonly paths: readonly string[]; readonly isCut: boolean }> {
  requireOids(commit);
  const isWord = "word" in sought;
  const kind = isWord ? ["--fixed-strings", "--word-regexp"] : ["--extended-regexp"];
  const flags = ["--files-with-matches", "-I", "-z", "--full-name", "--no-textconv", "--no-color", ...kind];
  const args = ["grep", ...flags, "-f", "-", commit];
  const input = encodeBytes((isWord ? [sought.word] : sought.expressions).join("\n"));
  const call = {
    ...options,
    where: "shadow",
    args,
    input,
    answers: [0, 1],
    heavy: true,
    timeoutMs: GIT_SEARCH_MS,
  } as const;
  const chunks: Buffer[] = [];
  let count = 0;
  const isEnded = await streamGit(repository, call, (bytes) => {
    chunks.push(bytes);
    for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, at + 1)) count += 1;
    return count <= maxCount;
  }).then(
    ({ code }) => code === null,
    (error: unknown) => {
      if (error instanceof GalleyError && error.code === "TIMEOUT") return true;
      throw error;
    },
  );
  const names = decodeBytes(Buffer.concat(chunks)).split("\0").slice(0, -1);
  const paths = names.slice(0, maxCount).map((name) => name.slice(commit.length + 1));
  return { paths, isCut: isEnded || names.length > maxCount };
}
