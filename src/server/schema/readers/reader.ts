import { GalleyError } from "#contract/errors.ts";
import { contentText } from "#server/git/contents/contentText.ts";
import { imageFormat } from "#server/git/contents/imageFormat.ts";
import { isBinaryContent } from "#server/git/contents/isBinaryContent.ts";
import { parseLfsPointer } from "#server/git/contents/parseLfsPointer.ts";
import type { Context } from "../request/Context.ts";
import { CsvReader } from "./CsvReader.ts";
import type { FileAtRevision } from "../files/FileAtRevision.ts";
import type { FileReader } from "./FileReader.ts";
import { HexReader } from "./HexReader.ts";
import { ImageReader } from "./ImageReader.ts";
import { LfsReader } from "./LfsReader.ts";
import { LinkReader } from "./LinkReader.ts";
import { MarkdownReader } from "./MarkdownReader.ts";
import { NotebookReader } from "./NotebookReader.ts";
import { SourceReader } from "./SourceReader.ts";
import { SubmoduleReader } from "./SubmoduleReader.ts";
import { SvgReader } from "./SvgReader.ts";

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
