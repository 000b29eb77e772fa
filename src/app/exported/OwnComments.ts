import { localSettings } from "#app/ui/settings.ts";
import { Listeners } from "#app/ui/Listeners.ts";
import {
  COMMENTS_FORMAT,
  COMMENTS_VERSION,
  type CommentsFile,
  type FileComment,
  parseCommentsFile,
} from "#contract/commentsFile.ts";
import { COMMENTS_FILE_LENGTH_MAX, COMMENTS_IN_FILE_MAX } from "#contract/limits.ts";
import type { ExportedReview } from "#contract/reviewFile.ts";

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
  readonly #key: string;
  readonly #inFile: ReadonlyMap<string, string>;
  readonly #listeners = new Listeners();
  #comments: readonly FileComment[] = [];
  #name = localSettings.read(NAME_KEY) ?? "";
  #saved = "";
  /** False if the browser keeps nothing for this page: then comments last as long as the page. */
  isStored = true;

  constructor(review: ExportedReview) {
    const { review: revision, base, head } = review;
    this.#review = { review: revision, base, head };
    this.#key = `galley.exported.${revision ?? `${base ?? ""}-${head}`}`;
    const comments = review.threads.flatMap((thread) => thread.comments);
    this.#inFile = new Map(comments.flatMap(({ key, body }) => (key === null ? [] : [[key, body] as const])));
    this.#comments = this.#read();
  }

  /** Returns the comments, oldest first; the same list until one changes. */
  readonly all = (): readonly FileComment[] => this.#comments;

  readonly subscribe = this.#listeners.add;

  /** True if there are comments that were not saved to a file since they changed. */
  readonly areUnsaved = (): boolean => this.#comments.length > 0 && this.#saved !== JSON.stringify(this.#comments);

  /** The name under which this browser stores the comments, unfinished texts and the last kind of a comment. */
  get storageKey(): string {
    return this.#key;
  }

  get name(): string {
    return this.#name;
  }

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
    this.#name = name;
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
    localSettings.save(this.#key, this.#text(comments, NOBODY));
    this.isStored = localSettings.read(this.#key) !== null;
    this.#listeners.notify();
    return null;
  }

  /** Reads what is stored, which other pages may have changed; what is not ours counts as nothing. */
  #read(): readonly FileComment[] {
    const text = localSettings.read(this.#key);
    if (text === null) return this.#comments;
    try {
      return parseCommentsFile(text).comments.filter(({ id, body }) => this.#inFile.get(id) !== body);
    } catch {
      return this.#comments; // the stored text is damaged: go on with what this page has
    }
  }
}
