import type { Bomb } from "./Bomb.ts";
import { commitTree } from "./commitTree.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { placeRepeated } from "./placeRepeated.ts";
import { treeOf } from "./treeOf.ts";
import { writeLoose } from "./writeLoose.ts";

const PIECE = 1024 * 1024;

/**
 * A file of one GiB of zeros, one of text, and one of text that is just small enough for git to compare line by line;
 * all of them change at their ends.
 */
export const blobBomb: Bomb = {
  name: "blob",
  title: "files of 1 GiB",
  file: "text.txt",
  async make(path) {
    await emptyRepository(path);
    const before = await commitTree(path, "before", files(path, "one\n"));
    await commitTree(path, "main", files(path, "two\n"), [before]);
  },
};

function files(path: string, end: string): string {
  const lines = Buffer.from("a line of words\n".repeat(PIECE / 16));
  const entries = [
    { mode: "100644", name: "smaller.txt", oid: placeRepeated(path, lines, 500, end) },
    { mode: "100644", name: "text.txt", oid: placeRepeated(path, lines, 1024, end) },
    { mode: "100644", name: "zeros", oid: placeRepeated(path, Buffer.alloc(PIECE), 1024, end) },
  ];
  return writeLoose(path, "tree", treeOf(entries));
}
