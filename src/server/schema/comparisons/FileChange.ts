import { createHash } from "node:crypto";
import DataLoader from "dataloader";
import type { ID, Int } from "grats";
import { encodeBytes } from "#contract/byteText.ts";
import { algorithmWord, contextWord, whitespaceWord } from "#contract/compareParams.ts";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { minifiedFiles } from "#server/git/contents/generatedFiles.ts";
import type { ChangedFile, ChangeStatus as GitChangeStatus } from "#server/git/diffs/diffTree.ts";
import { isOid } from "#server/git/oid.ts";
import { type HunkRecord, parsePatch } from "#server/git/patches/parsePatch.ts";
import { type Connection, pageOf } from "../Connection.ts";
import { fromGlobalId, type Node, toGlobalId } from "../globalId.ts";
import { type Context, perRequest } from "../request/Context.ts";
import type { Span } from "../request/Loaders.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";
import { type DiffOptions, readDiffOptions } from "./DiffOptions.ts";
import { generatedReason, type GeneratedReason } from "./generatedReason.ts";

/** Tells of files whether they are minified; those asked for in the same tick are read together. */
const isMinified = perRequest((git, { signal }) => {
  return new DataLoader<ChangedFile, boolean>(async (files) => {
    const minified = await minifiedFiles(git, files, { signal });
    return files.map((file) => minified.has(file));
  });
});

/**
 * What happened to a file, in git's words.
 * @gqlEnum
 */
export type ChangeStatus = "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED";

/**
 * One file of a change. Paths and the patch are text in which a byte that is not UTF-8 stands as the lone surrogate
 * U+DC80 to U+DCFF, so that both come back to the very bytes.
 * @gqlType
 */
export class FileChange implements Node {
  readonly __typename = "FileChange" as const;
  readonly #served: ServedRepository;
  readonly #span: Span;
  readonly #file: ChangedFile;

  constructor(served: ServedRepository, span: Span, file: ChangedFile) {
    this.#served = served;
    this.#span = span;
    this.#file = file;
  }

