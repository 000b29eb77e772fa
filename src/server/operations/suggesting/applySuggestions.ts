import { decodeBytes, displayLine, encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES } from "#contract/limits.ts";
import { parseSuggestions } from "#contract/suggesting/suggestionText.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { decodePiece, detectEncoding, type TextEncoding } from "#server/git/contents/encoding.ts";
import { type LineSplice, spliceLines } from "#server/git/contents/text.ts";
import type { Oid } from "#server/git/oid.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { readWorkFiles } from "#server/git/disk/readWorkFiles.ts";
import { storedForm } from "#server/git/workTree/storedForm.ts";
import type { WorkFileEdit } from "#server/git/disk/writeWorkFiles.ts";
import { editWorkTree, lineEnds, type MadeEdit } from "../worktree/editWorkTree.ts";
import { scanWorktree, type WorktreeScan } from "../worktree/scanWorktree.ts";
import { homeOf } from "#server/reviews/positions/submodules/parts.ts";
import { positionsOf } from "#server/reviews/positions/portThreads.ts";
import { type CommentMatch, requireComment } from "#server/reviews/index/findComment.ts";
import { requireReview, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { partThread, type PlacedPart, placePart } from "#server/reviews/positions/suggesting/suggestedParts.ts";
import { endedLines, replacementLines } from "./Suggestion.ts";

/** A suggestion as the user saw it when applying it. */
export interface ShownSuggestion {
  readonly review: Oid;
  readonly comment: string;
  /** Its parts in order; null for the only suggestion of its comment, as it is. */
  readonly parts: readonly ShownPart[] | null;
}

interface ShownPart {
  readonly lines: readonly string[];
  /** The lines to replace; null for those of the reviewed code, wherever they are now. */
  readonly instead: readonly string[] | null;
}

/** The result of applying suggestions together. */
export interface AppliedSuggestions {
  /** Null if none could be applied. */
  readonly made: MadeEdit | null;
  /** The comments whose suggestions were applied; empty if a repeated call changed nothing. */
  readonly applied: readonly CommentMatch[];
  /** The reasons why the others were not applied. */
  readonly refused: ReadonlyMap<ShownSuggestion, GalleyError>;
}

const READ_AGAIN = "Read its current text, then try again.";
const MOVED_ON = "The lines of this suggestion have changed in the work tree.";
const OTHER_COMMIT = "The work tree does not have the reviewed commit checked out.";
const CHECK_OUT = "Check out the branch of the review, then try again.";
const NO_UNICODE = "The file is not UTF-8, and the suggestion contains characters that are not ASCII.";
const IN_SUBMODULE = "The file of this suggestion is in a submodule, whose files are not edited from here.";
const SEVERAL = "This comment has several suggestions for the same lines.";
const CHOOSE = "Apply one of them on the page of the review.";
const OVERLAP = "Two parts of this suggestion change the same lines.";
const AS_SUGGESTED = "The lines are already as suggested.";
const RESOLVE = "Resolve the comment, or reply to it.";
const BY_HAND = "Change it in an editor.";
const ASCII = /^[\0-\x7f]*$/u;

/** A suggestion of a comment that is still as it was shown. */
interface FoundSuggestion extends CommentMatch {
  readonly shown: ShownSuggestion;
  readonly parts: readonly (PlacedPart & Pick<ShownPart, "instead">)[];
}

/** Runs an action for a suggestion; if that fails for a reason that concerns the user, remembers it and returns null. */
type Attempt = <T>(shown: ShownSuggestion, action: () => T | Promise<T>) => Promise<T | null>;

/**
 * Applies suggestions to the files of the work tree, wherever their lines are now, but only if these are still as the
 * user saw them and the reviewed commit is checked out. `replacementLines` decides about line ends; everything else
 * stays byte for byte. Each suggestion is applied with all its parts or not at all; all that can be are written
 * together, and of two that change the same lines the first. Fails as `editWorkTree` does.
 */
export async function applySuggestions(
  context: ReviewContext,
  { key, suggestions }: { readonly key: string; readonly suggestions: readonly ShownSuggestion[] },
): Promise<AppliedSuggestions> {
  const refused = new Map<ShownSuggestion, GalleyError>();
  const attempt: Attempt = async (shown, action) => {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof GalleyError)) throw error;
      refused.set(shown, error);
      return null;
    }
  };
  for (;;) {
    let applied: readonly FoundSuggestion[] = [];
    try {
      const made = await editWorkTree(context, key, async (workTree) => {
        const scan = await scanWorktree(context);
        const left = suggestions.filter((shown) => !refused.has(shown));
        const files = new EditedFiles(context, workTree, scan.snapshot.commit);
        const found = await findAll(context, scan, left, attempt);
        await files.read(found.flatMap(({ parts }) => parts.map(({ path }) => path)));
        const taken = [];
        for (const one of found) if (await attempt(one.shown, () => files.add(one))) taken.push(one);
        applied = taken;
        return await files.edits();
      });
      return { made, applied, refused };
    } catch (error) {
      if (applied.length === 0 && refused.size === suggestions.length) return { made: null, applied, refused };
      // The others are tried again without those of a file that could not be written.
      const isOf = ({ parts }: FoundSuggestion) =>
        error instanceof GalleyError && parts.some(({ path }) => path === error.path);
      if (!(error instanceof GalleyError) || !applied.some(isOf)) throw error;
      for (const { shown } of applied.filter(isOf)) refused.set(shown, error);
    }
  }
}

