import { createHash } from "node:crypto";
import DataLoader from "dataloader";
import type { ID, Int } from "grats";
import { encodeBytes } from "#contract/byteText.ts";
import { contextLinesParam, whitespaceParam } from "#contract/pageParams.ts";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { minifiedFiles } from "#server/git/diffs/generatedFiles.ts";
import type { ChangedFile, ChangeStatus as GitChangeStatus } from "#server/git/diffs/diffTree.ts";
import { isOid } from "#server/git/oid.ts";
import { type HunkRecord, parsePatch } from "#server/git/patches/parsePatch.ts";
import { type Connection, pageOf } from "../Connection.ts";
import { fromGlobalId, type Node, toGlobalId } from "../request/globalId.ts";
import { type Context, perRequest } from "../request/Context.ts";
import type { Span } from "../request/Loaders.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { GitObjectID } from "../scalars.ts";
import { type DiffOptions, readDiffOptions } from "./PatchBatch.ts";
import { generatedReason, type GeneratedReason } from "./generatedReason.ts";

/** Loads whether files are minified; loads of one tick are batched. */
const isMinified = perRequest((git, { signal }) => {
  return new DataLoader<ChangedFile, boolean>(async (files) => {
    const minified = await minifiedFiles(git, files, { signal });
    return files.map((file) => minified.has(file));
  });
});

/** The status of a changed file, as in Git. @gqlEnum */
export type ChangeStatus = "ADDED" | "DELETED" | "MODIFIED" | "RENAMED" | "COPIED" | "TYPE_CHANGED";

