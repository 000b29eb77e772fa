import { createHash } from "node:crypto";
import { COMMIT_MESSAGE_PATH } from "#contract/addresses.ts";
import { fallback } from "#contract/errors.ts";
import { COMMENT_LENGTH_MAX, PATH_LENGTH_MAX } from "#contract/limits.ts";
import { cutText } from "#contract/untrustedText.ts";
import { mergeBase } from "#server/git/ancestry/mergeBase.ts";
import { statObjects } from "#server/git/objects/catFile.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { type Imported, present } from "#server/store/notes/noteJson.ts";
import { inputRules } from "#server/store/notes/inputRules.ts";
import { buildComment, type CommentInput } from "#server/operations/comments/writeComments.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import {
  type Anchor,
  type AnchoredFile,
  type QuotedLines,
  quoteLines,
  readAnchor,
} from "#server/reviews/positions/Anchor.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import type { DerivedComment, DerivedThread } from "#server/reviews/state/Review.ts";
import type { Author } from "#server/reviews/state/Viewer.ts";
import type { Conversation, ForgeComment, ForgePerson, ForgePlace, ForgeThread } from "./Conversation.ts";

export interface ImportedComment {
  readonly comment: DerivedComment;
  readonly thread: DerivedThread;
}

const hashOf = (parts: readonly unknown[]): string => createHash("sha256").update(JSON.stringify(parts)).digest("hex");

/** A forge's clock may be ahead of ours by this, in seconds. */
const CLOCK_SKEW_MAX = 86_400;

/**
 * Names for the lines of one pull request's conversation: their keys, which are the same wherever and however often it is
 * imported, and their authors, who are nobody's email address.
 */
export class ForgeLines {
  /** The start of all keys of this pull request. */
  readonly prefix: string;
  readonly now: number;
  readonly #about: readonly unknown[];
  readonly #host: string;
  readonly #importer: string;

  constructor({ forge, host, path, number }: Conversation, importer: string, now: number) {
    this.#about = [forge, host.toLowerCase(), path.toLowerCase(), number];
    this.prefix = `fg-${hashOf(this.#about).slice(0, 10)}-`;
    this.#host = inputRules.anyName(host.toLowerCase()).replaceAll(" ", "");
    this.#importer = importer;
    this.now = now;
  }

  /** Returns the key of the line that has one thing of the forge, or of a change of that thing. */
  key(...thing: readonly (string | number | boolean)[]): string {
    return `${this.prefix}${hashOf([...this.#about, ...thing]).slice(0, 40)}`;
  }

  commentKey(comment: ForgeComment): string {
    return this.key("verdict" in comment ? "verdict" : "comment", comment.id);
  }

  /** Returns the name with which a person is shown. It has spaces, so that it is no email address. */
  person(person: ForgePerson | null): string {
    const login = inputRules.anyName(person?.login ?? "").replaceAll(" ", "-");
    return `${login || "somebody"} on ${this.#host}`;
  }

