import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import { FileContents } from "#app/diff/patch/FileContents.ts";
import { LineKind, parsePatch, type Patch, readPatch } from "#app/diff/patch/Patch.ts";
import type { FileLines } from "#app/reviewing/positions/locateThread.ts";
import { displayPath } from "#app/ui/format.ts";
import { type FileAnchor, type FileComment, quoteForFile } from "#contract/commentsFile.ts";
import {
  DATA_ID,
  type ExportedComment,
  type ExportedFile,
  type ExportedReview,
  type ExportedThread,
  REVIEW_FORMAT,
} from "#contract/reviewFile.ts";
import { isRecord } from "#contract/wire.ts";

/** Reads the review out of the page. Throws if there is none, as in a file that was cut off. */
export function readReview(page: Document): ExportedReview {
  const data: unknown = JSON.parse(page.getElementById(DATA_ID)?.textContent ?? "null");
  if (!isReview(data)) throw new Error("This file has no review in it. Ask for it again.");
  return data;
}

/** The page's code and its data were written together, so the format says all. */
function isReview(data: unknown): data is ExportedReview {
  return isRecord(data) && data["format"] === REVIEW_FORMAT;
}

/** The files of an exported change as the reader takes them, and their contents. */
export interface ExportedChange {
  readonly files: readonly DiffFile[];
  readonly contents: FileContents;
  /** Finds the key of a file by its path on a side; null if the change does not have it. */
  readonly keyOf: (path: string, side: "old" | "new") => string | null;
  /** Returns the place of lines for a file of comments; line 0 is the whole file. */
  readonly anchorOf: (key: string, side: "old" | "new", line: number, to: number) => FileAnchor;
}

/** Prepares all files at once. Linear in the patches: 10,000 lines take some milliseconds. */
export function exportedChange(files: readonly ExportedFile[]): ExportedChange {
  const contents = new FileContents();
  contents.putPatches(files.flatMap(({ path, patch }) => (patch === null ? [] : [[path, patch] as const])));
  contents.putFailures(files.flatMap(({ path, failure }) => (failure === null ? [] : [[path, failure] as const])));
  const byKey = new Map(files.map((file) => [file.path, file]));
  const byOldPath = new Map(files.map((file) => [file.oldPath ?? file.path, file.path]));
  return {
    files: files.map(diffFile),
    contents,
    keyOf: (path, side) =>
      (side === "old" ? byOldPath.get(path) : undefined) ?? (byKey.has(path) ? path : (byOldPath.get(path) ?? null)),
    anchorOf: (key, side, line, to) => {
      const file = byKey.get(key);
      const path = (side === "old" ? file?.oldPath : null) ?? key;
      const blob = (side === "old" ? file?.oldBlob : file?.newBlob) ?? null;
      const isWhole = line === 0;
      const lines = { startLine: isWhole ? null : line, endLine: isWhole ? null : to };
      const patch = contents.of(key).patch;
      const quoted =
        isWhole || patch === null ? { quote: [], before: [], after: [] } : quoteSide(readPatch(patch), side, line, to);
      return { path, side, ...lines, blob, ...quoted };
    },
  };
}

function quoteSide(patch: Patch, side: "old" | "new", line: number, to: number) {
  const numbers = side === "old" ? patch.oldNumbers : patch.newNumbers;
  const known: { readonly number: number; readonly text: string }[] = [];
  for (let at = 0; at < patch.lineCount; at++) {
    const number = numbers[at] ?? 0;
    if (number >= line - 3 && number <= to + 3 && number > 0)
      known.push({ number, text: patch.text.slice(patch.starts[at], patch.ends[at]) });
  }
  const start = known.findIndex(({ number }) => number >= line);
  const end = known.findLastIndex(({ number }) => number <= to) + 1;
  const texts = known.map(({ text }) => text);
  return start === -1 ? { quote: [], before: [], after: [] } : quoteForFile(texts, start, end);
}

