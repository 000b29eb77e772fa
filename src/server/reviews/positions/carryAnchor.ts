import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { changedRuns } from "../texts/changedRuns.ts";
import type { Anchor } from "./readAnchor.ts";

const NOT_THERE = "This line stands in this part of the work alone, where no remark can be kept.";
const LOOK_AT_ALL = "Remark on the line that took its place, among all changes.";

/**
 * Carries an anchor to another commit, where it stands on the very same lines. Fails as BAD_INPUT if they read otherwise there,
 * or the file is not there by that name. Costs a diff of the two commits, of one file's lines.
 */
export async function carryAnchor(repository: Repository, anchor: Anchor, to: Oid): Promise<Anchor> {
  const { commit, path, startLine } = anchor;
  if (!isOid(commit)) throw new GalleyError("BAD_INPUT", NOT_THERE, { next: LOOK_AT_ALL });
  const files = await diffTree(repository, commit, to);
  const file = files.find(({ oldPath, newPath }) => oldPath === path || newPath === path);
  if (file === undefined) return { ...anchor, commit: to };
  if (file.oldPath !== file.newPath) throw new GalleyError("BAD_INPUT", NOT_THERE, { next: LOOK_AT_ALL });
  if (startLine === null) return { ...anchor, commit: to };
  const [patch] = await diffPatches(repository, commit, to, [file]);
  if (patch === undefined || patch instanceof GalleyError) throw patch ?? new GalleyError("OBJECT_MISSING");
  const endLine = anchor.endLine ?? startLine;
  let shift = 0;
  for (const { oldStart, oldCount, newCount } of changedRuns(parsePatch(decodeBytes(patch)).hunks)) {
    if (oldStart > endLine) break;
    // Lines that were put in front of the first one only move it; any others touch what is remarked on.
    const isAbove = oldStart + oldCount <= startLine;
    if (!isAbove) throw new GalleyError("BAD_INPUT", NOT_THERE, { next: LOOK_AT_ALL });
    shift += newCount - oldCount;
  }
  return { ...anchor, commit: to, startLine: startLine + shift, endLine: endLine + shift };
}