  /** Returns who wrote a line and when, and from where it was imported. */
  written(by: ForgePerson | null, at: number): { readonly by: Author; readonly at: number } {
    const name = inputRules.anyName(by?.name ?? by?.login ?? "") || null;
    return { by: { email: this.person(by), name }, at: this.#time(at) };
  }

  imported(url: string | null): Imported {
    const address = url !== null && URL.canParse(url) ? new URL(url) : null;
    const isThere = address?.host === this.#host && /^https?:$/u.test(address.protocol);
    const isPlain = isThere && address.username === "" && address.password === "";
    return { by: this.#importer, ...present({ from: isPlain ? address.href : undefined }) };
  }

  text(body: string): string {
    return cutText(inputRules.anyText(body), COMMENT_LENGTH_MAX);
  }

  /** Returns the comments of a review that were imported from this pull request, by their keys. */
  known({ threads }: Pick<IndexedReview, "threads">): ReadonlyMap<string, ImportedComment> {
    const known = new Map<string, ImportedComment>();
    for (const thread of threads)
      for (const comment of thread.comments) {
        const { key = "", imported } = comment.item.extras;
        if (imported !== undefined && key.startsWith(this.prefix)) known.set(key, { comment, thread });
      }
    return known;
  }

  #time(at: number): number {
    return Number.isSafeInteger(at) ? Math.min(Math.max(0, at), this.now + CLOCK_SKEW_MAX) : 0;
  }
}

/** A conversation, the review that it is imported into, and what the review has of it already, by keys: imported, or sent. */
export interface Importing {
  readonly context: ReviewContext;
  readonly by: Author;
  readonly review: IndexedReview;
  readonly conversation: Conversation;
  readonly lines: ForgeLines;
  readonly known: ReadonlyMap<string, ImportedComment>;
}

/**
 * Returns the places of comments in a form that can be stored. Where the commit is not here, the same lines of a newer one
 * count; on the old side the commit is the base of the one that was commented on. One process for each such base.
 */
export async function anchorsOf(
  { git }: ReviewContext,
  review: IndexedReview,
  places: readonly (ForgePlace | null)[],
): Promise<readonly Anchor[]> {
  const commits = [...new Set(places.flatMap((place) => place?.commit ?? []))].filter(isOid);
  const stats = await statObjects(git, commits);
  const here = new Set(commits.filter((_, index) => stats[index]?.type === "commit"));
  const olds = new Map<string, string>();
  for (const { side = "new", commit } of places.flatMap((place) => place ?? []))
    if (side === "old" && here.has(commit ?? "") && !olds.has(commit ?? ""))
      olds.set(commit ?? "", await oldCommit(git, review, commit ?? ""));
  return places.map((place) => {
    const isHere = place === null || here.has(place.commit ?? "");
    const anchor = anchorOf(review, isHere ? place : (place.current ?? place));
    return anchor.side === "old" ? { ...anchor, commit: olds.get(anchor.commit) ?? anchor.commit } : anchor;
  });
}

async function oldCommit(git: Repository, { base, patchSets }: IndexedReview, commit: string): Promise<string> {
  const set = patchSets.findLast((one) => one.head === commit || one.base === commit);
  if (set?.base != null || base === null || !isOid(commit)) return set?.base ?? commit;
  return (await mergeBase(git, commit, base).catch(fallback(null))) ?? commit;
}

function anchorOf(review: IndexedReview, place: ForgePlace | null): Anchor {
  if (place === null || !isPath(place.path))
    return { path: null, side: "new", startLine: null, endLine: null, commit: review.revision };
  const { path, side, startLine, endLine } = place;
  const commit = place.commit !== null && isOid(place.commit) ? place.commit : "";
  const hasLines = startLine !== null && isLine(startLine);
  const last = endLine !== null && isLine(endLine) ? endLine : startLine;
  const lines = hasLines ? { startLine, endLine: Math.max(startLine, last ?? 0) } : { startLine: null, endLine: null };
  return { path, side, ...lines, commit };
}

function isPath(path: string): boolean {
  if (path === COMMIT_MESSAGE_PATH) return true;
  const isText = path.length <= PATH_LENGTH_MAX && inputRules.anyText(path) === path;
  return isText && path.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

const isLine = (line: number): boolean => Number.isSafeInteger(line) && line >= 1 && line < 2 ** 31;

/** The first comment of a thread, and the commit that it was written on if it is here. */
export interface PlacedThread {
  readonly input: CommentInput;
  readonly commit: Oid | null;
}

/**
 * Builds the first comments of threads, in their order. A place in a commit that is here is read from its file, each file
 * once; for any other the forge's hunk is the quotation by which the place is found. Holds one file at a time.
 */
export async function placeThreads(
  context: ReviewContext,
  review: IndexedReview,
  lines: ForgeLines,
  threads: readonly ForgeThread[],
): Promise<readonly PlacedThread[]> {
  const placed: PlacedThread[] = [];
  const byFile = new Map<string, number[]>();
  const anchors = await anchorsOf(
    context,
    review,
    threads.map(({ place }) => place),
  );
  for (const [index, { commit, path }] of anchors.entries()) {
    const key = path === null ? "" : `${commit} ${path}`;
    const indexes = byFile.get(key) ?? [];
    byFile.set(key, indexes);
    indexes.push(index);
  }
  for (const indexes of byFile.values()) {
    const [first] = indexes.flatMap((index) => anchors[index] ?? []);
    const file = first === undefined ? null : await fileAt(context, first);
    for (const index of indexes) {
      const [thread, anchor] = [threads[index], anchors[index]];
      if (thread !== undefined && anchor !== undefined) placed[index] = place(review, lines, thread, anchor, file);
    }
  }
  return placed;
}

function place(
  review: IndexedReview,
  lines: ForgeLines,
  { comments, isResolved, place: given }: ForgeThread,
  anchor: Anchor,
  file: AnchoredFile | null,
): PlacedThread {
  const [first] = comments;
  if (first === undefined) throw new Error("A thread has a comment.");
  const isThere = file !== null && (anchor.endLine ?? 0) <= (file.lines?.length ?? 0);
  const content = {
    key: lines.commentKey(first),
    body: lines.text(first.body),
    kind: isResolved === null ? ("note" as const) : ("blocking" as const),
  };
  const input = buildComment(review, anchor, isThere ? file : null, content);
  const quoted = isThere || given?.hunk == null ? null : quoteHunk(given.hunk, anchor);
  const extras = { ...input.extras, ...quoted, imported: lines.imported(first.url) };
  const written = lines.written(first.author, first.at);
  return { input: { ...input, extras, written }, commit: isThere ? anchor.commit : null };
}

/** Reads the file of an anchor, all lines of it if it has text; null if this repository has no such commit or file. */
async function fileAt({ git }: ReviewContext, { path, side, commit }: Anchor): Promise<AnchoredFile | null> {
  if (path === null || commit === "") return null;
  const missing = fallback(null, "BAD_INPUT", "NOT_FOUND", "OBJECT_MISSING", "TOO_LARGE");
  const file = { path, side, commit };
  const withLines = await readAnchor(git, { ...file, startLine: 1, endLine: 1 }).catch(missing);
  return withLines ?? readAnchor(git, { ...file, startLine: null, endLine: null }).catch(missing);
}

const HUNK = /^@@ -(\d{1,10})(?:,\d{1,10})? \+(\d{1,10})(?:,\d{1,10})? @@/u;

/** Quotes the lines of an anchor from the hunk of a diff that has them, which may end with the last of them. */
function quoteHunk(hunk: string, { side, startLine, endLine }: Anchor): QuotedLines | null {
  if (startLine === null) return null;
  const [head = "", ...rows] = inputRules.anyText(hunk).replace(/\n$/u, "").split("\n");
  const [, oldStart, newStart] = HUNK.exec(head) ?? [];
  const first = Number(side === "old" ? oldStart : newStart);
  const signs = side === "old" ? " -" : " +";
  const lines = rows.filter((row) => row === "" || signs.includes(row.charAt(0))).map((row) => row.slice(1));
  const [start, end] = [startLine - first + 1, (endLine ?? startLine) - first + 1];
  return start >= 1 && end <= lines.length ? quoteLines(lines, start, end) : null;
}
