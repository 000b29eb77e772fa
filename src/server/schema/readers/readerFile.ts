import type { FileAtRevision } from "../files/FileAtRevision.ts";
import type { FileReader } from "./FileReader.ts";

/**
 * What it shows.
 * @gqlField file
 */
export function readerFile(reader: FileReader): FileAtRevision {
  return reader.shown;
}
