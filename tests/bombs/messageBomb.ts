import type { Bomb } from "./Bomb.ts";
import { commitFiles } from "./commitFiles.ts";
import { emptyRepository } from "./emptyRepository.ts";
import { gitIn } from "./gitIn.ts";
import { treeOf } from "./treeOf.ts";
import { writeLoose } from "./writeLoose.ts";

const BYTES = 50_000_000;
const COMMITS = 4;

/**
 * Commits with messages of 50 MB each, of one line and of many lines, and one commit with an author's name of that
 * length.
 */
export const messageBomb: Bomb = {
  name: "message",
  title: "messages of 50 MB",
  file: "file.txt",
  async make(path) {
    await emptyRepository(path);
    let parent = await commitFiles(path, "before", { "file.txt": Buffer.from("one\n") });
    const blob = writeLoose(path, "blob", Buffer.from("two\n"));
    const tree = writeLoose(path, "tree", treeOf([{ mode: "100644", name: "file.txt", oid: blob }]));
    const who = "Ada Proof <ada@example.org> 1700000000 +0000";
    const commit = (author: string, message: string): string =>
      writeLoose(
        path,
        "commit",
        Buffer.from(`tree ${tree}\nparent ${parent}\nauthor ${author}\ncommitter ${who}\n\n${message}\n`),
      );
    parent = commit(`${"Ada ".repeat(BYTES / 4)}<ada@example.org> 1700000000 +0000`, "Say who");
    for (let at = 0; at < COMMITS / 2; at++) parent = commit(who, `${at} ${"word ".repeat(BYTES / 5)}`);
    for (let at = 0; at < COMMITS / 2; at++) parent = commit(who, `${at}\n\n${"a line of words\n".repeat(BYTES / 16)}`);
    await gitIn(path, ["update-ref", "refs/heads/main", parent]);
  },
};