function diffFile(file: ExportedFile): DiffFile {
  const { path, oldPath, status, similarity, oldMode, newMode, oldBlob, newBlob, isGenerated, patch } = file;
  const parsed = patch === null ? null : parsePatch(patch);
  const counts = parsed === null ? null : countLines(parsed);
  return {
    key: path,
    plainPath: path,
    plainOldPath: oldPath === path ? null : oldPath,
    oldPath: oldPath === null || status === "ADDED" ? null : displayPath(oldPath),
    newPath: status === "DELETED" ? null : displayPath(path),
    status,
    similarity,
    isSameContent: oldBlob === newBlob,
    oldMode,
    newMode,
    additions: counts?.additions ?? null,
    deletions: counts?.deletions ?? null,
    isBinary: parsed?.isBinary ?? null,
    collapsedBecause: isGenerated ? "generated" : null,
  };
}

function countLines({ kinds, lineCount }: Patch): { readonly additions: number; readonly deletions: number } {
  let [additions, deletions] = [0, 0];
  for (let at = 0; at < lineCount; at++) {
    if (kinds[at] === LineKind.added) additions++;
    if (kinds[at] === LineKind.removed) deletions++;
  }
  return { additions, deletions };
}

/** A comment of the file, or one of the reader's own, or both if the reader changed it. */
export interface ShownComment {
  readonly id: string;
  readonly exported: ExportedComment | null;
  readonly own: FileComment | null;
}

/** A thread of the file, or one that the reader began. */
export interface ShownThread {
  readonly key: string;
  readonly state: ExportedThread["state"];
  /** Null for the whole change. */
  readonly place: FileLines | null;
  readonly uncertain: string | null;
  readonly quote: readonly string[];
  readonly comments: readonly ShownComment[];
}

/** Joins the threads of the file with the reader's own comments: replies in their threads, the others as new ones. */
export function shownThreads(review: ExportedReview, own: readonly FileComment[]): readonly ShownThread[] {
  const ownById = new Map(own.map((comment) => [comment.id, comment]));
  const threads = review.threads.map((thread) => ({
    ...ofFile(thread),
    comments: thread.comments.map((exported) => {
      const changed = ownById.get(exported.key ?? "") ?? null;
      if (changed !== null) ownById.delete(changed.id);
      return { id: exported.id, exported, own: changed };
    }),
  }));
  const threadOf = new Map<string, { comments: ShownComment[] }>();
  for (const thread of threads)
    for (const { exported } of thread.comments) {
      threadOf.set(exported.id, thread);
      if (exported.key !== null) threadOf.set(exported.key, thread);
    }
  const begun: (Omit<ShownThread, "comments"> & { comments: ShownComment[] })[] = [];
  for (const comment of ownById.values()) {
    let thread = comment.replyTo === null ? undefined : threadOf.get(comment.replyTo);
    if (thread === undefined) {
      const next = { ...beginning(comment), comments: [] };
      begun.push(next);
      thread = next;
    }
    thread.comments.push({ id: comment.id, exported: null, own: comment });
    threadOf.set(comment.id, thread);
  }
  return [...threads, ...begun];
}

function ofFile(thread: ExportedThread): Omit<ShownThread, "comments"> & { comments: ShownComment[] } {
  const { state, path, side, startLine, endLine, uncertain, quote, comments } = thread;
  const line = startLine ?? 0;
  return {
    key: comments[0]?.id ?? "",
    state,
    place: path === null ? null : { path, side, line, to: endLine ?? line },
    uncertain,
    quote,
    comments: [],
  };
}

function beginning({ id, anchor, isBlocking }: FileComment): Omit<ShownThread, "comments"> {
  return {
    key: id,
    state: isBlocking ? "OPEN" : "NOTE",
    place: placeOf(anchor),
    uncertain: null,
    quote: anchor?.quote ?? [],
  };
}

function placeOf(anchor: FileAnchor | null): FileLines | null {
  if (anchor === null) return null;
  const line = anchor.startLine ?? 0;
  return { path: anchor.path, side: anchor.side, line, to: anchor.endLine ?? line };
}