/**
 * A changed file. In paths and patches, a byte that is not UTF-8 is encoded as a lone surrogate U+DC80 to U+DCFF, so
 * that the original bytes can be restored.
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

  /**
   * Loads a changed file by the parts of its global id; fails with NOT_FOUND if the two trees have the same content at
   * the path.
   */
  static async byId(
    context: Context,
    [repositoryId = "", from = "", to = "", path = ""]: readonly string[],
  ): Promise<FileChange> {
    const served = context.repositories.byId(repositoryId);
    if (!isOid(from) || !isOid(to)) throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
    const file = await context.loaders.of(served.git).file({ from, to }, path);
    if (!file) throw new GalleyError("NOT_FOUND", "The file is the same in both revisions.");
    return new FileChange(served, { from, to }, file);
  }

  /** The Node ID of the FileChange object. @gqlField @killsParentOnException */
  id(): ID {
    return toGlobalId("FileChange", this.#served.git.id, this.#span.from, this.#span.to, this.#path());
  }

  /** The status of the file. @gqlField */
  status(): ChangeStatus {
    return this.#file.status satisfies GitChangeStatus;
  }

  /** The old path; null for an added file. @gqlField */
  oldPath(): string | null {
    return this.#file.oldPath;
  }

  /** The new path; null for a deleted file. @gqlField */
  newPath(): string | null {
    return this.#file.newPath;
  }

  /**
   * The old mode in Git's format: `100644`, `100755`, `120000` for a symbolic link, `160000` for a submodule.
   * @gqlField
   */
  oldMode(): string | null {
    return this.#file.oldMode;
  }

  /** The new mode. @gqlField */
  newMode(): string | null {
    return this.#file.newMode;
  }

  /** The old Git object ID: a blob, or a commit for a submodule. @gqlField */
  oldOid(): GitObjectID | null {
    return this.#file.oldOid;
  }

  /** The new Git object ID. @gqlField */
  newOid(): GitObjectID | null {
    return this.#file.newOid;
  }

  /** The similarity of a renamed or copied file in percent; null for others. @gqlField */
  similarity(): Int | null {
    return this.#file.similarity;
  }

  /**
   * The reason why the file is probably not written by a person, judged by .gitattributes on the new side, its path
   * and, for scripts and style sheets, the length of its lines; null for all others.
   * @gqlField
   */
  async generated(context: Context): Promise<GeneratedReason | null> {
    const marks = await context.loaders.of(this.#served.git).generatedMarks(this.#span);
    const mark = marks.get(this.#path());
    const reason = generatedReason(this.#path(), mark);
    if (reason !== null || mark?.generated === false) return reason;
    return (await isMinified(context, this.#served.git).load(this.#file)) ? "MINIFIED" : null;
  }

  /** The number of added lines, without ignored whitespace changes; null for a binary file. @gqlField */
  async additions(context: Context, options?: DiffOptions | null): Promise<Int | null> {
    const counts = await this.#counts(context, options);
    return counts === "binary" ? null : counts.additions;
  }

  /** The number of removed lines, without ignored whitespace changes; null for a binary file. @gqlField */
  async deletions(context: Context, options?: DiffOptions | null): Promise<Int | null> {
    const counts = await this.#counts(context, options);
    return counts === "binary" ? null : counts.deletions;
  }

  /** Whether Git takes the content for binary. @gqlField */
  async isBinary(context: Context): Promise<boolean> {
    return (await this.#counts(context, null)) === "binary";
  }

  /**
   * The unified diff of the file with headers, as printed by `git diff --full-index`: empty if there are only ignored
   * whitespace changes. All patches of one request are read with one diff.
   * @gqlField
   */
  async patch(context: Context, options?: DiffOptions | null): Promise<string> {
    return context.loaders.of(this.#served.git).patch(this.#span, this.#file, readDiffOptions(options));
  }

  /** The hunks of the file, from top to bottom; none for a binary file; 1 to 1,000 per page. @gqlField */
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

const USUAL = `show ${contextLinesParam.usual}`;

/** A hunk of a diff: changed lines with context. @gqlType */
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

  /** Loads a hunk by the parts of its global id: its file's id, its index, and the diff options. */
  static async byId(context: Context, [fileId = "", index = "", ...optionNames]: readonly string[]): Promise<Hunk> {
    const { type, names } = fromGlobalId(fileId);
    const options = optionsOf(optionNames);
    if (type !== "FileChange" || !/^\d{1,9}$/.test(index) || options === null)
      throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
    const file = await FileChange.byId(context, names);
    const record = parsePatch(await file.patch(context, options)).hunks[Number(index)];
    if (!record) throw new GalleyError("NOT_FOUND", "The file's diff has no such hunk.");
    return new Hunk(String(file.id()), file.newPath() ?? file.oldPath() ?? "", record, Number(index), options);
  }

  /** The Node ID of the Hunk object. @gqlField @killsParentOnException */
  id(): ID {
    return toGlobalId("Hunk", this.#fileId, String(this.#index), ...optionNamesOf(this.#options));
  }

  /** The section heading that Git found, usually the enclosing function; empty if there is none. @gqlField */
  header(): string {
    return this.#record.header;
  }

  /** The first line on the old side, counted from 1; 0 if there is none. @gqlField */
  oldStart(): Int {
    return this.#record.oldStart;
  }

  /** The number of lines on the old side. @gqlField */
  oldCount(): Int {
    return this.#record.oldCount;
  }

  /** The first line on the new side, counted from 1; 0 if there is none. @gqlField */
  newStart(): Int {
    return this.#record.newStart;
  }

  /** The number of lines on the new side. @gqlField */
  newCount(): Int {
    return this.#record.newCount;
  }

  /**
   * The lines of the hunk, each with its sign: a space, `+`, `-`, or `\` for the note that a file has no newline at its
   * end.
   * @gqlField
   */
  lines(): readonly string[] {
    return this.#record.lines;
  }

  /**
   * An ID of the change regardless of its position: the SHA-256 of the path and of the removed and added lines. It
   * survives a rebase that does not change these lines.
   * @gqlField
   */
  contentId(): string {
    const hash = createHash("sha256").update(encodeBytes(this.#path)).update("\0");
    for (const line of this.#record.lines) if (/^[-+]/.test(line)) hash.update(encodeBytes(line)).update("\n");
    return hash.digest("hex");
  }
}

/** Encodes diff options for an id; empty for git's defaults. */
function optionNamesOf({ whitespace, contextLines }: DiffOptions): readonly string[] {
  const optionNames = [
    whitespaceParam.write(whitespace ?? "SHOW"),
    contextLinesParam.write(contextLines ?? contextLinesParam.usual),
  ];
  return optionNames.join(" ") === USUAL ? [] : optionNames;
}

/** Decodes the output of `optionNamesOf`; null if it is malformed. */
function optionsOf(optionNames: readonly string[]): DiffOptions | null {
  if (optionNames.length === 0) return {};
  const [first = "", second = ""] = optionNames;
  const whitespace = whitespaceParam.read(first);
  const contextLines = contextLinesParam.read(second);
  return whitespace === null || contextLines === null ? null : { whitespace, contextLines };
}
