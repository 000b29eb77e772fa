import type { Bomb } from "./Bomb.ts";
import { commitTree } from "./commitTree.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { treeOf } from "./treeOf.ts";
import { writeLoose } from "./writeLoose.ts";

const FILES = 2000;
const LINES = 1000;

/**
 * Long names of identical letters, and a thousand patterns in .gitattributes that almost match each name in many ways.
 */
export const patternsBomb: Bomb = {
  name: "patterns",
  title: "1,000 patterns over 2,000 names",
  file: ".gitattributes",
  async make(path) {
    await emptyRepository(path);
    const before = await commitTree(path, "before", fill(path, "one\n"));
    await commitTree(path, "main", fill(path, "two\n"), [before]);
  },
};

function fill(path: string, text: string): string {
  const blob = writeLoose(path, "blob", Buffer.from(text));
  const rules = Array.from({ length: LINES }, () => `${"*a".repeat(100)}b${"*".repeat(20)}.txt linguist-generated\n`);
  const attributes = writeLoose(path, "blob", Buffer.from(rules.join("")));
  const names = Array.from({ length: FILES }, (_, at) => `${"a".repeat(240)}${String(at).padStart(5, "0")}.txt`);
  return writeLoose(
    path,
    "tree",
    treeOf([
      { mode: "100644", name: ".gitattributes", oid: attributes },
      ...names.map((name) => ({ mode: "100644", name, oid: blob })),
    ]),
  );
}
