import { decodeBytes, encodeBytes } from "#contract/byteText.ts";
import { diffsByGit } from "#tests/helpers/diffsByGit.ts";
import { tempRepo } from "#tests/helpers/tempRepo.ts";
import type { Pair } from "./randomPairs.ts";

/** Pairs of contents, as `byteText` carries them, whose differences git itself is asked for, all at once. */
export interface PairDiffs {
  /** Gives git's unified diff of each pair with some options, in their order. Starts one git for all. */
  with(...options: readonly string[]): Promise<readonly string[]>;
}

/** A commit of one file on top of the last one, as `git fast-import` reads it. */
function commitOf(content: string): Uint8Array {
  const bytes = encodeBytes(content);
  const head = `commit refs/heads/main\ncommitter Ada <ada@example.org> 1700000000 +0000\ndata 0\n`;
  return Buffer.concat([
    Buffer.from(`${head}M 100644 inline file\ndata ${bytes.length}\n`),
    bytes,
    Buffer.from("\n\n"),
  ]);
}

/** Writes pairs of contents where git can compare them, until the test file is over. */
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
