import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { diffsByGit } from "#tests/helpers/diffsByGit.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import type { Pair } from "./randomPairs.ts";

/** Pairs of contents, as `byteText` encodes them, which git itself compares all at once. */
export interface PairDiffs {
  /** Returns git's unified diff of each pair in order, with some options. Runs git once for all pairs. */
  with(...options: readonly string[]): Promise<readonly string[]>;
}

/** A commit of one file on top of the previous commit, in the input format of `git fast-import`. */
function commitOf(content: string): Uint8Array {
  const bytes = encodeBytes(content);
  const head = `commit refs/heads/main\ncommitter Ada <ada@example.org> 1700000000 +0000\ndata 0\n`;
  return Buffer.concat([
    Buffer.from(`${head}M 100644 inline file\ndata ${bytes.length}\n`),
    bytes,
    Buffer.from("\n\n"),
  ]);
}

/** Writes pairs of contents to a place where git can compare them, until the test file has finished. */
export async function pairDiffs(pairs: readonly Pair[]): Promise<PairDiffs> {
  const repo = await tempRepo({ bare: true });
  const commits = pairs.flatMap(({ before, after }) => [commitOf(before), commitOf(after)]);
  await repo.gitBytes(["fast-import", "--quiet"], { input: Buffer.concat(commits) });
  const names = (await repo.git("rev-list", "--reverse", "main")).split("\n");
  const named = pairs.map((_, at) => [names[2 * at] ?? "", names[2 * at + 1] ?? ""] as const);
  return {
    with: async (...options) => (await diffsByGit(repo, ["-p", ...options], named)).map(decodeBytes),
  };
}
