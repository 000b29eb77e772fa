import { createHash } from "node:crypto";
import DataLoader from "dataloader";
import type { ID, Int } from "grats";
import { encodeBytes } from "#contract/byteText.ts";
import { contextLinesParam, whitespaceParam } from "#contract/pageParams.ts";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { minifiedFiles } from "#server/git/diffs/generatedFiles.ts";
import type { ChangedFile } from "#server/git/diffs/diffTree.ts";
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
export interface FileChange extends ChangedFile, Node {
  readonly __typename: "FileChange";
  readonly served: ServedRepository;
  readonly span: Span;
  readonly file: ChangedFile;
  /** The Node ID of the FileChange object. @gqlField @killsParentOnException */
  id(): ID;
  /** The status of the file. @gqlField */
  readonly status: ChangeStatus;
  /** The old path; null for an added file. @gqlField */
  readonly oldPath: string | null;
  /** The new path; null for a deleted file. @gqlField */
  readonly newPath: string | null;
  /**
   * The old mode in Git's format: `100644`, `100755`, `120000` for a symbolic link, `160000` for a submodule.
   * @gqlField
   */
  readonly oldMode: string | null;
  /** The new mode. @gqlField */
  readonly newMode: string | null;
  /** The old Git object ID: a blob, or a commit for a submodule. @gqlField */
  readonly oldOid: GitObjectID | null;
  /** The new Git object ID. @gqlField */
  readonly newOid: GitObjectID | null;
  /** The similarity of a renamed or copied file in percent; null for others. @gqlField */
  readonly similarity: Int | null;
}

export function toFileChange(served: ServedRepository, span: Span, file: ChangedFile): FileChange {
  const id = () => toGlobalId("FileChange", served.git.id, span.from, span.to, pathOf(file));
  return { __typename: "FileChange", ...file, served, span, file, id };
}

/**
 * Loads a changed file by the parts of its global id; fails with NOT_FOUND if the two trees have the same content at
 * the path.
 */
export async function fileChangeById(
  context: Context,
  [repositoryId = "", from = "", to = "", path = ""]: readonly string[],
): Promise<FileChange> {
  const served = context.repositories.byId(repositoryId);
  if (!isOid(from) || !isOid(to)) throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
  const file = await context.loaders.of(served.git).file({ from, to }, path);
  if (!file) throw new GalleyError("NOT_FOUND", "The file is the same in both revisions.");
  return toFileChange(served, { from, to }, file);
}

function pathOf({ newPath, oldPath }: ChangedFile): string {
  return newPath ?? oldPath ?? "";
}

/**
 * The reason why the file is probably not written by a person, judged by .gitattributes on the new side, its path
 * and, for scripts and style sheets, the length of its lines; null for all others.
 * @gqlField
 */
export async function generated({ served, span, file }: FileChange, context: Context): Promise<GeneratedReason | null> {
  const mark = (await context.loaders.of(served.git).generatedMarks(span)).get(pathOf(file));
  const reason = generatedReason(pathOf(file), mark);
  if (reason !== null || mark?.generated === false) return reason;
  return (await isMinified(context, served.git).load(file)) ? "MINIFIED" : null;
}

/** The number of added lines, without ignored whitespace changes; null for a binary file. @gqlField */
export async function additions(
  change: FileChange,
  context: Context,
  options?: DiffOptions | null,
): Promise<Int | null> {
  const counts = await countsOf(change, context, options);
  return counts === "binary" ? null : counts.additions;
}

/** The number of removed lines, without ignored whitespace changes; null for a binary file. @gqlField */
export async function deletions(
  change: FileChange,
  context: Context,
  options?: DiffOptions | null,
): Promise<Int | null> {
  const counts = await countsOf(change, context, options);
  return counts === "binary" ? null : counts.deletions;
}

/** Whether Git takes the content for binary. @gqlField */
export async function isBinary(change: FileChange, context: Context): Promise<boolean> {
  return (await countsOf(change, context, null)) === "binary";
}

