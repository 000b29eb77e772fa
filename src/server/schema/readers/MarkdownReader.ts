import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows a text in Markdown as it is meant.
 * @gqlType
 */
export class MarkdownReader extends FileReading implements FileReader {
  readonly __typename = "MarkdownReader" as const;
}
