import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { findTreeEntry } from "#server/git/trees/findTreeEntry.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import type { AnchorInput } from "./AnchorInput.ts";

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
