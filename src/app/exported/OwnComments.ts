import { FileContents } from "#app/diff/patch/FileContents.ts";
import { readPatch } from "#app/diff/patch/Patch.ts";
import type { AnswerMutation } from "#app/reviewing/export/ExportedChange.tsx";
import { type ExportedDraft, type OwnDrafts, REVIEW_ID, threadId } from "#app/reviewing/export/exportedAnswer.ts";
import { localSettings } from "#app/ui/settings.ts";
import { Listeners } from "#app/ui/Listeners.ts";
import { COMMENTS_FORMAT, COMMENTS_VERSION, parseCommentsFile, quoteForFile } from "#contract/commentsFile.ts";
import type { CommentsFile, FileAnchor, FileComment } from "#contract/commentsFile.ts";
import { COMMENTS_FILE_LENGTH_MAX, COMMENTS_IN_FILE_MAX } from "#contract/limits.ts";
import type { ExportedReview, ExportedThread } from "#contract/reviewFile.ts";
import type {
  commentsDiscardDraftMutation,
  commentsDiscardDraftMutation$rawResponse,
} from "#generated/commentsDiscardDraftMutation.graphql.ts";
import type {
  AnchorInput,
  commentsSaveDraftMutation,
  commentsSaveDraftMutation$rawResponse,
} from "#generated/commentsSaveDraftMutation.graphql.ts";

const NAME_KEY = "galley.exported.name";
/** The author of stored comments whose writer has not given a name yet. */
const NOBODY = "?";
/** The characters that no comment may have; they come with text that is pasted from a terminal. */
const UNWANTED = /(?![\t\n\r])[\p{Surrogate}\p{Cc}\p{Noncharacter_Code_Point}]/gu;

/**
 * The comments that the reader of an exported file writes, kept in this browser. A newer export of the same review finds
 * them again, without those that it has itself. What another tab wrote meanwhile stays.
 */
export class OwnComments {
  readonly #review: Pick<ExportedReview, "review" | "base" | "head">;
  /** The name under which this browser stores the comments, unfinished texts and the last kind of a comment. */
  readonly storageKey: string;
  readonly #inFile: ReadonlyMap<string, string>;
  readonly #listeners = new Listeners();
  #comments: readonly FileComment[] = [];
  #saved = "";
  name = localSettings.read(NAME_KEY) ?? "";
  /** False if the browser keeps nothing for this page: then comments last as long as the page. */
  isStored = true;

  constructor(review: ExportedReview) {
    const { review: revision, base, head } = review;
    this.#review = { review: revision, base, head };
    this.storageKey = `galley.exported.${revision ?? `${base ?? ""}-${head}`}`;
    const comments = review.threads.flatMap((thread) => thread.comments);
    this.#inFile = new Map(comments.flatMap(({ key, body }) => (key === null ? [] : [[key, body] as const])));
    this.#comments = this.#read();
  }

  /** Returns the comments, oldest first; the same list until one changes. */
  readonly all = (): readonly FileComment[] => this.#comments;

  readonly subscribe = this.#listeners.add;

  /** True if there are comments that were not saved to a file since they changed. */
  readonly areUnsaved = (): boolean => this.#comments.length > 0 && this.#saved !== JSON.stringify(this.#comments);

  /** Adds a comment, or replaces the one of its id. Returns the reason why it cannot be imported later, or null. */
  put(written: FileComment): string | null {
    const comment = { ...written, body: written.body.replace(UNWANTED, "\uFFFD") };
    const others = this.#read();
    const isKnown = others.some(({ id }) => id === comment.id);
    return this.#write(isKnown ? others.map((one) => (one.id === comment.id ? comment : one)) : [...others, comment]);
  }

  remove(id: string): void {
    this.#write(this.#read().filter((one) => one.id !== id));
  }

  setName(name: string): void {
    this.name = name;
    localSettings.save(NAME_KEY, name);
    this.#listeners.notify();
  }

  /** Returns the text of the file to save, and counts its comments as saved. */
  toFile(name: string): string {
    this.#saved = JSON.stringify(this.#comments);
    this.#listeners.notify();
    return this.#text(this.#comments, name);
  }

  #text(comments: readonly FileComment[], author: string): string {
    const file: CommentsFile = {
      format: COMMENTS_FORMAT,
      version: COMMENTS_VERSION,
      ...this.#review,
      author: author.trim() || NOBODY,
      comments,
    };
    return JSON.stringify(file);
  }

  #write(comments: readonly FileComment[]): string | null {
    const text = this.#text(comments, this.name.padEnd(256, NOBODY));
    if (text.length > COMMENTS_FILE_LENGTH_MAX || comments.length > COMMENTS_IN_FILE_MAX)
      return "There is no space for more comments. Save your comments, send them, and delete some here.";
    if (comments.some(({ anchor }) => /\p{Surrogate}/u.test(anchor?.path ?? "")))
      return "The name of this file is not UTF-8, which reviews cannot store. Comment on another file instead.";
    this.#comments = comments;
    localSettings.save(this.storageKey, this.#text(comments, NOBODY));
    this.isStored = localSettings.read(this.storageKey) !== null;
    this.#listeners.notify();
    return null;
  }

  /** Reads what is stored, which other pages may have changed; what is not ours counts as nothing. */
  #read(): readonly FileComment[] {
    const text = localSettings.read(this.storageKey);
    if (text === null) return this.#comments;
    try {
      return parseCommentsFile(text).comments.filter(({ id, body }) => this.#inFile.get(id) !== body);
    } catch {
      return this.#comments; // the stored text is damaged: go on with what this page has
    }
  }
}

