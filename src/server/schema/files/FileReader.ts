import { fallback } from "#contract/errors.ts";
import { imageFormat } from "#server/git/contents/images.ts";
import { contentText, isBinaryContent } from "#server/git/contents/encoding.ts";
import type { Context } from "../request/Context.ts";
import { MadeFrom } from "../request/ServedRepositories.ts";
import type { JSDependency } from "../scalars.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/**
 * The best way to show a file. The type depends on the file, so that the browser loads only the code of that type.
 * @gqlInterface
 */
export interface FileReader {
  readonly __typename: string;
  /** For fields that are defined in other files. */
  readonly source: FileAtRevision;
}

/** Shows values separated by commas, semicolons or tabs as a table. @gqlType */
export class CsvReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "CsvReader" as const;
}

/** Shows the size of a file that is neither text nor an image. @gqlType */
export class BinaryReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "BinaryReader" as const;
}

/** Shows an image, detected by its first bytes. @gqlType */
export class ImageReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "ImageReader" as const;
}

/** Shows the target of a symbolic link. @gqlType */
export class LinkReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "LinkReader" as const;
}

/** Shows rendered Markdown. @gqlType */
export class MarkdownReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "MarkdownReader" as const;
}

/** Shows the cells of a Jupyter notebook. @gqlType */
export class NotebookReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "NotebookReader" as const;
}

/** Shows the lines of a file; for all other files, and for texts that are too large to be read completely. @gqlType */
export class SourceReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "SourceReader" as const;
}

/** Shows the commit of a submodule. @gqlType */
export class SubmoduleReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "SubmoduleReader" as const;
}

/** Shows an SVG as an image, without running scripts in it. @gqlType */
export class SvgReader extends MadeFrom<FileAtRevision> implements FileReader {
  readonly __typename = "SvgReader" as const;
}

const LINK = "120000";

const BY_NAME: readonly (readonly [name: RegExp, reader: new (file: FileAtRevision) => FileReader])[] = [
  [/\.(?:md|markdown|mdown|mkd)$/iu, MarkdownReader],
  [/\.(?:csv|tsv|tab)$/iu, CsvReader],
  [/\.ipynb$/iu, NotebookReader],
  [/\.svg$/iu, SvgReader],
];

/**
 * The best reader for the file, by its mode, then its first bytes, then its name: the first matching reader whose type
 * name is in `supported`; null if there is none.
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

/** Lists the matching readers, best first. A file that cannot be read is left to SourceReader, which shows the error. */
async function fittingReaders(file: FileAtRevision, context: Context): Promise<readonly FileReader[]> {
  const blob = file.blob;
  const source = new SourceReader(file);
  if (blob === null) return [new SubmoduleReader(file), source];
  if (file.mode === LINK) return [new LinkReader(file), source];
  const head = await blob.head(context).catch(fallback(null));
  if (head === null) return [source];
  if (imageFormat(head) !== null) return [new ImageReader(file), new BinaryReader(file), source];
  if (isBinaryContent(head) && contentText(head) === null) return [new BinaryReader(file), source];
  const [, ByName] = BY_NAME.find(([name]) => name.test(file.path)) ?? [];
  return ByName === undefined ? [source] : [new ByName(file), source];
}

/** The file to show. @gqlField file */
export function readerFile(reader: FileReader): FileAtRevision {
  return reader.source;
}

/**
 * The browser's code for this reader: returns `module`, the browser's own name for it; `id` identifies the calling
 * component.
 * @gqlField js
 */
export function readerCode(_reader: FileReader, module: string, id?: string | null): JSDependency {
  void id;
  return module;
}
