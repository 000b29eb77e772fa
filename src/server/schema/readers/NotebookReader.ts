import type { FileReader } from "./FileReader.ts";
import { FileReading } from "./FileReading.ts";

/**
 * Shows a notebook of Jupyter's by its cells.
 * @gqlType
 */
export class NotebookReader extends FileReading implements FileReader {
  readonly __typename = "NotebookReader" as const;
}
