import { unpackObjects } from "#server/git/refs/unpackObjects.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { emptyCommit } from "./emptyCommit.ts";
import type { ReviewRoom } from "../book/ReviewRoom.ts";

/** Has the repository keep the empty commit, in a ref of ours alone, where it does not yet. */
export async function keepEmptyCommit({ git, store }: Pick<ReviewRoom, "git" | "store">): Promise<void> {
  const { oid, pack } = emptyCommit(git);
  const [known] = await readCommits(git, [oid]);
  if (known == null) await unpackObjects(git, pack);
  await store.archive([oid], "private");
}
