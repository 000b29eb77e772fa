import { commitBytes, galleySignature, ObjectPack } from "#server/git/objects/ObjectPack.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { unpackObjects } from "#server/git/refs/updateRefs.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";

const MESSAGE = "Nothing: what stands before a first commit";

/**
 * Creates a commit without files and parents, the same in every repository: without a message of its own the base of work before there
 * is any commit.
 */
export function emptyCommit(
  { objectFormat, emptyTree }: Repository,
  message = MESSAGE,
): { readonly oid: Oid; readonly pack: ObjectPack } {
  const pack = new ObjectPack(objectFormat);
  pack.add("tree", Buffer.alloc(0));
  const by = { ...galleySignature, at: 0 };
  return { oid: pack.add("commit", commitBytes({ tree: emptyTree, parents: [], by, message })), pack };
}

/** Writes the empty commit to a private ref of Galley if it is not there yet. */
export async function writeEmptyCommit({ git, store }: Pick<ReviewContext, "git" | "store">): Promise<void> {
  const { oid, pack } = emptyCommit(git);
  const [known] = await readCommits(git, [oid]);
  if (known == null) await unpackObjects(git, pack);
  await store.archive([oid], "private");
}