/** Finds the suggestions and the current places of all their parts; leaves out those that cannot be applied. */
async function findAll(
  context: ReviewContext,
  { snapshot, review: current }: WorktreeScan,
  suggestions: readonly ShownSuggestion[],
  attempt: Attempt,
): Promise<readonly FoundSuggestion[]> {
  const find = async (shown: ShownSuggestion) => {
    const review = await requireReview(context, shown.review);
    const isHere = current?.revision === review.revision || snapshot.head === review.head;
    if (!isHere) throw new GalleyError("STALE", OTHER_COMMIT, { next: CHECK_OUT });
    const { comment, thread } = requireComment(review, shown.comment);
    if (homeOf(thread) !== null) throw new GalleyError("BAD_INPUT", IN_SUBMODULE, { next: BY_HAND });
    const all = comment.isDeleted ? [] : parseSuggestions(comment.latest.description);
    if (shown.parts === null && all.length > 1) throw new GalleyError("CONFLICT", SEVERAL, { next: CHOOSE });
    const parts = all.find((one) => shown.parts === null || isSame(linesOf(one), linesOf(shown.parts)));
    if (parts === undefined)
      throw new GalleyError("STALE", "This suggestion was edited or deleted.", { next: READ_AGAIN });
    const toPort = parts.map((part, at) => ({
      ...part,
      instead: shown.parts?.[at]?.instead ?? null,
      thread: partThread(thread, part.range),
    }));
    return { shown, review, comment, thread, toPort };
  };
  const found = (await Promise.all(suggestions.map((shown) => attempt(shown, () => find(shown))))).filter(
    (one) => one !== null,
  );
  const span = { new: snapshot.commit, isBetween: false };
  const readPositions = [...new Set(found.map(({ review }) => review))].map((review) => {
    const threads = found.filter((one) => one.review === review).flatMap((one) => one.toPort);
    return positionsOf(
      context.git,
      review,
      threads.map(({ thread }) => thread),
      { span: { ...span, old: review.base } },
    );
  });
  const positions = new Map((await Promise.all(readPositions)).flatMap((some) => [...some]));
  const placed = found.map(({ toPort, ...one }) =>
    attempt(one.shown, () => ({
      ...one,
      parts: toPort.map(({ instead, thread, ...part }) => {
        const position = positions.get(thread);
        if (position === undefined) throw new GalleyError("STALE", MOVED_ON, { next: BY_HAND });
        return { ...placePart(part, position), instead };
      }),
    })),
  );
  return (await Promise.all(placed)).filter((one) => one !== null);
}

function linesOf(parts: readonly Pick<ShownPart, "lines">[]): readonly string[] {
  return parts.map(({ lines }) => JSON.stringify(lines));
}

interface EditedFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly lines: readonly string[];
  /** The lines of the snapshot. */
  readonly reviewed: readonly string[];
  readonly encoding: TextEncoding;
  readonly splices: (LineSplice & { readonly by: CommentMatch })[];
}

/** The files of the work tree with the suggestions for them. */
class EditedFiles {
  readonly #context: ReviewContext;
  readonly #workTree: string;
  readonly #head: Oid;
  readonly #files = new Map<string, Promise<EditedFile>>();

  /** `head`: the snapshot of the work tree. */
  constructor(context: ReviewContext, workTree: string, head: Oid) {
    this.#context = context;
    this.#workTree = workTree;
    this.#head = head;
  }

