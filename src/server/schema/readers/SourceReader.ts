import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows a file's lines; what nothing else is known for, and a text too large to be read whole.
 * @gqlType
 */
export class SourceReader extends FileReading implements FileReader {
  readonly __typename = "SourceReader" as const;
}
