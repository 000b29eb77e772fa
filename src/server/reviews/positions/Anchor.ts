import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import type { BookedReview } from "../state/IndexedReview.ts";
import { worktreeOf } from "../state/Review.ts";
import { changedRuns } from "../texts/alignLines.ts";

/** What a remark is to stand on, its commit and side being known. */
export type Anchor = Omit<AnchorInput, "commit"> & { readonly commit: Oid };

/** What stands at an anchor. */
export interface AnchoredFile {
  /** The file's content; null for a folder or a submodule. */
  readonly blob: Oid | null;
  /** All lines of the file without their ends; null where no line is remarked on. */
  readonly lines: readonly string[] | null;
}

const SUBMODULE = "160000";
const FOLDER = "040000";

function refuse(sentence: string): GalleyError {
  return new GalleyError("BAD_INPUT", sentence);
}

/**
 * Reads the file that a remark is to stand on; null for a remark on the whole review. Fails as BAD_INPUT if there is no such
 * file at that commit, or if it lacks the lines; says then which there are. Linear in the file, if lines are remarked on.
 */
export async function readAnchor(repository: Repository, anchor: Anchor): Promise<AnchoredFile | null> {
  const { path, commit, startLine, endLine } = anchor;
  if (path === null) {
    if (startLine !== null || endLine !== null) throw refuse("A remark on lines names the file that they are in.");
    return null;
  }
  requirePath(path);
  const entry = await findTreeEntry(repository, commit, path);
  if (entry === null || entry.mode === FOLDER) {
    throw refuse(`A remark stands on a file of the commit ${commit.slice(0, 12)}, which has no file at this path.`);
  }
  const blob = entry.mode === SUBMODULE ? null : entry.oid;
  if (startLine === null) {
    if (endLine !== null) throw refuse("A remark on lines names the first of them.");
    return { blob, lines: null };
  }
  if (blob === null) throw refuse("A submodule has no lines: remark on it as a whole.");
  const lines = await readLines(repository, blob);
  requireRange(startLine, endLine ?? startLine, lines.length);
  return { blob, lines };
}

function requirePath(path: string): void {
  if (/\p{Surrogate}/u.test(path)) {
    throw refuse("This file's name is not UTF-8, which reviews cannot write: remark on the review as a whole.");
  }
  if (path.split("/").some((part) => part === "" || part === "." || part === "..") || path.includes("\0")) {
    throw refuse("A path leads from the root of the repository down to a file, without `..`.");
  }
}

async function readLines(repository: Repository, blob: Oid): Promise<readonly string[]> {
  const [object] = await readObjects(repository, [blob], { maxBytes: BLOB_TEXT_BYTES });
  if (object == null) throw new GalleyError("OBJECT_MISSING");
  const lines = displayLine(decodeBytes(object.content)).split("\n");
  if (lines.at(-1) === "") lines.pop();
  return lines;
}

function requireRange(start: number, end: number, count: number): void {
  const isRange =
    Number.isSafeInteger(start) && Number.isSafeInteger(end) && start >= 1 && start <= end && end <= count;
  if (isRange) return;
  if (count === 0) throw refuse("The file is empty and has no lines: remark on it as a whole.");
  throw refuse(`A remark stands on lines from 1 to ${count}, the first no later than the last.`);
}

/** Where a comment is to stand, as a client says it. Lines from 1, both ends within. */
export interface AnchorInput {
  /** The file, as `byteText` carries its path; null for the review as a whole. */
  readonly path: string | null;
  readonly side: "old" | "new";
  /** Null for the whole file. */
  readonly startLine: number | null;
  /** Null for the line of the start. */
  readonly endLine: number | null;
  /** The commit that was read: head or base of one of the patch sets; null for the current one's. */
  readonly commit: Oid | null;
}

/**
 * Finds the commit that a remark is to stand on, as `placeAnchor` does. What was read in a part of uncommitted work, such as
 * what is staged, is carried onto the snapshot, or onto what it is held against, where the lines are the same there.
 */
export async function settleAnchor(git: Repository, review: BookedReview, anchor: AnchorInput): Promise<Anchor> {
  const { commit, path, side } = anchor;
  const target = side === "new" ? review.head : review.base;
  const isOfReview = review.patchSets.some(({ head, base }) => commit === head || commit === base);
  if (commit === null || path === null || target === null || isOfReview || worktreeOf(review) === null)
    return placeAnchor(review, anchor);
  return placeAnchor(review, await carryAnchor(git, { ...anchor, commit }, target));
}

const NOT_OF_REVIEW = "A remark stands on the head or the base of one of the review's patch sets.";
const HEAD_MISSING = "The commits of this review are not in the repository.";
const FETCH = "Fetch the branch that it is about, then try again.";

/**
 * Finds the commit that a remark is to stand on, and its side. What is the old side of a comparison of two patch sets is the
 * head of the older one, and so a new side. A remark on the review as a whole needs no commit to be here. Fails as BAD_INPUT
 * if the commit is none of the review's, as OBJECT_MISSING if the current one is not here.
 */
function placeAnchor(review: BookedReview, anchor: AnchorInput): Anchor {
  const { path } = anchor;
  const side = path === null ? "new" : anchor.side;
  const current = side === "new" ? review.head : review.base;
  const commit = anchor.commit ?? current ?? (path === null ? lastKnown(review) : null);
  if (commit === null) throw new GalleyError("OBJECT_MISSING", HEAD_MISSING, { next: FETCH });
  if (path === null && anchor.commit === null) return { ...anchor, commit, side };
  const isHead = commit === review.head || review.patchSets.some(({ head }) => head === commit);
  const isBase = commit === review.base || review.patchSets.some(({ base }) => base === commit);
  if (!isOid(commit) || (!isHead && !isBase)) throw new GalleyError("BAD_INPUT", NOT_OF_REVIEW);
  if (isHead && isBase) return { ...anchor, commit, side };
  return { ...anchor, commit, side: isHead ? "new" : "old" };
}

function lastKnown({ patchSets, revision }: BookedReview): Oid {
  return patchSets.at(-1)?.head ?? revision;
}

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
