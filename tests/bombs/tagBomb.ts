import type { Bomb } from "./Bomb.ts";
import { commitTree } from "./commitTree.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { gitIn } from "./gitIn.ts";
import { oidOf } from "./oidOf.ts";
import { treeOf } from "./treeOf.ts";
import { writeLoose } from "./writeLoose.ts";
import { writePack, type PackedObject } from "./writePack.ts";

const CHAIN = 10_000;

/**
 * A chain of ten thousand tags, each of the previous one, that ends at a commit; and one that ends at a missing object.
 */
export const tagBomb: Bomb = {
  name: "tags",
  title: "a chain of 10,000 tags",
  file: "file.txt",
  async make(path) {
    await emptyRepository(path);
    const blob = writeLoose(path, "blob", Buffer.from("one\n"));
    const tree = writeLoose(path, "tree", treeOf([{ mode: "100644", name: "file.txt", oid: blob }]));
    const commit = await commitTree(path, "before", tree);
    await commitTree(path, "main", tree, [commit]);
    const whole = chain(commit);
    const broken = chain("1".repeat(40));
    await writePack(path, [...whole.tags, ...broken.tags]);
    await gitIn(path, ["update-ref", "refs/tags/chain", whole.last]);
    await gitIn(path, ["update-ref", "refs/tags/broken", broken.last]);
  },
};

function chain(commit: string): { readonly tags: readonly PackedObject[]; readonly last: string } {
  const tags: PackedObject[] = [];
  let last = commit;
  for (let at = 0; at < CHAIN; at++) {
    const type = at === 0 ? "commit" : "tag";
    const tagger = "Ada Proof <ada@example.org> 1700000000 +0000";
    const content = Buffer.from(`object ${last}\ntype ${type}\ntag t${at}\ntagger ${tagger}\n\nOne more.\n`);
    tags.push({ type: "tag", content });
    last = oidOf("tag", content);
  }
  return { tags, last };
}