/** Ends the key of the draft that is a newer text of a comment of the file, which has the key without it. */
const CHANGED = "~";
/** Lines beside a comment that are quoted with it. */
const AROUND = 3;

/** The reader's own comments as drafts of the page. */
export function ownDrafts(review: ExportedReview, own: OwnComments): OwnDrafts {
  const { threads, base, head } = review;
  const inFile = new Set(threads.flatMap(({ comments }) => comments.flatMap(({ key }) => key ?? [])));
  const draftOf = ({ id, replyTo, anchor, body, isBlocking }: FileComment): ExportedDraft => {
    const key = inFile.has(id) ? id + CHANGED : id;
    const thread = replyTo === null ? undefined : threads.find(hasComment(replyTo));
    const isOld = anchor?.side === "old";
    return {
      id: `draft ${key}`,
      key,
      body,
      kind: isBlocking ? "BLOCKING" : "NOTE",
      path: anchor?.path ?? null,
      side: isOld ? "OLD" : "NEW",
      startLine: anchor?.startLine ?? null,
      endLine: anchor?.endLine ?? null,
      commitOid: isOld ? base : head,
      layer: null,
      edits: null,
      replacedLines: [],
      replyTo:
        thread === undefined ? null : { __typename: "ReviewThread", id: threadId(thread), viewerCanResolve: false },
      resolves: false,
      version: 1,
    };
  };
  return { key: own.storageKey, all: () => own.all().map(draftOf) };
}

function hasComment(name: string) {
  return ({ comments }: ExportedThread): boolean => comments.some(({ id, key }) => id === name || key === name);
}

/** Answers the mutations that write drafts: they keep the reader's own comments. */
export function writeDrafts(review: ExportedReview, own: OwnComments, { all }: OwnDrafts): AnswerMutation {
  const openThreadCount = review.threads.filter(({ state }) => state === "OPEN").length;
  const reviewNow = () => ({ id: REVIEW_ID, draftCount: own.all().length, drafts: all(), openThreadCount });
  const save = ({ input }: commentsSaveDraftMutation["variables"]): commentsSaveDraftMutation$rawResponse => {
    const { key, body, kind, anchor, thread } = input;
    const id = key.replace(CHANGED, "");
    const known = own.all().find((one) => one.id === id);
    const written = {
      id,
      replyTo: known?.replyTo ?? (thread == null ? null : lastComment(review, thread)),
      anchor: known?.anchor ?? (anchor == null ? null : anchorOf(review, anchor)),
      body,
      isBlocking: kind === "BLOCKING" && thread == null,
    };
    // An empty one is about to be discarded.
    const reason = body.trim() === "" ? null : own.put(written);
    return {
      saveDraft: {
        problem: reason === null ? null : { code: "BAD_INPUT", message: reason },
        draft: { id: `draft ${key}`, key, body, version: 1 },
        review: reviewNow(),
      },
    };
  };
  const discard = ({ input }: commentsDiscardDraftMutation["variables"]): commentsDiscardDraftMutation$rawResponse => {
    own.remove(input.key.replace(CHANGED, ""));
    return { discardDraft: { problem: null, review: reviewNow() } };
  };
  return (name, variables) => {
    if (name === "commentsSaveDraftMutation") return save(variables as commentsSaveDraftMutation["variables"]);
    if (name === "commentsDiscardDraftMutation") return discard(variables as commentsDiscardDraftMutation["variables"]);
    return null;
  };
}

function lastComment({ threads }: ExportedReview, id: string): string | null {
  return threads.find((thread) => threadId(thread) === id)?.comments.at(-1)?.id ?? null;
}

/** Returns the place of lines for a file of comments, with the lines themselves as far as the file has them. */
function anchorOf({ files }: ExportedReview, { side, startLine, endLine, ...at }: AnchorInput): FileAnchor {
  const path = at.path ?? "";
  const isOld = side === "OLD";
  const { paths, sources } = files.table;
  const moved = isOld ? (sources.fileIndexes[sources.paths.indexOf(path)] ?? -1) : -1;
  const fileIndex = moved === -1 ? paths.indexOf(path) : moved;
  const lines = { startLine: startLine ?? null, endLine: endLine ?? null };
  const blob = (isOld ? files.oldBlobs : files.newBlobs)[fileIndex] ?? null;
  const quoted = quoteSide(files.patches[fileIndex] ?? "", isOld, lines.startLine ?? 0, lines.endLine ?? 0);
  return { path, side: isOld ? "old" : "new", ...lines, blob, ...quoted };
}

function quoteSide(written: string, isOld: boolean, line: number, to: number) {
  const contents = new FileContents(); // decodes what is not UTF-8
  contents.putPatches([["", written]]);
  const patch = readPatch(contents.of("").patch ?? "");
  const numbers = isOld ? patch.oldNumbers : patch.newNumbers;
  const known: { readonly number: number; readonly text: string }[] = [];
  for (let at = 0; at < patch.lineCount; at++) {
    const number = numbers[at] ?? 0;
    if (number >= line - AROUND && number <= to + AROUND && number > 0)
      known.push({ number, text: patch.text.slice(patch.starts[at], patch.ends[at]) });
  }
  const start = line === 0 ? -1 : known.findIndex(({ number }) => number >= line);
  const end = known.findLastIndex(({ number }) => number <= to) + 1;
  const texts = known.map(({ text }) => text);
  return start === -1 ? { quote: [], before: [], after: [] } : quoteForFile(texts, start, end);
}