  /** Finds a changed file by the names inside its id; NOT_FOUND where the two trees have the path alike. */
  static async byId(
    context: Context,
    [repositoryId = "", from = "", to = "", path = ""]: readonly string[],
  ): Promise<FileChange> {
    const served = context.repositories.byId(repositoryId);
    if (!isOid(from) || !isOid(to)) throw new GalleyError("BAD_INPUT", "The id is not one that Galley gave out.");
    const file = await context.loaders.of(served.git).file({ from, to }, path);
    if (!file) throw new GalleyError("NOT_FOUND", "The file is the same in both revisions.");
    return new FileChange(served, { from, to }, file);
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("FileChange", this.#served.git.id, this.#span.from, this.#span.to, this.#path());
  }

  /**
   * What happened to the file.
   * @gqlField
   */
  status(): ChangeStatus {
    return this.#file.status satisfies GitChangeStatus;
  }

  /**
   * Where the file was; null for an added one.
   * @gqlField
   */
  oldPath(): string | null {
    return this.#file.oldPath;
  }

  /**
   * Where the file is; null for a deleted one.
   * @gqlField
   */
  newPath(): string | null {
    return this.#file.newPath;
  }

  /**
   * Its mode before, as git writes it: `100644`, `100755`, `120000` a symbolic link, `160000` a submodule.
   * @gqlField
   */
  oldMode(): string | null {
    return this.#file.oldMode;
  }

  /**
   * Its mode after.
   * @gqlField
   */
  newMode(): string | null {
    return this.#file.newMode;
  }

  /**
   * The object it was: a blob, or a commit for a submodule.
   * @gqlField
   */
  oldOid(): GitObjectID | null {
    return this.#file.oldOid;
  }

  /**
   * The object it is.
   * @gqlField
   */
  newOid(): GitObjectID | null {
    return this.#file.newOid;
  }

  /**
   * How much of a renamed or copied file stayed as it was, in per cent; null for others.
   * @gqlField
   */
  similarity(): Int | null {
    return this.#file.similarity;
  }

  /**
   * Why the file is probably not one that a person wrote, going by the newer side's .gitattributes, by its path and, of a
   * script or style sheet, by the length of its lines; null for all others.
   * @gqlField
   */
  async generated(context: Context): Promise<GeneratedReason | null> {
    const marks = await context.loaders.of(this.#served.git).generatedMarks(this.#span);
    const mark = marks.get(this.#path());
    const reason = generatedReason(this.#path(), mark);
    if (reason !== null || mark?.generated === false) return reason;
    return (await isMinified(context, this.#served.git).load(this.#file)) ? "MINIFIED" : null;
  }

  /**
   * Lines added, but for white space that is left out of account; null for a binary file.
   * @gqlField
   */
  async additions(context: Context, options?: DiffOptions | null): Promise<Int | null> {
    const counts = await this.#counts(context, options);
    return counts === "binary" ? null : counts.additions;
  }

  /**
   * Lines removed, but for white space that is left out of account; null for a binary file.
   * @gqlField
   */
  async deletions(context: Context, options?: DiffOptions | null): Promise<Int | null> {
    const counts = await this.#counts(context, options);
    return counts === "binary" ? null : counts.deletions;
  }

  /**
   * Whether git takes the content for binary.
   * @gqlField
   */
  async isBinary(context: Context): Promise<boolean> {
    return (await this.#counts(context, null)) === "binary";
  }

  /**
   * The file's unified diff, headers included, as `git diff --full-index` prints it: empty where all that differs is white
   * space that is left out of account. All patches that one request asks for are read by one diff.
   * @gqlField
   */
  async patch(context: Context, options?: DiffOptions | null): Promise<string> {
    return context.loaders.of(this.#served.git).patch(this.#span, this.#file, readDiffOptions(options));
  }

  /**
   * The places at which the file differs, top to bottom; none for a binary file; 1 to 1,000 a page.
   * @gqlField
   */
  async hunks(
    context: Context,
    first?: Int | null,
    after?: string | null,
    options?: DiffOptions | null,
  ): Promise<Connection<Hunk>> {
    const { hunks } = parsePatch(await this.patch(context, options));
    const numbered = hunks.map((hunk, index) => ({ hunk, index }));
    const hunkOf = (item: (typeof numbered)[number]) =>
      new Hunk(String(this.id()), this.#path(), item.hunk, item.index, options ?? {});
    return pageOf(numbered, { first, after }, hunkOf, FILE_PAGE_SIZE_MAX);
  }

  async #counts(context: Context, options: DiffOptions | null | undefined) {
    const counts = await context.loaders.of(this.#served.git).counts(this.#span, readDiffOptions(options));
    const found = counts.get(this.#path()) ?? { additions: 0, deletions: 0 };
    if (found === "unknown") throw new GalleyError("OBJECT_MISSING");
    return found;
  }

  #path(): string {
    return this.#file.newPath ?? this.#file.oldPath ?? "";
  }
}

const USUAL = `show myers ${contextWord.usual}`;

/**
 * A run of changed lines with the lines around it.
 * @gqlType
 */
export class Hunk implements Node {
  readonly __typename = "Hunk" as const;
  readonly #fileId: string;
  readonly #path: string;
  readonly #record: HunkRecord;
  readonly #index: number;
  readonly #options: DiffOptions;

  constructor(fileId: string, path: string, record: HunkRecord, index: number, options: DiffOptions) {
    this.#fileId = fileId;
    this.#path = path;
    this.#record = record;
    this.#index = index;
    this.#options = options;
  }

  /** Finds a hunk by the names inside its id: its file's id, its place there, and how the file was compared, in words. */
  static async byId(context: Context, [fileId = "", index = "", ...words]: readonly string[]): Promise<Hunk> {
    const { type, names } = fromGlobalId(fileId);
    const options = optionsOf(words);
    if (type !== "FileChange" || !/^\d{1,9}$/.test(index) || options === null)
      throw new GalleyError("BAD_INPUT", "The id is not one that Galley gave out.");
    const file = await FileChange.byId(context, names);
    const record = parsePatch(await file.patch(context, options)).hunks[Number(index)];
    if (!record) throw new GalleyError("NOT_FOUND", "The file's diff has no such hunk.");
    return new Hunk(String(file.id()), file.newPath() ?? file.oldPath() ?? "", record, Number(index), options);
  }

  /**
   * Its identity, opaque.
   * @gqlField
   * @killsParentOnException
   */
  id(): ID {
    return toGlobalId("Hunk", this.#fileId, String(this.#index), ...wordsOf(this.#options));
  }

  /**
   * What git found to name the place by, usually the function it stands in; empty where it found nothing.
   * @gqlField
   */
  header(): string {
    return this.#record.header;
  }

  /**
   * The first line it covers before the change, counted from 1; 0 where there was none.
   * @gqlField
   */
  oldStart(): Int {
    return this.#record.oldStart;
  }

  /**
   * How many lines it covers before the change.
   * @gqlField
   */
  oldCount(): Int {
    return this.#record.oldCount;
  }

  /**
   * The first line it covers after the change, counted from 1; 0 where there is none.
   * @gqlField
   */
  newStart(): Int {
    return this.#record.newStart;
  }

  /**
   * How many lines it covers after the change.
   * @gqlField
   */
  newCount(): Int {
    return this.#record.newCount;
  }

  /**
   * Its lines, each with its sign: a space, `+`, `-`, or `\` for the note that a file ends without a newline.
   * @gqlField
   */
  lines(): readonly string[] {
    return this.#record.lines;
  }

  /**
   * What tells this change from any other wherever it stands: the SHA-256 of the path and of the removed and added lines.
   * A rebase that leaves the lines alone leaves it alone.
   * @gqlField
   */
  contentId(): string {
    const hash = createHash("sha256").update(encodeBytes(this.#path)).update("\0");
    for (const line of this.#record.lines) if (/^[-+]/.test(line)) hash.update(encodeBytes(line)).update("\n");
    return hash.digest("hex");
  }
}

/** Writes down how a file was compared, nothing where it was as git does by itself. */
function wordsOf({ whitespace, algorithm, contextLines }: DiffOptions): readonly string[] {
  const words = [
    whitespaceWord.write(whitespace ?? "SHOW"),
    algorithmWord.write(algorithm ?? "MYERS"),
    contextWord.write(contextLines ?? contextWord.usual),
  ];
  return words.join(" ") === USUAL ? [] : words;
}

/** Reads what `wordsOf` wrote; null where it did not write this. */
function optionsOf(words: readonly string[]): DiffOptions | null {
  if (words.length === 0) return {};
  const [first = "", second = "", third = ""] = words;
  const whitespace = whitespaceWord.read(first);
  const algorithm = algorithmWord.read(second);
  const contextLines = contextWord.read(third);
  return whitespace === null || algorithm === null || contextLines === null
    ? null
    : { whitespace, algorithm, contextLines };
}
