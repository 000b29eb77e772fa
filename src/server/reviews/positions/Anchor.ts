import { COMMIT_MESSAGE_PATH, commitMessageLines } from "#contract/addresses.ts";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { diffTree } from "#server/git/diffs/diffTree.ts";
import { readObjects } from "#server/git/objects/catFile.ts";
import { readCommits } from "#server/git/objects/readCommits.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { diffPatches } from "#server/git/patches/diffPatches.ts";
import { parsePatch } from "#server/git/patches/parsePatch.ts";
import { findInnerFile, type InnerFile } from "#server/git/submodules/innerFile.ts";
import { findLayer, layerOf, type ReviewLayer } from "../stacks/reviewLayers.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import type { IndexedReview } from "../state/IndexedReview.ts";
import { worktreeOf } from "../state/Review.ts";
import { changedRuns } from "../texts/changedRuns.ts";
import { cutText } from "#contract/untrustedText.ts";
import { FOLDER_MODE, SUBMODULE_MODE } from "#server/git/trees/treeObject.ts";

export type Anchor = Omit<AnchorInput, "commit" | "layer"> & {
  readonly commit: Oid;
  /** The commit of a stack that it belongs to; absent for the whole change. */
  readonly layer?: Oid | undefined;
  readonly patchSet?: number | undefined;
};

export interface AnchoredFile {
  /** The file's content; null for a folder or a submodule. */
  readonly blob: Oid | null;
  /** All lines of the file without their line ends; null if the anchor has no lines. */
  readonly lines: readonly string[] | null;
  /** Set for a file in a submodule: its place there. */
  readonly inner?: InnerFile;
}

const NOT_HERE = "The repository of the submodule is not here, and comments on its files are stored in it.";
const INITIALIZE = "Run `git submodule update --init` for it, then try again.";
const NAME_FILE = "Give the path of a file, relative to the root of the repository.";

function refuse(message: string, next?: string): GalleyError {
  return new GalleyError("BAD_INPUT", message, next === undefined ? {} : { next });
}

/**
 * Reads the file of an anchor; null for the whole review. Fails as BAD_INPUT if there is no such file at that commit,
 * or if it lacks the lines; the message gives the valid ones. Linear in the file if the anchor has lines.
 */
export async function readAnchor(repository: Repository, anchor: Anchor): Promise<AnchoredFile | null> {
  const { path, commit, startLine, endLine } = anchor;
  if (path === null) {
    if (startLine !== null || endLine !== null) throw refuse("A comment on lines needs a file.");
    return null;
  }
  if (path === COMMIT_MESSAGE_PATH) return readMessage(repository, anchor);
  requirePath(path);
  const entry = await findTreeEntry(repository, commit, path);
  const where = commit.slice(0, 12);
  const inner = entry === null ? await findInnerFile(repository, commit, path) : null;
  if (inner !== null) {
    if (inner.repository === null) throw new GalleyError("OBJECT_MISSING", NOT_HERE, { next: INITIALIZE });
    const file = await readAnchor(inner.repository, { ...anchor, path: inner.path, commit: inner.commit });
    return { blob: null, lines: null, ...file, inner: { ...inner, inner: file?.inner } };
  }
  if (entry === null) throw refuse(`“${displayLine(path)}” does not exist in ${where}.`, NAME_FILE);
  if (entry.mode === FOLDER_MODE)
    throw refuse(`“${displayLine(path)}” is a folder in ${where}, not a file.`, NAME_FILE);
  const blob = entry.mode === SUBMODULE_MODE ? null : entry.oid;
  const lines = await linesAt(anchor, () => {
    if (blob === null) throw refuse("A submodule has no lines. Comment on it as a whole.");
    return readLines(repository, blob);
  });
  return { blob, lines };
}

/** Returns all lines of what an anchor is on, if it has those of the anchor; null if the anchor has no lines. */
async function linesAt(
  { startLine, endLine }: Anchor,
  read: () => readonly string[] | Promise<readonly string[]>,
): Promise<readonly string[] | null> {
  if (startLine === null) {
    if (endLine !== null) throw refuse("A comment on lines needs a first line.");
    return null;
  }
  const lines = await read();
  requireRange(startLine, endLine ?? startLine, lines.length);
  return lines;
}

async function readMessage(repository: Repository, anchor: Anchor): Promise<AnchoredFile> {
  if (anchor.side === "old") throw refuse("A commit message has no old side.");
  const [record] = await readCommits(repository, [anchor.commit]);
  if (record == null) throw new GalleyError("OBJECT_MISSING");
  return { blob: null, lines: await linesAt(anchor, () => commitMessageLines(record.message)) };
}

