import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { diffTrees } from "#server/git/diffs/diffTrees.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import type { CarriedThread } from "./carryThread.ts";
import type { ThreadPosition } from "./ThreadPosition.ts";
import { touchingPatch } from "./touchingPatch.ts";

/** What touched the lines that a thread was written on. */
export interface CodeTouch {
  /** The file, by the name that it had then. */
  readonly path: string;
  /** Hunks of a unified diff, without the heads of its files. */
  readonly patch: string;
  readonly from: Oid;
  readonly to: Oid;
}

/**
 * Finds the change that touched the lines of a thread between the commit that it was written on and the one that it is carried
 * to; null where nothing did, where it is on no lines, or where that cannot be read. Costs a list of changed files and one
 * file's patch.
 */
export async function touchOf(
  repository: Repository,
  { thread, path, from, to }: CarriedThread,
  position: ThreadPosition,
  options: ReadOptions = {},
): Promise<CodeTouch | null> {
  const { startLine = 0, endLine = 0 } = thread.location?.range ?? {};
  if (from === null || to === null || from === to || startLine < 1) return null;
  const [changes] = await diffTrees(repository, [[from, to]], options);
  const file = changes?.find(({ oldPath, status }) => oldPath === path && status !== "COPIED");
  if (file === undefined || file.oldOid === file.newOid) return null;
  const [bytes] = await diffPatches(repository, from, to, [file], options);
  if (bytes === undefined || bytes instanceof GalleyError) return null;
  const lines = { start: startLine, end: Math.max(startLine, endLine) };
  const isHere = position.startLine !== null && position.side === "new" && position.path === file.newPath;
  const now = isHere ? { start: position.startLine, end: position.endLine ?? position.startLine } : lines;
  const patch = touchingPatch(parsePatch(displayLine(decodeBytes(bytes))).hunks, lines, now);
  return patch === "" ? null : { path, patch, from, to };
}
