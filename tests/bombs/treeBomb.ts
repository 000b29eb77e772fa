import type { Bomb } from "./Bomb.ts";
import { commitTree } from "./commitTree.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { treeOf } from "./treeOf.ts";
import { writeLoose } from "./writeLoose.ts";

const LEVELS = 8;
const ENTRIES = 10;

/**
 * Each folder contains the same folder ten times: 10^8 paths in nine objects, all of which differ between two commits.
 */
export const treeBomb: Bomb = {
  name: "tree",
  title: "10^8 paths in nine objects",
  file: Array.from({ length: LEVELS }, () => "7").join("/"),
  async make(path) {
    await emptyRepository(path);
    const before = await commitTree(path, "before", fill(path, "one\n"));
    await commitTree(path, "main", fill(path, "two\n"), [before]);
  },
};

function fill(path: string, text: string): string {
  let oid = writeLoose(path, "blob", Buffer.from(text));
  for (let level = 0; level < LEVELS; level++) {
    const mode = level === 0 ? "100644" : "40000";
    const entries = Array.from({ length: ENTRIES }, (_, name) => ({ mode, name: String(name), oid }));
    oid = writeLoose(path, "tree", treeOf(entries));
  }
  return oid;
}
