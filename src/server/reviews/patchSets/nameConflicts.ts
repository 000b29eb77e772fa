import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { findTreeEntry } from "#server/git/trees/findTreeEntry.ts";
import type { MergedTree } from "#server/git/ancestry/mergeTree.ts";
import type { ObjectPack } from "#server/git/objects/ObjectPack.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { replaceFiles } from "#server/git/trees/replaceFiles.ts";

const OURS = "the new base";
const THEIRS = "the earlier patch set";
const FILE = /^100/u;

/**
 * Gives a merged tree in which git's marks say whose side is whose, where git itself names the commits that were joined. What
 * is new goes into the pack. A file that is too large keeps git's words. Linear in the files that conflict.
 */
export async function nameConflicts(
  repository: Repository,
  pack: ObjectPack,
  { tree, conflicts }: MergedTree,
  sides: { readonly ours: Oid; readonly theirs: Oid },
): Promise<Oid> {
  const marks = new RegExp(`^(<+|>+) (?:(${sides.ours})|${sides.theirs})(:.*)?$`, "gmu");
  const named = new Map<string, Oid>();
  for (const path of conflicts) {
    const entry = await findTreeEntry(repository, tree, path);
    if (entry === null || !FILE.test(entry.mode)) continue;
    const before = await readText(repository, entry.oid);
    const after = before.replaceAll(marks, (_, mark: string, isOurs?: string) => `${mark} ${isOurs ? OURS : THEIRS}`);
    if (after !== before) named.set(path, pack.add("blob", Buffer.from(after, "latin1")));
  }
  return replaceFiles(repository, pack, tree, named);
}

/** Reads a file byte for byte, a character each; nothing of one that is too large. */
async function readText(repository: Repository, oid: Oid): Promise<string> {
  try {
    const [object] = await readObjects(repository, [oid], { maxBytes: BLOB_TEXT_BYTES });
    return object?.content.toString("latin1") ?? "";
  } catch (error) {
    if (error instanceof GalleyError && error.code === "TOO_LARGE") return "";
    throw error;
  }
}