  /** Reads files at once; `add` fails where one cannot be edited. */
  async read(paths: readonly string[]): Promise<void> {
    for (const path of new Set(paths)) this.#files.set(path, this.#read(path));
    await Promise.allSettled(this.#files.values());
  }

  /** Adds all parts of a suggestion and returns true, or fails with the reason why it cannot be applied. */
  async add(suggestion: FoundSuggestion): Promise<true> {
    const added: { readonly file: EditedFile; readonly splice: EditedFile["splices"][number] }[] = [];
    let isChange = false;
    for (const { path, startLine, endLine, lines, instead } of suggestion.parts) {
      const file = await this.#files.get(path);
      if (file === undefined) throw new Error("A file was not read.");
      const before = file.lines.slice(startLine - 1, endLine);
      const after = replacementLines(file.lines, { startLine, endLine, lines });
      const shown = instead ?? decoded(file.reviewed.slice(startLine - 1, endLine), file.encoding);
      if (after === null || !isSame(decoded(before, file.encoding).map(plain), shown.map(plain)))
        throw new GalleyError("STALE", MOVED_ON, { next: BY_HAND });
      if (file.encoding !== "utf-8" && !lines.every((line) => ASCII.test(line)))
        throw new GalleyError("BAD_INPUT", NO_UNICODE, { next: BY_HAND });
      const [from, count] = [startLine - 1, endLine - startLine + 1];
      const splice = { from, count, lines: Buffer.from(encodeBytes(after.join(""))), by: suggestion };
      const isOver = (other: LineSplice): boolean => other.from < from + count && from < other.from + other.count;
      if (added.some((one) => one.file === file && isOver(one.splice)))
        throw new GalleyError("BAD_INPUT", OVERLAP, { next: BY_HAND });
      const other = file.splices.find(isOver)?.by.comment.item.id;
      if (other !== undefined) {
        const happened = `The suggestion of comment ${other.slice(0, 12)} changes the same lines, and was given first.`;
        throw new GalleyError("CONFLICT", happened, { next: BY_HAND });
      }
      added.push({ file, splice });
      isChange ||= before.join("") !== after.join("");
    }
    if (!isChange) throw new GalleyError("BAD_INPUT", AS_SUGGESTED, { next: RESOLVE });
    for (const { file, splice } of added) file.splices.push(splice);
    return true;
  }

  /** Returns the new content of the files; everything beside the suggestions stays byte for byte. */
  async edits(): Promise<readonly WorkFileEdit[]> {
    const files = await Promise.allSettled(this.#files.values());
    return files.flatMap((read) => {
      if (read.status === "rejected") return [];
      const { path, bytes, splices } = read.value;
      const after = spliceLines(bytes, splices, lineEnds.of(bytes));
      if (after === null) throw new Error("The lines of suggestions overlap.");
      return [{ path, before: bytes, after }];
    });
  }

  async #read(path: string): Promise<EditedFile> {
    const { git } = this.#context;
    const entry = await findTreeEntry(git, this.#head, path);
    const [found = null] = await readWorkFiles(this.#workTree, [path]);
    const [blob] = entry?.mode.startsWith("100")
      ? await readBlobs(git, [entry.oid], { maxBytes: BLOB_TEXT_BYTES })
      : ["missing" as const];
    if (blob === "large") throw new GalleyError("TOO_LARGE", `${displayLine(path)} is too large to edit in Galley.`);
    if (entry === null || found === null || blob === undefined || blob === "missing")
      throw new GalleyError("STALE", MOVED_ON, { next: BY_HAND });
    const { bytes } = found;
    if ((await storedForm(git, { path, bytes, oid: entry.oid, blob })) === "other") {
      const happened = `${displayLine(path)} has another encoding on disk than in git.`;
      throw new GalleyError("BAD_INPUT", happened, { next: BY_HAND });
    }
    const encoding = detectEncoding(blob) ?? "mixed";
    if (encoding.startsWith("utf-16"))
      throw new GalleyError("BAD_INPUT", `${displayLine(path)} is UTF-16.`, { next: BY_HAND });
    const [lines, reviewed] = [bytes, blob].map((content) => endedLines(decodeBytes(content)));
    return { path, bytes, lines: lines ?? [], reviewed: reviewed ?? [], encoding, splices: [] };
  }
}

function decoded(lines: readonly string[], encoding: TextEncoding): readonly string[] {
  return lines.map((line) => decodePiece(encodeBytes(line), encoding));
}

function plain(line: string): string {
  return line.replace(/\r?\n?$/u, "");
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((line, at) => line === other[at]);
}
