import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { diffPatches, type FilePatch } from "#server/git/diffPatches.ts";
import { diffTree, type ChangedFile } from "#server/git/diffTree.ts";
import { findTreeEntry } from "#server/git/findTreeEntry.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { parsePatch } from "#server/git/parsePatch.ts";
import { readBlobs } from "#server/git/readBlobs.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import type { FileFate } from "./portAnchor.ts";

/** What became of a file on the way to another commit, and what it is called there. */
export interface PathFate {
  readonly path: string;
  /** Null where the file changed too much to be followed. */
  readonly fate: FileFate | null;
}

/**
 * Tells what became of some files of one commit in another, renamed ones followed. One list of all changed files, one diff of
 * these, and their texts. Fails as OBJECT_MISSING if one of the commits is.
 */
export async function readFates(
  repository: Repository,
  from: Oid,
  to: Oid,
  paths: ReadonlySet<string>,
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, PathFate>> {
  const changes = from === to ? [] : await diffTree(repository, from, to, options);
  const changed = new Map(
    changes.flatMap((file) => (isMeant(file, paths) && file.oldPath !== null ? [[file.oldPath, file] as const] : [])),
  );
  const edited = [...changed.values()].filter((file) => file.status !== "DELETED" && file.oldOid !== file.newOid);
  const patches = await diffPatches(repository, from, to, edited, options);
  const texts = await readBlobs(repository, edited.map(({ newOid }) => newOid ?? "").filter(isOid), {
    ...options,
    maxBytes: BLOB_TEXT_BYTES,
  });
  const fates = new Map<string, PathFate>();
  for (const [index, file] of edited.entries()) {
    const text = texts[index];
    const lines = text === undefined || typeof text === "string" ? null : linesOf(text);
    if (file.oldPath !== null) fates.set(file.oldPath, pathFate(file, patches[index], lines));
  }
  for (const path of paths) {
    if (!fates.has(path)) fates.set(path, await plainFate(repository, to, path, changed.get(path), options));
  }
  return fates;
}

function isMeant({ status, oldPath }: ChangedFile, paths: ReadonlySet<string>): boolean {
  return status !== "COPIED" && oldPath !== null && paths.has(oldPath);
}

function pathFate(file: ChangedFile, patch: FilePatch | undefined, lines: readonly string[] | null): PathFate {
  const path = file.newPath ?? file.oldPath ?? "";
  if (patch === undefined || patch instanceof GalleyError) return { path, fate: null };
  return { path, fate: { hunks: parsePatch(displayLine(decodeBytes(patch))).hunks, lines } };
}

/** Of a file that no diff has to be read for: it is the same, or gone, or was never there. */
async function plainFate(
  repository: Repository,
  to: Oid,
  path: string,
  file: ChangedFile | undefined,
  options: ReadOptions,
): Promise<PathFate> {
  if (file !== undefined) return { path: file.newPath ?? path, fate: file.status === "DELETED" ? "gone" : "same" };
  const entry = await findTreeEntry(repository, to, path, options);
  return { path, fate: entry === null ? "gone" : "same" };
}

function linesOf(bytes: Buffer): readonly string[] {
  const lines = displayLine(decodeBytes(bytes)).split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}
