import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { lineSpan, spliceLines } from "#server/git/contents/text.ts";
import type { Oid } from "#server/git/oid.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { storedForm } from "#server/git/workTree/storedForm.ts";
import type { WorkFileEdit } from "#server/git/disk/writeWorkFiles.ts";
import { editWorkTree, lineEnds, type MadeEdit } from "../worktree/editWorkTree.ts";
import { lookAtWorktree } from "../worktree/scanWorktree.ts";
import { positionsOf } from "../positions/portThreads.ts";
import { requireComment } from "../comments/findComment.ts";
import { requireReview } from "../reviewIndex/findReview.ts";
import type { ReviewRoom } from "../reviewIndex/ReviewContext.ts";
import { suggestionBlocks } from "./Suggestion.ts";
import type { ThreadPosition } from "../positions/ThreadPosition.ts";

/** A suggestion as whoever applies it saw it. */
export interface SeenSuggestion {
  readonly review: Oid;
  readonly comment: string;
  /** The lines that are proposed. */
  readonly lines: readonly string[];
  /** The lines that they are to replace. */
  readonly instead: readonly string[];
}

/** Lines of a file to put others in their stead. */
interface Replacement {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly suggestion: SeenSuggestion;
}

const EDITED = "This suggestion was edited or taken back.";
const LOOK_AGAIN = "Look at it as it is now, and try again; nothing was changed.";
const MOVED_ON = "The lines that this suggestion is about are not in the work tree as they were.";
const OTHER_COMMIT = "The work tree has another commit checked out than the one that is reviewed.";
const CHECK_OUT = "Check out the branch of the review, and try again.";
const OVERLAP = "Two of these suggestions are about the same lines.";
const ONE = "Apply one of them; nothing was changed.";
const NO_UNICODE = "The file is not UTF-8, and the suggestion has letters that are not ASCII.";
const BY_HAND = "Change it in an editor.";
const SURE = new Set<ThreadPosition["certainty"]>(["EXACT", "SHIFTED", "MOVED"]);
const ASCII = /^[\0-\x7f]*$/u;

/**
 * Puts suggested lines in the place of those that they were written on, in the files of the work tree: wherever these stand by now, but
 * only where they are what was seen, and where the reviewed commit is checked out. They end as the lines do that they replace; all else
 * stays byte by byte. All suggestions or none. Fails as STALE, CONFLICT and BAD_INPUT, and as `writeWorkFiles` does.
 */
export async function applySuggestions(
  room: ReviewRoom,
  { key, suggestions }: { readonly key: string; readonly suggestions: readonly SeenSuggestion[] },
): Promise<MadeEdit> {
  return editWorkTree(room, key, async (workTree) => {
    const look = await lookAtWorktree(room);
    const head = look.snapshot.commit;
    const replacements: Replacement[] = [];
    for (const suggestion of suggestions) {
      const review = await requireReview(room, suggestion.review);
      const isHere = look.review?.revision === review.revision || look.snapshot.head === review.head;
      if (!isHere) throw new GalleyError("STALE", OTHER_COMMIT, { next: CHECK_OUT });
      const { comment, thread } = requireComment(review, suggestion.comment);
      const lines = suggestion.lines.join("\n");
      const blocks = comment.isWithdrawn ? [] : suggestionBlocks(comment.latest.description);
      if (!blocks.some((block) => block.join("\n") === lines))
        throw new GalleyError("STALE", EDITED, { next: LOOK_AGAIN });
      const span = { old: review.base, new: head, isBetween: false };
      const position = (await positionsOf(room.git, review, [thread], { span })).get(thread);
      replacements.push(replacementAt(position, suggestion));
    }
    const paths = [...new Set(replacements.map(({ path }) => path))];
    return Promise.all(
      paths.map((path) =>
        editOf(
          room,
          { workTree, head, path },
          replacements.filter((one) => one.path === path),
        ),
      ),
    );
  });
}

function replacementAt(position: ThreadPosition | undefined, suggestion: SeenSuggestion): Replacement {
  const { path = null, side, startLine = null, certainty = "LOST" } = position ?? {};
  if (path === null || side !== "new" || startLine === null || !SURE.has(certainty))
    throw new GalleyError("STALE", MOVED_ON, { next: LOOK_AGAIN });
  return { path, startLine, endLine: position?.endLine ?? startLine, suggestion };
}

async function editOf(
  { git }: ReviewRoom,
  { workTree, head, path }: { readonly workTree: string; readonly head: Oid; readonly path: string },
  replacements: readonly Replacement[],
): Promise<WorkFileEdit> {
  const entry = await findTreeEntry(git, head, path);
  const [file = null] = await readWorkFiles(workTree, [path]);
  const [blob] = entry?.mode.startsWith("100")
    ? await readBlobs(git, [entry.oid], { maxBytes: BLOB_TEXT_BYTES })
    : ["missing" as const];
  if (blob === "large") throw new GalleyError("TOO_LARGE", `${displayLine(path)} is larger than Galley edits.`);
  if (entry === null || file === null || blob === undefined || blob === "missing")
    throw new GalleyError("STALE", MOVED_ON, { next: LOOK_AGAIN });
  const { bytes } = file;
  const form = await storedForm(git, { path, bytes, oid: entry.oid, blob });
  if (form === "other") {
    const happened = `${displayLine(path)} stands on the disk in another encoding than git stores it.`;
    throw new GalleyError("BAD_INPUT", happened, { next: BY_HAND });
  }
  const isUtf8 = !/\p{Surrogate}/u.test(decodeBytes(blob));
  const splices = replacements.map(({ startLine, endLine, suggestion }) => {
    const [from, count] = [startLine - 1, endLine - startLine + 1];
    const there = lineSpan(bytes, from, count);
    if (there === null || !isAsSeen(there, suggestion.instead))
      throw new GalleyError("STALE", MOVED_ON, { next: LOOK_AGAIN });
    const lines = suggestion.lines.join("\n");
    if (!isUtf8 && !ASCII.test(lines)) throw new GalleyError("BAD_INPUT", NO_UNICODE, { next: BY_HAND });
    return { from, count, lines: endedLike(there, lines) };
  });
  const after = spliceLines(bytes, splices, lineEnds.of(bytes));
  if (after === null) throw new GalleyError("CONFLICT", OVERLAP, { next: ONE });
  return { path, before: bytes, after };
}

/** Whether lines are those that were seen, but for how they end. */
function isAsSeen(there: Buffer, instead: readonly string[]): boolean {
  const shown = displayLine(decodeBytes(there)).replace(/\n$/u, "").split("\n");
  const plain = (line = ""): string => line.replace(/\r$/u, "");
  return shown.length === instead.length && shown.every((line, at) => plain(line) === plain(instead[at]));
}

/** Gives lines the ends of those that they replace; the last of a file may have none. */
function endedLike(there: Buffer, text: string): Buffer {
  if (text === "") return Buffer.alloc(0);
  const lines = Buffer.from(there.at(-1) === 10 ? `${text}\n` : text);
  return lineEnds.of(there) === "\r\n" ? lineEnds.withReturns(lines) : lines;
}
