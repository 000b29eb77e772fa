import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";

/** Brings what an index knows of each file's size and times up to date, so that later looks read no contents. */
export async function refreshIndex(look: WorkTreeLook): Promise<void> {
  // 1 says that some files differ. With -q git would not say that somebody else holds the lock.
  const args = ["update-index", "--refresh", "--unmerged"];
  await gitInWorkTree(look, { args, answers: [0, 1] });
}
