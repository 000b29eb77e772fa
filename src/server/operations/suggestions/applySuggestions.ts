import { decodeBytes, displayLine, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { decodePiece, detectEncoding, type TextEncoding } from "#server/git/contents/encoding.ts";
import { spliceLines } from "#server/git/contents/text.ts";
import type { Oid } from "#server/git/oid.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { storedForm } from "#server/git/workTree/storedForm.ts";
import type { WorkFileEdit } from "#server/git/disk/writeWorkFiles.ts";
import { editWorkTree, lineEnds, type MadeEdit } from "../worktree/editWorkTree.ts";
import { scanWorktree } from "../worktree/scanWorktree.ts";
import { homeOf } from "#server/reviews/positions/submodules/parts.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { requireComment } from "#server/reviews/index/findComment.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { alternatives, endedLines, replacementLines } from "./Suggestion.ts";
import type { ThreadPosition } from "#server/reviews/positions/ThreadPosition.ts";

/** A suggestion as the user saw it when applying it. */
export interface ShownSuggestion {
  readonly review: Oid;
  readonly comment: string;
  readonly lines: readonly string[];
  /** The lines to replace. */
  readonly instead: readonly string[];
}

interface Replacement {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly suggestion: ShownSuggestion;
}

const RELOAD_HINT = "Nothing was changed. Review its current text, then try again.";
const MOVED_ON = "The lines of this suggestion have changed in the work tree.";
const OTHER_COMMIT = "The work tree does not have the reviewed commit checked out.";
const CHECK_OUT = "Check out the branch of the review, then try again.";
const OVERLAP = "Two of these suggestions change the same lines.";
const ONE = "Nothing was changed. Apply only one of them.";
const NO_UNICODE = "The file is not UTF-8, and the suggestion contains characters that are not ASCII.";
const IN_SUBMODULE = "The file of this suggestion is in a submodule, whose files are not edited from here.";
const BY_HAND = "Change it in an editor.";
const SURE = new Set<ThreadPosition["certainty"]>(["EXACT", "SHIFTED", "MOVED"]);
const ASCII = /^[\0-\x7f]*$/u;

/**
 * Applies suggestions to the files of the work tree, wherever their lines are now, but only if these are still as the
 * user saw them and the reviewed commit is checked out. `replacementLines` decides about line ends; everything else
 * stays byte for byte. All suggestions or none. Fails as STALE, CONFLICT and BAD_INPUT, and as `writeWorkFiles` does.
 */
export async function applySuggestions(
  context: ReviewContext,
  { key, suggestions }: { readonly key: string; readonly suggestions: readonly ShownSuggestion[] },
): Promise<MadeEdit> {
  return editWorkTree(context, key, async (workTree) => {
    const scan = await scanWorktree(context);
    const head = scan.snapshot.commit;
    const found = await Promise.all(
      suggestions.map(async (suggestion) => {
        const review = await requireReview(context, suggestion.review);
        const isHere = scan.review?.revision === review.revision || scan.snapshot.head === review.head;
        if (!isHere) throw new GalleyError("STALE", OTHER_COMMIT, { next: CHECK_OUT });
        const { comment, thread } = requireComment(review, suggestion.comment);
        if (homeOf(thread) !== null) throw new GalleyError("BAD_INPUT", IN_SUBMODULE, { next: BY_HAND });
        const blocks = comment.isDeleted ? [] : alternatives(comment.latest.description);
        if (!blocks.some((block) => isEqual(block, suggestion.lines)))
          throw new GalleyError("STALE", "This suggestion was edited or deleted.", { next: RELOAD_HINT });
        return { review, thread, suggestion };
      }),
    );
    const reviews = [...new Set(found.map(({ review }) => review))];
    const readPositions = reviews.map((review) => {
      const threads = found.filter((one) => one.review === review).map(({ thread }) => thread);
      return positionsOf(context.git, review, threads, { span: { old: review.base, new: head, isBetween: false } });
    });
    const positions = new Map((await Promise.all(readPositions)).flatMap((some) => [...some]));
    const replacements = found.map(({ thread, suggestion }) => replacementAt(positions.get(thread), suggestion));
    const paths = [...new Set(replacements.map(({ path }) => path))];
    return Promise.all(
      paths.map((path) =>
        editOf(
          context,
          { workTree, head, path },
          replacements.filter((one) => one.path === path),
        ),
      ),
    );
  });
}

function replacementAt(position: ThreadPosition | undefined, suggestion: ShownSuggestion): Replacement {
  const { path = null, side, startLine = null, certainty = "LOST" } = position ?? {};
  if (path === null || side !== "new" || startLine === null || !SURE.has(certainty))
    throw new GalleyError("STALE", MOVED_ON, { next: RELOAD_HINT });
  return { path, startLine, endLine: position?.endLine ?? startLine, suggestion };
}

async function editOf(
  { git }: ReviewContext,
  { workTree, head, path }: { readonly workTree: string; readonly head: Oid; readonly path: string },
  replacements: readonly Replacement[],
): Promise<WorkFileEdit> {
  const entry = await findTreeEntry(git, head, path);
  const [file = null] = await readWorkFiles(workTree, [path]);
  const [blob] = entry?.mode.startsWith("100")
    ? await readBlobs(git, [entry.oid], { maxBytes: BLOB_TEXT_BYTES })
    : ["missing" as const];
  if (blob === "large") throw new GalleyError("TOO_LARGE", `${displayLine(path)} is too large to edit in Galley.`);
  if (entry === null || file === null || blob === undefined || blob === "missing")
    throw new GalleyError("STALE", MOVED_ON, { next: RELOAD_HINT });
  const { bytes } = file;
  const form = await storedForm(git, { path, bytes, oid: entry.oid, blob });
  if (form === "other") {
    const happened = `${displayLine(path)} has another encoding on disk than in git.`;
    throw new GalleyError("BAD_INPUT", happened, { next: BY_HAND });
  }
  const encoding = detectEncoding(blob) ?? "mixed";
  if (encoding.startsWith("utf-16"))
    throw new GalleyError("BAD_INPUT", `${displayLine(path)} is UTF-16.`, { next: BY_HAND });
  const fileLines = endedLines(decodeBytes(bytes));
  const splices = replacements.map(({ startLine, endLine, suggestion: { instead, lines } }) => {
    const added = replacementLines(fileLines, { startLine, endLine, lines });
    if (added === null || !isAsShown(fileLines.slice(startLine - 1, endLine), instead, encoding))
      throw new GalleyError("STALE", MOVED_ON, { next: RELOAD_HINT });
    if (encoding !== "utf-8" && !lines.every((line) => ASCII.test(line)))
      throw new GalleyError("BAD_INPUT", NO_UNICODE, { next: BY_HAND });
    return { from: startLine - 1, count: endLine - startLine + 1, lines: Buffer.from(encodeBytes(added.join(""))) };
  });
  const after = spliceLines(bytes, splices, lineEnds.of(bytes));
  if (after === null) throw new GalleyError("CONFLICT", OVERLAP, { next: ONE });
  return { path, before: bytes, after };
}

/** Returns true if lines are as the user saw them, apart from line ends. */
function isAsShown(lines: readonly string[], instead: readonly string[], encoding: TextEncoding): boolean {
  const plain = (line: string): string => line.replace(/\r?\n?$/u, "");
  const shown = lines.map((line) => plain(decodePiece(encodeBytes(line), encoding)));
  return isEqual(shown, instead.map(plain));
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at]);
}
