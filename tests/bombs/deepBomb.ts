import type { Bomb } from "./Bomb.ts";
import { commitTree } from "./commitTree.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { treeOf } from "./treeOf.ts";
import { writePack } from "./writePack.ts";
import { oidOf } from "./oidOf.ts";

const DEPTH = 10_000;

/** A file below ten thousand folders, a different one in each commit. */
export const deepBomb: Bomb = {
  name: "deep",
  title: "10,000 nested folders",
  file: `${"d/".repeat(DEPTH)}file.txt`,
  async make(path) {
    await emptyRepository(path);
    const [before, after] = ["one\n", "two\n"].map(nest);
    await writePack(path, [...(before?.objects ?? []), ...(after?.objects ?? [])]);
    const parent = await commitTree(path, "before", before?.root ?? "");
    await commitTree(path, "main", after?.root ?? "", [parent]);
  },
};

function nest(text: string) {
  const blob = Buffer.from(text);
  const objects: { type: "blob" | "tree"; content: Buffer }[] = [{ type: "blob", content: blob }];
  let content = treeOf([{ mode: "100644", name: "file.txt", oid: oidOf("blob", blob) }]);
  for (let depth = 0; depth < DEPTH; depth++) {
    objects.push({ type: "tree", content });
    content = treeOf([{ mode: "40000", name: "d", oid: oidOf("tree", content) }]);
  }
  objects.push({ type: "tree", content });
  return { objects, root: oidOf("tree", content) };
}
