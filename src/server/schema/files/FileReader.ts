import { GalleyError } from "#contract/errors.ts";
import { imageFormat } from "#server/git/contents/images.ts";
import { parseLfsPointer } from "#server/git/contents/lfs.ts";
import { contentText, isBinaryContent } from "#server/git/contents/text.ts";
import type { Context } from "../request/Context.ts";
import type { JSDependency } from "../scalars.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/**
 * How a file is best shown. Its kind is told by what the file is, so that the browser loads the code of that kind alone.
 * @gqlInterface
 */
export interface FileReader {
  readonly __typename: string;
  /** For its fields that stand in files of their own. */
  readonly shown: FileAtRevision;
}

/** What all readers of files hold. */
class FileReading {
  readonly shown: FileAtRevision;

  constructor(shown: FileAtRevision) {
    this.shown = shown;
  }
}

/**
 * Shows values that commas, semicolons or tabs part as a table.
 * @gqlType
 */
export class CsvReader extends FileReading implements FileReader {
  readonly __typename = "CsvReader" as const;
}

/**
 * Shows the bytes of what is no text and no picture.
 * @gqlType
 */
export class HexReader extends FileReading implements FileReader {
  readonly __typename = "HexReader" as const;
}

/**
 * Shows a picture, of which its own first bytes say that it is one.
 * @gqlType
 */
export class ImageReader extends FileReading implements FileReader {
  readonly __typename = "ImageReader" as const;
}

/**
 * Shows a file that git-lfs keeps elsewhere.
 * @gqlType
 */
export class LfsReader extends FileReading implements FileReader {
  readonly __typename = "LfsReader" as const;
}

/**
 * Shows where a symbolic link leads.
 * @gqlType
 */
export class LinkReader extends FileReading implements FileReader {
  readonly __typename = "LinkReader" as const;
}

/**
 * Shows a text in Markdown as it is meant.
 * @gqlType
 */
export class MarkdownReader extends FileReading implements FileReader {
  readonly __typename = "MarkdownReader" as const;
}

/**
 * Shows a notebook of Jupyter's by its cells.
 * @gqlType
 */
export class NotebookReader extends FileReading implements FileReader {
  readonly __typename = "NotebookReader" as const;
}

/**
 * Shows a file's lines; what nothing else is known for, and a text too large to be read whole.
 * @gqlType
 */
export class SourceReader extends FileReading implements FileReader {
  readonly __typename = "SourceReader" as const;
}

/**
 * Shows which commit of another repository stands here.
 * @gqlType
 */
export class SubmoduleReader extends FileReading implements FileReader {
  readonly __typename = "SubmoduleReader" as const;
}

/**
 * Shows a drawing in SVG as a picture, in which nothing is executed.
 * @gqlType
 */
export class SvgReader extends FileReading implements FileReader {
  readonly __typename = "SvgReader" as const;
}

const LINK = "120000";

/** What a text's name says that it is to be read as. */
const BY_NAME: readonly (readonly [name: RegExp, reader: new (file: FileAtRevision) => FileReader])[] = [
  [/\.(?:md|markdown|mdown|mkd)$/iu, MarkdownReader],
  [/\.(?:csv|tsv|tab)$/iu, CsvReader],
  [/\.ipynb$/iu, NotebookReader],
  [/\.svg$/iu, SvgReader],
];

/**
 * How the file is best shown, by what it is: by its mode, then its first bytes, then its name. Of readers that fit, the first
 * that is `supported`, by the names of their types; null where none is.
 * @gqlField
 */
export async function reader(
  file: FileAtRevision,
  context: Context,
  supported: readonly string[],
): Promise<FileReader | null> {
  const fitting = await fittingReaders(file, context);
  return fitting.find(({ __typename }) => supported.includes(__typename)) ?? null;
}

/** Best first. What cannot be read is left to the lines' reader, which says why. */
async function fittingReaders(file: FileAtRevision, context: Context): Promise<readonly FileReader[]> {
  const blob = file.blob();
  const source = new SourceReader(file);
  if (blob === null) return [new SubmoduleReader(file), source];
  if (file.mode() === LINK) return [new LinkReader(file), source];
  const head = await blob.head(context).catch(unreadable);
  if (head === null) return [source];
  if (parseLfsPointer(head) !== null) return [new LfsReader(file), source];
  if (imageFormat(head) !== null) return [new ImageReader(file), new HexReader(file), source];
  if (isBinaryContent(head) && contentText(head) === null) return [new HexReader(file), source];
  const [, ByName] = BY_NAME.find(([name]) => name.test(file.path())) ?? [];
  return ByName === undefined ? [source] : [new ByName(file), source];
}

function unreadable(error: unknown): null {
  if (error instanceof GalleyError) return null;
  throw error;
}

/**
 * What it shows.
 * @gqlField file
 */
export function readerFile(reader: FileReader): FileAtRevision {
  return reader.shown;
}

/**
 * The browser's code that shows it: `module` as it was given, which is the browser's own name for it; `id` says from which
 * place it is asked.
 * @gqlField js
 */
export function readerCode(_reader: FileReader, module: string, id?: string | null): JSDependency {
  void id;
  return module;
}