function requirePath(path: string): void {
  if (/\p{Surrogate}/u.test(path)) {
    throw refuse(
      "The name of this file is not UTF-8, which reviews cannot store. Comment on the whole review instead.",
    );
  }
  if (path.split("/").some((part) => part === "" || part === "." || part === "..") || path.includes("\0")) {
    throw refuse("A path must be relative to the root of the repository, without `..`.");
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
  if (count === 0) throw refuse("The file is empty. Comment on it as a whole.");
  throw refuse(`The lines must be between 1 and ${count}, with the first not after the last.`);
}

/** The location of a comment as a client gives it. Lines from 1, both ends inclusive. */
export interface AnchorInput {
  /** The path as `byteText` encodes it; null for the whole review. */
  readonly path: string | null;
  readonly side: "old" | "new";
  /** Null for the whole file. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  /**
   * The commit that was read: head or base of one of the patch sets, or a commit between them; null for that of the layer, or of the
   * current patch set.
   */
  readonly commit: Oid | null;
  /** The layer that was read, as `findLayer` takes it; absent for the whole change. */
  readonly layer?: string | null | undefined;
}

/**
 * Resolves the commit of an anchor, as `resolveAnchorCommit` does. On a commit between base and head it belongs to a layer: to that
 * commit on its new side, to the commit above it on its old side. An anchor in a part of uncommitted work, such as the
 * staged changes, is moved to the snapshot, or to its base, if the lines are the same there.
 */
export async function resolveAnchor(git: Repository, review: IndexedReview, anchor: AnchorInput): Promise<Anchor> {
  const { layer, ...unlayered } = anchor;
  const { commit, path, side } = anchor;
  if (layer != null) return onLayer(anchor, await findLayer(git, review, layer));
  const target = side === "new" ? review.head : review.base;
  const isOfReview = [review, ...review.patchSets].some(({ head, base }) => commit === head || commit === base);
  if (commit === null || isOfReview) return resolveAnchorCommit(review, anchor);
  const found = isOid(commit) ? await layerOf(git, review, commit, side) : null;
  if (found !== null) return onLayer(anchor, found);
  if (path === null || target === null || worktreeOf(review) === null) return resolveAnchorCommit(review, anchor);
  return resolveAnchorCommit(review, await moveAnchorToCommit(git, { ...unlayered, commit }, target));
}

const OTHER_COMMIT = "This commit is not that side of the layer.";

/** Puts an anchor on a layer: the new side is its commit, the old side the commit below it. */
function onLayer(anchor: AnchorInput, { commit: layer, parent, patchSet }: ReviewLayer): Anchor {
  const side = anchor.path === null ? "new" : anchor.side;
  const commit = side === "new" ? layer : parent;
  if (commit === null) throw new GalleyError("BAD_INPUT", "The first commit of a history has no old side.");
  if (anchor.commit !== null && anchor.commit !== commit) throw new GalleyError("BAD_INPUT", OTHER_COMMIT);
  return { ...anchor, side, commit, layer, patchSet: patchSet ?? undefined };
}

const NOT_OF_REVIEW = "A comment must be on a commit of one of the review's patch sets, or on their base.";
const HEAD_MISSING = "The commits of this review are not in the repository.";
const FETCH = "Fetch the reviewed branch, then try again.";

/**
 * Resolves the commit and the side of an anchor. The old side of a comparison of two patch sets is the head of the
 * older one, and so a new side. An anchor on the whole review needs no commit. Fails as BAD_INPUT if the commit does
 * not belong to the review, as OBJECT_MISSING if the current one is missing.
 */
function resolveAnchorCommit(review: IndexedReview, { layer: _, ...anchor }: AnchorInput): Anchor {
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

function lastKnown({ patchSets, revision }: IndexedReview): Oid {
  return patchSets.at(-1)?.head ?? revision;
}

const NOT_THERE = "This line exists only in this part of the work tree, where comments cannot be saved.";
const COMMENT_ON_ALL = "Comment on the line that replaced it, under all changes.";

/**
 * Moves an anchor to the same lines in another commit. Fails as BAD_INPUT if the lines differ there, or there is no
 * file of this name. Costs a diff of the two commits, of one file's lines.
 */
export async function moveAnchorToCommit(repository: Repository, anchor: Anchor, to: Oid): Promise<Anchor> {
  const { commit, path, startLine } = anchor;
  if (!isOid(commit)) throw new GalleyError("BAD_INPUT", NOT_THERE, { next: COMMENT_ON_ALL });
  const files = await diffTree(repository, commit, to);
  const file = files.find(({ oldPath, newPath }) => oldPath === path || newPath === path);
  if (file === undefined) return { ...anchor, commit: to };
  if (file.oldPath !== file.newPath) throw new GalleyError("BAD_INPUT", NOT_THERE, { next: COMMENT_ON_ALL });
  if (startLine === null) return { ...anchor, commit: to };
  const [patch] = await diffPatches(repository, commit, to, [file]);
  if (patch === undefined || patch instanceof GalleyError) throw patch ?? new GalleyError("OBJECT_MISSING");
  const endLine = anchor.endLine ?? startLine;
  let shift = 0;
  for (const { oldStart, oldCount, newCount } of changedRuns(parsePatch(decodeBytes(patch)).hunks)) {
    if (oldStart > endLine) break;
    // Lines added before the first line only move the anchor; any others touch the commented lines.
    const isAbove = oldStart + oldCount <= startLine;
    if (!isAbove) throw new GalleyError("BAD_INPUT", NOT_THERE, { next: COMMENT_ON_ALL });
    shift += newCount - oldCount;
  }
  return { ...anchor, commit: to, startLine: startLine + shift, endLine: endLine + shift };
}

export interface QuotedLines {
  readonly quote: readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Context lines saved on either side: as many as a patch shows. */
const CONTEXT_LINES = 3;
/** Maximum length of a quotation, in UTF-16 units: about 400 lines. Longer ones are cut at the end. */
const QUOTE_MAX = 16_384;
/** Maximum length of a context line: longer ones do not help a person to recognize the place. */
const CONTEXT_LINE_MAX = 1024;

/** Quotes lines `start` to `end` of a file, counted from 1. A first line that is too long is quoted in part. */
export function quoteLines(lines: readonly string[], start: number, end: number): QuotedLines {
  const quote: string[] = [];
  let remaining = QUOTE_MAX;
  for (const line of lines.slice(start - 1, end)) {
    if (line.length > remaining) break;
    quote.push(line);
    remaining -= line.length + 1;
  }
  if (quote.length === 0) quote.push(cutText(lines[start - 1] ?? "", QUOTE_MAX));
  const isShort = (line: string): boolean => line.length <= CONTEXT_LINE_MAX;
  const before = lines.slice(Math.max(0, start - 1 - CONTEXT_LINES), start - 1);
  const after = lines.slice(end, end + CONTEXT_LINES);
  const firstLong = after.findIndex((line) => !isShort(line));
  return {
    quote,
    before: before.slice(before.findLastIndex((line) => !isShort(line)) + 1),
    after: firstLong < 0 ? after : after.slice(0, firstLong),
  };
}

/** A place that contains the quoted lines. */
export interface QuoteMatch {
  /** Its first line, from 1. */
  readonly line: number;
  /** The number of its context lines that equal the quotation's; a bare brace counts little. */
  readonly context: number;
}

const BRACE_WEIGHT = 0.1;
/** A quotation is searched by its first lines; more would not make a match more certain. */
const LINES_MAX = 200;

/**
 * Finds all places of quoted lines in a text, in order, whose first line `isWanted`. Costs lines times quoted lines at
 * worst, of which 200 count.
 */
export function findQuote(
  { quote, before, after }: QuotedLines,
  lines: readonly string[],
  isWanted: (line: number) => boolean = () => true,
): readonly QuoteMatch[] {
  const wanted = quote.slice(0, LINES_MAX);
  const [first] = wanted;
  if (first === undefined) return [];
  const above = before.toReversed();
  const found: QuoteMatch[] = [];
  for (let at = lines.indexOf(first); at >= 0; at = lines.indexOf(first, at + 1)) {
    if (wanted.some((line, index) => lines[at + index] !== line) || !isWanted(at + 1)) continue;
    const behind = at + quote.length;
    const context = alike(above, (index) => lines[at - 1 - index]) + alike(after, (index) => lines[behind + index]);
    found.push({ line: at + 1, context });
  }
  return found;
}

/** Weighs the equal lines from the first one on. */
function alike(wanted: readonly string[], lineAt: (index: number) => string | undefined): number {
  let weight = 0;
  for (let index = 0; index < wanted.length; index++) {
    const line = wanted[index] ?? "";
    if (lineAt(index) !== line) break;
    weight += isDistinctive([line]) ? 1 : BRACE_WEIGHT;
  }
  return weight;
}

/** A line with fewer than three letters and digits occurs anywhere. */
const THREE_LETTERS = /[\p{L}\p{N}](?:[^\p{L}\p{N}]*[\p{L}\p{N}]){2}/u;

/** Returns true if lines can be recognized among others, unlike a bare brace or a blank line. */
export function isDistinctive(lines: readonly string[]): boolean {
  return lines.some((line) => THREE_LETTERS.test(line));
}

/** Returns true if lines have enough letters and digits to be recognized in another place without the lines around them. */
export function isRecognizable(lines: readonly string[], letters: number): boolean {
  return lines.join("").replaceAll(/[^\p{L}\p{N}]/gu, "").length >= letters;
}

/** Removes all whitespace from lines, to find them again after a change of indentation or spacing. */
export function unspacedQuote({ quote, before, after }: QuotedLines): QuotedLines {
  const unspaced = (lines: readonly string[]) => lines.map((line) => line.replaceAll(/\s+/gu, ""));
  return { quote: unspaced(quote), before: unspaced(before), after: unspaced(after) };
}
