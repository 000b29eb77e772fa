import { commitBytes } from "#server/git/objects/commitBytes.ts";
import { galleySignature } from "#server/git/galleySignature.ts";
import { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";

const MESSAGE = "Nothing: what stands before a first commit";

/** A commit without files and parents, the same in every repository: what work is held against before there is any commit. */
export function emptyCommit({ objectFormat, emptyTree }: Repository): { readonly oid: Oid; readonly pack: ObjectPack } {
  const pack = new ObjectPack(objectFormat);
  pack.add("tree", Buffer.alloc(0));
  const oid = pack.add(
    "commit",
    commitBytes({ tree: emptyTree, parents: [], by: { ...galleySignature, at: 0 }, message: MESSAGE }),
  );
  return { oid, pack };
}
