import type { Bomb } from "./Bomb.ts";
import { commitTree } from "./commitTree.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { treeOf } from "./treeOf.ts";
import { writeLoose } from "./writeLoose.ts";

const FOLDERS = 140;
const FILES = 1000;

/** The maximum number of changed files that is listed. */
export const wideBomb: Bomb = {
  name: "wide",
  title: "140,000 changed files",
  file: "folder0100/file0500.txt",
  async make(path) {
    await emptyRepository(path);
    const before = await commitTree(path, "before", fill(path, "one\n"));
    await commitTree(path, "main", fill(path, "two\n"), [before]);
  },
};

function fill(path: string, text: string): string {
  const level = (length: number, mode: string, prefix: string, ending: string, oid: string): string => {
    const names = Array.from({ length }, (_, at) => `${prefix}${String(at).padStart(4, "0")}${ending}`);
    return writeLoose(path, "tree", treeOf(names.map((name) => ({ mode, name, oid }))));
  };
  const blob = writeLoose(path, "blob", Buffer.from(text));
  return level(FOLDERS, "40000", "folder", "", level(FILES, "100644", "file", ".txt", blob));
}