async function countsOf({ served, span, file }: FileChange, context: Context, options?: DiffOptions | null) {
  const counts = await context.loaders.of(served.git).counts(span, readDiffOptions(options));
  const found = counts.get(pathOf(file)) ?? { additions: 0, deletions: 0 };
  if (found === "unknown") throw new GalleyError("OBJECT_MISSING");
  return found;
}

/**
 * The unified diff of the file with headers, as printed by `git diff --full-index`: empty if there are only ignored
 * whitespace changes. All patches of one request are read with one diff.
 * @gqlField
 */
export async function patch(
  { served, span, file }: FileChange,
  context: Context,
  options?: DiffOptions | null,
): Promise<string> {
  return context.loaders.of(served.git).patch(span, file, readDiffOptions(options));
}

/** The hunks of the file, from top to bottom; none for a binary file; 1 to 1,000 per page. @gqlField */
export async function hunks(
  change: FileChange,
  context: Context,
  first?: Int | null,
  after?: string | null,
  options?: DiffOptions | null,
): Promise<Connection<Hunk>> {
  const parsed = parsePatch(await patch(change, context, options));
  const numbered = parsed.hunks.map((record, index) => toHunk(change, record, index, options ?? {}));
  return pageOf(numbered, { first, after }, (hunk) => hunk, FILE_PAGE_SIZE_MAX);
}

const USUAL = `show ${contextLinesParam.usual}`;

/** A hunk of a diff: changed lines with context. @gqlType */
export interface Hunk extends HunkRecord, Node {
  readonly __typename: "Hunk";
  readonly file: ChangedFile;
  /** The Node ID of the Hunk object. @gqlField @killsParentOnException */
  id(): ID;
  /** The section heading that Git found, usually the enclosing function; empty if there is none. @gqlField */
  readonly header: string;
  /** The first line on the old side, counted from 1; 0 if there is none. @gqlField */
  readonly oldStart: Int;
  /** The number of lines on the old side. @gqlField */
  readonly oldCount: Int;
  /** The first line on the new side, counted from 1; 0 if there is none. @gqlField */
  readonly newStart: Int;
  /** The number of lines on the new side. @gqlField */
  readonly newCount: Int;
  /**
   * The lines of the hunk, each with its sign: a space, `+`, `-`, or `\` for the note that a file has no newline at its
   * end.
   * @gqlField
   */
  readonly lines: readonly string[];
}

function toHunk(change: FileChange, record: HunkRecord, index: number, options: DiffOptions): Hunk {
  const id = () => toGlobalId("Hunk", String(change.id()), String(index), ...optionNamesOf(options));
  return { __typename: "Hunk", ...record, file: change.file, id };
}

/** Loads a hunk by the parts of its global id: its file's id, its index, and the diff options. */
export async function hunkById(
  context: Context,
  [fileId = "", index = "", ...optionNames]: readonly string[],
): Promise<Hunk> {
  const { type, names } = fromGlobalId(fileId);
  const options = optionsOf(optionNames);
  if (type !== "FileChange" || !/^\d{1,9}$/.test(index) || options === null)
    throw new GalleyError("BAD_INPUT", "The id is not a valid Galley id.");
  const change = await fileChangeById(context, names);
  const record = parsePatch(await patch(change, context, options)).hunks[Number(index)];
  if (!record) throw new GalleyError("NOT_FOUND", "The file's diff has no such hunk.");
  return toHunk(change, record, Number(index), options);
}

/**
 * An ID of the change regardless of its position: the SHA-256 of the path and of the removed and added lines. It
 * survives a rebase that does not change these lines.
 * @gqlField
 */
export function contentId({ file, lines }: Hunk): string {
  const hash = createHash("sha256")
    .update(encodeBytes(pathOf(file)))
    .update("\0");
  for (const line of lines) if (/^[-+]/.test(line)) hash.update(encodeBytes(line)).update("\n");
  return hash.digest("hex");
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
